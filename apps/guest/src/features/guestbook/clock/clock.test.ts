import type { Box } from '@innkeeper/api/guestbook.ts'
import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleBox } from '../sample-box.ts'
import { nextChange, openBoxes, openBoxesAt, startClock } from './clock.ts'

const ZONE = 'Europe/Oslo'
/** A winter day: Oslo is one hour ahead. */
const at = (time: string) => Date.parse(`2026-11-16T${time}:00+01:00`)
const HOUR = 3_600_000

const evening = { isVisible: true, start: { hours: 17, minutes: 0 }, end: { hours: 22, minutes: 59 } }
const fireside: Box = {
  ...sampleBox({ id: 'fireside' }),
  opens: {
    dateRange: DEFAULT_VISIBILITY.dateRange,
    weekdays: [evening, evening, evening, evening, evening, evening, evening],
  },
}
const always = sampleBox({ id: 'always' })
const openIds = (now: number) => openBoxes([fireside, always], now, ZONE).map(({ id }) => id)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a box shows from its first minute to its last, in the time zone of the property', () => {
  expect(openIds(at('16:59'))).toEqual(['always'])
  expect(openIds(at('17:00'))).toEqual(['fireside', 'always'])
  expect(openIds(at('22:59'))).toEqual(['fireside', 'always'])
  expect(openIds(at('23:00'))).toEqual(['always'])
})

test('a box in a group shows while the group does', () => {
  const boxes = [fireside, sampleBox({ id: 'cocoa', parentId: 'fireside' })]
  expect(openBoxes(boxes, at('16:59'), ZONE)).toEqual([])
  expect(openBoxes(boxes, at('17:00'), ZONE)).toEqual(boxes)
})

test('a preview shows what is open at any of its moments', () => {
  const monday = { date: '2026-11-16', weekday: 1 } as const
  const idsAt = (...minutes: number[]) =>
    openBoxesAt(
      [fireside, always],
      minutes.map((minute) => ({ ...monday, minute })),
    ).map(({ id }) => id)
  expect(idsAt(12 * 60)).toEqual(['always'])
  expect(idsAt(12 * 60, 18 * 60)).toEqual(['fireside', 'always'])
  expect(idsAt()).toEqual([])
})

test('the next change is when a box opens, then when it closes', () => {
  expect(nextChange([fireside, always], at('12:00'), ZONE)).toBe(at('17:00'))
  expect(nextChange([fireside, always], at('17:00'), ZONE)).toBe(at('23:00'))
})

test('boxes that are always open ask for nothing before tomorrow', () => {
  expect(nextChange([always], at('12:00'), ZONE)).toBe(at('12:00') + 24 * HOUR)
})

test('a box appears at 17:00 without a reload and without polling', () => {
  vi.setSystemTime(at('16:30'))
  const told: number[] = []
  const stop = startClock(
    (now) => nextChange([fireside], now, ZONE),
    (now) => told.push(now),
    page(),
  )
  vi.advanceTimersByTime(HOUR)
  stop()
  vi.advanceTimersByTime(24 * HOUR)
  expect(told).toEqual([at('16:30'), at('17:00')])
})

test('a page that is looked at again after sleeping tells the time anew', () => {
  vi.setSystemTime(at('12:00'))
  const told: number[] = []
  const seen = page()
  const stop = startClock(
    (now) => now + 24 * HOUR,
    (now) => told.push(now),
    seen,
  )
  vi.setSystemTime(at('18:00'))
  seen.show()
  stop()
  seen.show()
  expect(told).toEqual([at('12:00'), at('18:00')])
})

function page() {
  const target = new EventTarget()
  return {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    visibilityState: 'visible' as const,
    show: () => target.dispatchEvent(new Event('visibilitychange')),
  }
}
