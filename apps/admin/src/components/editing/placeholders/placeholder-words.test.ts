import { PLACEHOLDERS } from '@innkeeper/domain/guestbook/placeholders.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipAt, type NameOf, piecesOf, shownWords, storedWords } from './placeholder-words.ts'

const NAMES: Record<string, string> = { firstName: 'First name', roomNumber: 'Room number' }
const nameOf: NameOf = (name) => NAMES[name] ?? `the ${name}`

test('a placeholder is read by its name, never in braces', () => {
  expect(shownWords('Welcome, {{firstName}}!', nameOf)).toBe('Welcome, ‹First name›!')
  expect(storedWords('Welcome, ‹First name›!', nameOf)).toBe('Welcome, {{firstName}}!')
})

test('what is no placeholder stays as it was written', () => {
  for (const text of ['{{constructor}}', '{{ }}', '‹quoted›', '5 < 6 › 4']) {
    expect(storedWords(shownWords(text, nameOf), nameOf)).toBe(text)
  }
})

test('whatever is stored is stored again as it was', () => {
  const part = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(...PLACEHOLDERS).map((name) => `{{${name}}}`),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const stored = parts.join('')
      const shown = shownWords(stored, nameOf)
      return (
        storedWords(shown, nameOf) ===
          stored.replace(/\{\{\s*(\w+)\s*\}\}/g, (all, name) =>
            (PLACEHOLDERS as readonly string[]).includes(name) ? `{{${name}}}` : all,
          ) &&
        piecesOf(shown, nameOf)
          .map(({ text }) => text)
          .join('') === shown
      )
    }),
  )
})

test('a chip is deleted as one, a letter beside it as a letter', () => {
  const pieces = piecesOf('Hi ‹First name›, you', nameOf)
  expect(chipAt(pieces, 15, 'Backspace')).toEqual({ from: 3, to: 15 })
  expect(chipAt(pieces, 3, 'Delete')).toEqual({ from: 3, to: 15 })
  expect(chipAt(pieces, 3, 'Backspace')).toBeNull()
  expect(chipAt(pieces, 16, 'Backspace')).toBeNull()
})
