import type { Availability } from '@innkeeper/domain/orders/availability-schema.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { OversoldNotice } from './oversold-notice.tsx'

const DAY = '2026-12-12'
const say = (availability: Availability | null, days: readonly (readonly [string, number, string?])[]) =>
  draw(
    <OversoldNotice
      availability={availability}
      sold={days.map(([day, sold, slot = '']) => ({ day, sold, slot }))}
    />,
  )
const eachDay = (places: number): Availability => ({ kind: 'each day', places })

test('a day with more sold than places is said, with what that means', () => {
  const markup = say(eachDay(4), [
    [DAY, 6],
    [addDays(DAY, 1), 4],
  ])
  expect(markup).toContain('Sat 12 Dec: 6 sold, 4 places')
  expect(markup).toContain('Nothing more is sold for that day. What guests have ordered stays.')
  expect(markup).not.toContain('13 Dec')
})

test('times are said by the clock, and those that are no more', () => {
  const slots = [{ time: '18:00', weekdays: [6], places: 1 }]
  const markup = say({ kind: 'time slots', slots }, [
    [DAY, 2, '18:00'],
    [DAY, 3, '20:00'],
  ])
  expect(markup).toContain('Sat 12 Dec, 18:00: 2 sold, 1 place')
  expect(markup).toContain('Sat 12 Dec, 20:00: 3 sold, no places')
})

test('of many the next ones are named and the others counted', () => {
  const many = Array.from({ length: 8 }, (_, place) => [addDays(DAY, place), 6] as const)
  const markup = say(eachDay(4), many)
  expect(markup).toContain('Wed 16 Dec: 6 sold')
  expect(markup).not.toContain('Thu 17 Dec')
  expect(markup).toContain('And 3 more.')
})

test('what is half typed, what is enough and what nobody counts says nothing', () => {
  for (const availability of [eachDay(0), eachDay(6), null])
    expect(say(availability, [[DAY, 6]])).not.toContain('sold')
})
