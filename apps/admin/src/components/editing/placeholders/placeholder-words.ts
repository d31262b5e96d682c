import { PLACEHOLDERS, type Placeholder } from '@innkeeper/domain/guestbook/placeholders.ts'

export type NameOf = (name: Placeholder) => string

/** Signs nobody types by accident; between them stands the placeholder's name. */
const [OPEN, CLOSE] = ['‹', '›']
const STORED = /\{\{\s*(\w+)\s*\}\}/g
const SHOWN = /‹[^‹›]*›/g

/** The words as staff read them: ‹First name› where {{firstName}} is stored. What is no placeholder stays. */
export function shownWords(stored: string, nameOf: NameOf): string {
  return stored.replace(STORED, (written, name: string) => {
    const known = PLACEHOLDERS.find((one) => one === name)
    return known ? OPEN + nameOf(known) + CLOSE : written
  })
}

/** The words as they are stored. */
export function storedWords(shown: string, nameOf: NameOf): string {
  return shown.replace(SHOWN, (chip) => {
    const known = PLACEHOLDERS.find((name) => nameOf(name) === chip.slice(1, -1))
    return known ? `{{${known}}}` : chip
  })
}

export type Piece = { text: string; at: number; isChip: boolean }

/** The shown words in pieces, chips apart from the rest. */
export function piecesOf(shown: string, nameOf: NameOf): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (text: string, isChip: boolean) => {
    if (text !== '') pieces.push({ text, at, isChip })
    at += text.length
  }
  for (const { 0: chip, index } of shown.matchAll(SHOWN)) {
    add(shown.slice(at, index), false)
    add(chip, storedWords(chip, nameOf) !== chip)
  }
  add(shown.slice(at), false)
  return pieces
}

/** A chip is deleted as one: from where to where, when the key is pressed at this place; null for a plain letter. */
export function chipAt(
  pieces: readonly Piece[],
  caret: number,
  key: 'Backspace' | 'Delete',
): { from: number; to: number } | null {
  const found = pieces.find(({ text, at, isChip }) => {
    const end = at + text.length
    return isChip && (key === 'Backspace' ? at < caret && caret <= end : at <= caret && caret < end)
  })
  return found ? { from: found.at, to: found.at + found.text.length } : null
}
