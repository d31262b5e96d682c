import { expect, test } from 'vitest'
import { addRecent, readRecent } from './recent-choices.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
}
const anna = { userId: 'anna', propertyId: 'fjellheim' }

test('what was opened last stands first, once, and only the last few', () => {
  const storage = memory()
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) addRecent(storage, anna, key)
  expect(readRecent(storage, anna)).toEqual(['b', 'f', 'e', 'd', 'c'])
})

test('each person has their own in each property', () => {
  const storage = memory()
  addRecent(storage, anna, 'a')
  expect(readRecent(storage, { ...anna, userId: 'ola' })).toEqual([])
  expect(readRecent(storage, { ...anna, propertyId: 'havnehuset' })).toEqual([])
})

test('a storage that is forbidden or holds something else does no harm', () => {
  const broken = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full')
    },
  }
  addRecent(broken, anna, 'a')
  expect(readRecent(broken, anna)).toEqual([])
})
