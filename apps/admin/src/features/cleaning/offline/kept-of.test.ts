import { expect, test } from 'vitest'
import { isFresh, LONGEST_KEPT_MS } from './kept-names.ts'
import { isAnythingKept, isKeptOf, noteKeptOf, noteNothingKept } from './kept-of.ts'

function device() {
  const names = new Map<string, string>()
  return () => ({
    getItem: (name: string) => names.get(name) ?? null,
    setItem: (name: string, value: string) => void names.set(name, value),
    removeItem: (name: string) => void names.delete(name),
  })
}
const mia = { userId: 'mia', propertyId: 'fjellheim' }

test('what is kept belongs to one person in one property', () => {
  const names = device()
  expect(isAnythingKept(names)).toBe(false)
  noteKeptOf(mia, names)
  expect(isKeptOf(mia, names)).toBe(true)
  expect(isKeptOf({ ...mia, propertyId: 'elsewhere' }, names)).toBe(false)
  expect(isKeptOf({ ...mia, userId: 'ola' }, names)).toBe(false)
  noteNothingKept(names)
  expect(isAnythingKept(names)).toBe(false)
})

test('a browser that forbids storage keeps nothing, and says so without failing', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  noteKeptOf(mia, forbidden)
  expect(isKeptOf(mia, forbidden)).toBe(false)
  expect(isAnythingKept(forbidden)).toBe(false)
})

test('a list is of use for a day, and not from a clock that was wrong', () => {
  expect(isFresh(1000, 1000 + LONGEST_KEPT_MS)).toBe(true)
  expect(isFresh(1000, 1001 + LONGEST_KEPT_MS)).toBe(false)
  expect(isFresh(2000, 1000)).toBe(false)
})
