import { typedDatePattern } from '@innkeeper/i18n/format.ts'
import { describe, expect, test } from 'vitest'
import { settledDate, shownDate, storedDate, typedDate } from './typed-date.ts'

const DANISH = typedDatePattern('da')
const SWEDISH = typedDatePattern('sv')
const FINNISH = typedDatePattern('fi')
const type = (keys: string, pattern: string) =>
  [...keys].reduce((shown, key) => typedDate(shown, shown + key, pattern), '')

describe('a date is typed as digits in the order of the language', () => {
  test('separators come by themselves', () => {
    expect(type('14031988', DANISH)).toBe('14/03/1988')
    expect(type('19880314', SWEDISH)).toBe('1988-03-14')
    expect(type('14031988', FINNISH)).toBe('14.03.1988')
    expect(type('14', DANISH)).toBe('14/')
  })
  test('whoever types them is not given two', () => {
    expect(type('14/03/1988', DANISH)).toBe('14/03/1988')
    expect(type('2.9.1986', FINNISH)).toBe('02.09.1986')
    expect(type('1988-3-4', SWEDISH)).toBe('1988-03-4')
  })
  test('what is taken away is not put back', () => {
    expect(typedDate('14/', '14', DANISH)).toBe('14')
    expect(typedDate('14/03/1988', '14/03/198', DANISH)).toBe('14/03/198')
  })
  test('what a browser fills in or somebody pastes is understood', () => {
    expect(typedDate('', '1988-03-14', DANISH)).toBe('14/03/1988')
    expect(typedDate('', '14.03.1988', DANISH)).toBe('14/03/1988')
    expect(typedDate('02/09/1986', '14031988', DANISH)).toBe('14/03/1988')
  })
  test('letters and further digits are left out', () => {
    expect(type('14031988123', DANISH)).toBe('14/03/1988')
    expect(type('ab14', DANISH)).toBe('14/')
  })
})

test('what is not whole is stored as it was typed, and is no date', () => {
  expect(storedDate('14/03/', DANISH)).toBe('14/03/')
  expect(storedDate('14/03/88', DANISH)).toBe('14/03/88')
  expect(storedDate('14/03/1988', DANISH)).toBe('1988-03-14')
  expect(storedDate('1988-03-4', SWEDISH)).toBe('1988-03-04')
})

test('every day is shown and read back in every order', () => {
  const day = new Date('1886-12-28T00:00:00Z')
  for (; day.getUTCFullYear() < 2040; day.setUTCDate(day.getUTCDate() + 97)) {
    const stored = day.toISOString().slice(0, 10)
    for (const pattern of [DANISH, SWEDISH, FINNISH]) {
      const shown = shownDate(stored, pattern)
      expect(storedDate(shown, pattern)).toBe(stored)
      expect(type(shown.replace(/\D/g, ''), pattern)).toBe(shown)
    }
  }
})

test('the year at the other end is understood as it is typed, where nothing else can be meant', () => {
  expect(type('1988-03-14', DANISH)).toBe('14/03/1988')
  expect(type('14.03.1988', SWEDISH)).toBe('1988-03-14')
  expect(type('14031988', SWEDISH)).toBe('1988-03-14')
})

test('Arabic and Persian digits are digits', () => {
  expect(type('١٤٠٣١٩٨٨', DANISH)).toBe('14/03/1988')
  expect(type('۱۴۰۳۱۹۸۸', FINNISH)).toBe('14.03.1988')
})

test('a year of two digits has been, or for what ends is to come', () => {
  const born = { today: '2026-11-18', isPast: true }
  expect(settledDate(type('14.3.88', DANISH), DANISH, born)).toBe('1988-03-14')
  expect(settledDate(type('14.3.88', SWEDISH), SWEDISH, born)).toBe('1988-03-14')
  expect(settledDate('88-03-14', SWEDISH, born)).toBe('1988-03-14')
  expect(settledDate('14/03/19', DANISH, born)).toBe('2019-03-14')
  expect(settledDate('19/11/26', DANISH, born)).toBe('1926-11-19')
  expect(settledDate('14/03/31', DANISH, { ...born, isPast: false })).toBe('2031-03-14')
  expect(settledDate('31/02/88', DANISH, born)).toBe('31/02/88')
  expect(settledDate('14/03/1988', DANISH, born)).toBe('1988-03-14')
})
