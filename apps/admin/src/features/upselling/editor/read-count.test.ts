import { expect, test } from 'vitest'
import { UNREADABLE } from '../../../components/editing/amount-field/amount-field.tsx'
import { countText, readCount } from './read-count.ts'

const read = (typed: string) => readCount(typed, { min: 1, max: 60 })

test('what is no whole number within the limits is told, never turned into another one', () => {
  for (const typed of ['2.5', '2,5', '-5', '0', '61', '1e1', 'two'])
    expect(read(typed), typed).toBe(UNREADABLE)
})

test('a whole number is itself, and an empty field says none', () => {
  expect([read('1'), read(' 07 '), read('60')]).toEqual([1, 7, 60])
  expect([read(''), read('  ')]).toEqual([null, null])
})

test('a number that is none leaves its field to what was typed', () => {
  expect([countText(7), countText(null), countText(UNREADABLE)]).toEqual(['7', '', ''])
})
