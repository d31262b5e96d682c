import { describe, expect, test } from 'vitest'
import { englishTexts } from '../../../platform/english-texts.ts'
import { lineWhenWords, saysItsDays } from './line-when-words.ts'
import { summaryWords } from './use-summary.ts'

const t = await englishTexts()
/** A Sunday. */
const TODAY = '2026-11-15'
const say = (days: string[], time: string | null = null) => lineWhenWords(t, { days, time }, TODAY)

describe('when a line is for', () => {
  test('within a week days go by their names, whatever order they came in', () => {
    expect(say(['2026-11-18', '2026-11-16'], '21:00')).toBe('Monday and Wednesday, 21:00')
    expect(say(['2026-11-15'], '18:00')).toBe('today, 18:00')
    expect(say(['2026-11-21'])).toBe('Saturday')
  })

  test('further away, or past, they say their date', () => {
    expect(say(['2026-11-22'])).toBe('Sun 22 Nov')
    expect(say(['2026-11-20', '2026-11-23'])).toBe('Fri 20 Nov and Mon 23 Nov')
    expect(say(['2026-11-14'])).toBe('Sat 14 Nov')
  })

  test('three days in a row and more are a stretch, one left out makes them single days', () => {
    expect(say(['2026-11-16', '2026-11-17', '2026-11-18'])).toBe('Monday to Wednesday')
    expect(say(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'])).toBe('Sun 29 Nov to Wed 2 Dec')
    expect(say(['2026-11-16', '2026-11-17', '2026-11-19'])).toBe('Monday, Tuesday and Thursday')
  })

  test('a line without days says nothing of them', () => {
    expect(say([], '21:00')).toBe('')
  })
})

const line = (title: string, days: string[] = [], time: string | null = null) => ({
  quantity: 2,
  title,
  kind: 'brought' as const,
  comment: '',
  days,
  time,
})

const order = (...summary: ReturnType<typeof line>[]) => ({ summary, source: 'upselling' as const })

test('a request says of each thing for when it is', () => {
  const cocoa = line('Cocoa', ['2026-11-16', '2026-11-18'], '21:00')
  expect(summaryWords(t, order(cocoa), TODAY)).toBe('2 × Cocoa, Monday and Wednesday, 21:00')
  expect(summaryWords(t, order(cocoa, line('Wine')), TODAY)).toBe(
    '2 × Cocoa (Monday and Wednesday, 21:00), 2 × Wine',
  )
})

test('a room upgrade is one room for its nights, however many prices they have', () => {
  const upgrade = (...summary: ReturnType<typeof line>[]) =>
    summaryWords(t, { summary, source: 'room upgrades' }, TODAY)
  expect(upgrade(line('Fjord suite', ['2026-11-29', '2026-11-24', '2026-11-25']))).toBe(
    'Upgrade to Fjord suite, 3 nights from Tue 24 Nov',
  )
  expect(
    upgrade(line('Fjord suite', ['2026-11-18']), line('Fjord suite', ['2026-11-16', '2026-11-17'])),
  ).toBe('Upgrade to Fjord suite, 3 nights from Monday')
  expect(upgrade(line('Fjord suite'))).toBe('Upgrade to Fjord suite')
})

test('what says its days needs no other time beside it', () => {
  expect(saysItsDays(order(line('Cocoa', ['2026-11-16']), line('Wine')))).toBe(true)
  expect(saysItsDays(order(line('Wine')))).toBe(false)
})
