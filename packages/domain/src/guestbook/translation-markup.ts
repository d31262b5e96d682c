import { escapeText, PLACEHOLDER, readText } from './markup-text.ts'
import type { RichTextInline } from './rich-text.ts'
import type { Line } from './translated-lines.ts'

/*
 * A line on its way through a translator, as HTML that translators know to keep: what is bold, italic or a link
 * stands between numbered tags, so that the sentence stays whole; what must not be translated says so.
 */

/** The line as markup. `g` is a marked part by its place in the line, `x` a placeholder by its number. */
export function toMarkup(line: Line): string {
  let placeholders = 0
  const written = (text: string) => {
    const found = text.match(PLACEHOLDER) ?? []
    return text
      .split(PLACEHOLDER)
      .map(escapeText)
      .map((part, at) =>
        at === 0
          ? part
          : `<x id="${placeholders++}" translate="no">${escapeText(found[at - 1] ?? '')}</x>${part}`,
      )
      .join('')
  }
  return line
    .map((part, place) => {
      if (part.type === 'hardBreak') return '<br>'
      return part.marks?.length ? `<g id="${place}">${written(part.text)}</g>` : written(part.text)
    })
    .join('')
}

/** The texts of a line between placeholders and marks, for a translator that loses tags. */
export function piecesOf(line: Line): string[] {
  return line
    .flatMap((part) => (part.type === 'text' ? part.text.split(PLACEHOLDER) : []))
    .filter(isWord)
    .map(escapeText)
}

/** The line with its pieces translated one by one; spaces at their ends stay as they were. */
export function fromPieces(line: Line, translated: readonly string[]): RichTextInline[] {
  let place = 0
  const inOtherWords = (piece: string) => {
    if (!isWord(piece)) return piece
    const words = readText((translated[place++] ?? '').replace(/<[^>]*>/g, '')).trim()
    const [before, after] = [piece.length - piece.trimStart().length, piece.trimEnd().length]
    return piece.slice(0, before) + (words || piece.trim()) + piece.slice(after)
  }
  return line.map((part) => {
    if (part.type === 'hardBreak') return part
    const found = part.text.match(PLACEHOLDER) ?? []
    const pieces = part.text.split(PLACEHOLDER).map(inOtherWords)
    const text = pieces.map((piece, at) => (at === 0 ? piece : (found[at - 1] ?? '') + piece)).join('')
    return { ...part, text }
  })
}

const isWord = (piece: string) => piece.trim() !== ''
