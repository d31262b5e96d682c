import { PLACEHOLDER, readText } from './markup-text.ts'
import type { RichTextInline, RichTextMark } from './rich-text.ts'
import type { Line } from './translated-lines.ts'

type Token =
  | { kind: 'text'; text: string }
  | { kind: 'g' | 'x' | 'br'; id: string; isClose: boolean; isWhole: boolean }

/**
 * The line that a translated markup says, believed only when every tag of the source is there again; null when one
 * was lost, added or mixed up.
 */
export function fromMarkup(markup: string, source: Line): RichTextInline[] | null {
  const tokens = tokensOf(markup)
  if (!tokens) return null
  const reader = createReader(source)
  return tokens.every(reader.take) ? reader.line() : null
}

function createReader(source: Line) {
  const placeholders = source.flatMap((part) =>
    part.type === 'text' ? (part.text.match(PLACEHOLDER) ?? []) : [],
  )
  const marked = source.filter((part) => part.type === 'text' && part.marks?.length).length
  const parts: RichTextInline[] = []
  const seen = new Set<string>()
  let open: RichTextMark[] | null = null
  let isInPlaceholder = false

  const say = (text: string) => {
    const last = parts.at(-1)
    if (last?.type === 'text' && sameMarks(last.marks, open)) {
      parts[parts.length - 1] = { ...last, text: last.text + text }
    } else parts.push({ type: 'text', text, ...(open ? { marks: open } : {}) })
  }
  const takeMarked = (id: string, isClose: boolean): boolean => {
    if (isClose) {
      const wasOpen = open !== null
      open = null
      return wasOpen
    }
    const part = source[Number(id || Number.NaN)]
    if (open || part?.type !== 'text' || !part.marks?.length) return false
    open = part.marks
    seen.add(`g${id}`)
    return true
  }
  const takePlaceholder = (id: string, isWhole: boolean): boolean => {
    const text = placeholders[Number(id || Number.NaN)]
    if (text === undefined || seen.has(`x${id}`)) return false
    seen.add(`x${id}`)
    say(text)
    isInPlaceholder = !isWhole
    return true
  }

  return {
    /** False when the token cannot stand here. */
    take(token: Token): boolean {
      if (isInPlaceholder) {
        // A translator may have touched what stands between the tags: the number says what it was.
        isInPlaceholder = token.kind === 'text'
        return token.kind === 'text' || (token.kind === 'x' && token.isClose)
      }
      switch (token.kind) {
        case 'text':
          say(token.text)
          return true
        case 'g':
          return takeMarked(token.id, token.isClose)
        case 'x':
          return !token.isClose && takePlaceholder(token.id, token.isWhole)
        case 'br':
          if (!token.isClose) parts.push({ type: 'hardBreak' })
          return open === null
      }
    },
    line(): RichTextInline[] | null {
      const isWhole = !open && !isInPlaceholder && seen.size === marked + placeholders.length
      return isWhole && breaksIn(parts) === breaksIn(source) ? parts : null
    },
  }
}

/** Null when there is a tag that was never sent. */
function tokensOf(markup: string): Token[] | null {
  const tokens: Token[] = []
  for (const text of markup.match(/<[^>]*>|[^<]+/g) ?? []) {
    if (!text.startsWith('<')) {
      tokens.push({ kind: 'text', text: readText(text) })
      continue
    }
    const [, close, name, attributes = '', whole] = /^<(\/?)(g|x|br)\b([^>]*?)(\/?)>$/i.exec(text) ?? []
    if (name === undefined) return null
    const kind = name.toLowerCase() as 'g' | 'x' | 'br'
    const id = /\bid="?(\d+)"?/.exec(attributes)?.[1] ?? ''
    tokens.push({ kind, id, isClose: close === '/', isWhole: whole === '/' })
  }
  return tokens
}

const breaksIn = (line: Line) => line.filter(({ type }) => type === 'hardBreak').length

function sameMarks(one: readonly RichTextMark[] | undefined, other: readonly RichTextMark[] | null): boolean {
  return JSON.stringify(one ?? []) === JSON.stringify(other ?? [])
}
