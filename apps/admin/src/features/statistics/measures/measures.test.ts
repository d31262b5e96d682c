import type { Measure } from '@innkeeper/domain/statistics/subjects.ts'
import { expect, test } from 'vitest'
import { changeOf } from '../../../components/figures/change.ts'
import { englishTexts } from '../../../platform/english-texts.ts'
import { durationWords } from './duration-words.ts'
import { measureChange } from './measure-change.ts'
import { toneOf } from './measure-meaning.ts'
import { axisWords, valueWords } from './value-words.ts'

const t = await englishTexts()
const writing = { t, currency: 'NOK' }
const FACTORS = { water: 1, minutes: 1, money: 1 }
const sum: Measure = { unit: 'count', from: 'sum', key: 'visits' }
const share: Measure = { unit: 'share', from: 'part', key: 'a', of: 'b' }
const score: Measure = { unit: 'score', from: 'balance', key: 'a', against: 'c', of: 'b' }
const time: Measure = { unit: 'seconds', from: 'mean', key: 'a', of: 'b' }
const plain = (words: string) => words.replaceAll('\u00a0', ' ')

test('a change is told in whole percent, and not at all from nothing', () => {
  expect(changeOf(15, 10)).toEqual({ direction: 'up', percent: 50 })
  expect(changeOf(5, 10)).toEqual({ direction: 'down', percent: 50 })
  expect(changeOf(1001, 1000)).toEqual({ direction: 'same', percent: 0 })
  expect(changeOf(0, 10)).toEqual({ direction: 'down', percent: 100 })
  expect(changeOf(10, 0)).toBeNull()
})

test('a wait is told in the unit a person would use', () => {
  expect(durationWords(0.2, t)).toBe('1 second')
  expect(durationWords(59, t)).toBe('59 seconds')
  expect(durationWords(90, t)).toBe('2 minutes')
  expect(durationWords(7100, t)).toBe('118 minutes')
  expect(durationWords(7200, t)).toBe('2 hours')
  expect(durationWords(3 * 86_400, t)).toBe('3 days')
})

test('every unit is written as a hotelier would', () => {
  expect(plain(valueWords('count', 12_345, writing))).toBe('12,345')
  expect(plain(valueWords('money', 1_234_500, writing))).toBe('NOK 12,345')
  expect(valueWords('share', 0.613, writing)).toBe('61%')
  expect(valueWords('share', 0.0042, writing)).toBe('0.4%')
  expect(valueWords('share', 0, writing)).toBe('0%')
  expect(valueWords('share', 1.12, writing)).toBe('112%')
  expect(valueWords('score', 42.4, writing)).toBe('+42')
  expect(valueWords('score', -7.6, writing)).toBe('−8')
  expect(valueWords('seconds', 340, writing)).toBe('6 minutes')
  expect(plain(valueWords('litres', 1240, writing))).toBe('1,240 litres')
  expect(valueWords('minutes', 90, writing)).toBe('1.5 hours')
  expect(valueWords('minutes', 1230, writing)).toBe('21 hours')
  expect(valueWords('share', null, writing)).toBe('–')
  expect(axisWords('seconds', 900, writing)).toBe('15 min')
  expect(plain(axisWords('money', 1_234_500, writing))).toBe('12,345')
})

const counted = (visits: number, days: number) => ({ counts: { visits }, days })

test('sums of as many days are held against each other as they are', () => {
  expect(measureChange(sum, counted(120, 30), counted(100, 30), FACTORS)).toEqual({
    ...{ kind: 'percent', direction: 'up', by: 20 },
  })
  expect(measureChange(sum, counted(0, 30), counted(0, 30), FACTORS)).toMatchObject({ direction: 'same' })
  expect(measureChange(sum, counted(3, 30), counted(0, 30), FACTORS)).toEqual({
    ...{ kind: 'first', direction: 'up' },
  })
  expect(measureChange(sum, counted(25_000, 30), counted(42, 30), FACTORS)).toEqual({
    ...{ kind: 'manyTimes', direction: 'up' },
  })
})

test('sums of other days are held against each other by day: a month is no better than a week for being longer', () => {
  expect(measureChange(sum, counted(70, 7), counted(300, 30), FACTORS)).toEqual({
    ...{ kind: 'perDay', direction: 'same', by: 0 },
  })
  expect(measureChange(sum, counted(366, 366), counted(730, 365), FACTORS)).toEqual({
    ...{ kind: 'perDay', direction: 'down', by: 50 },
  })
})

test('shares and scores move by the points one reads, whatever the days', () => {
  const of = (a: number, b: number, c = 0, days = 7) => ({ counts: { a, b, c }, days })
  expect(measureChange(share, of(624, 1000), of(585, 1000, 0, 30), FACTORS)).toEqual({
    ...{ kind: 'points', direction: 'up', by: 3 },
  })
  expect(measureChange(score, of(5, 10, 1), of(6, 10, 1), FACTORS)).toEqual({
    ...{ kind: 'points', direction: 'down', by: 10 },
  })
  expect(measureChange(time, of(1200, 4), of(2400, 4), FACTORS)).toEqual({
    ...{ kind: 'time', direction: 'down', by: 50 },
  })
  // Both are read as eleven minutes.
  expect(measureChange(time, of(655, 1), of(662, 1), FACTORS)).toEqual({
    ...{ kind: 'time', direction: 'same', by: 0 },
  })
  expect(measureChange(share, of(0, 0), of(1, 2), FACTORS)).toEqual({ kind: 'none' })
  expect(measureChange(share, of(1, 2), of(0, 0), FACTORS)).toEqual({ kind: 'none' })
})

test('fewer declined orders and shorter waits are good, fewer arrivals neither', () => {
  expect(toneOf('orders', 'revenue', 'up')).toBe('good')
  expect(toneOf('orders', 'declined', 'down')).toBe('good')
  expect(toneOf('answers', 'requestTime', 'up')).toBe('bad')
  expect(toneOf('visits', 'arrivals', 'down')).toBe('neither')
  expect(toneOf('visits', 'visits', 'same')).toBe('neither')
})
