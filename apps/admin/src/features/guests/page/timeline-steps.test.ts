import { expect, test } from 'vitest'
import { type BookingEvent, folded, timelineOf } from './timeline-steps.ts'

const event = (revision: number, kind: BookingEvent['kind']): BookingEvent => ({
  revision,
  kind,
  at: `2026-11-0${revision}T10:00:00Z`,
  source: 'staff',
  by: 'Ola',
  fields: [],
})
const stay = {
  history: [event(2, 'changed'), event(1, 'created')],
  state: 'precheckin' as const,
  arrival: '2026-11-15',
  departure: '2026-11-18',
  cancelledAt: null,
  noShowAt: null,
  isErased: false,
  createdAt: '2026-11-01T10:00:00Z',
  source: 'import' as const,
}
const words = (change: Partial<Parameters<typeof timelineOf>[0]> = {}) =>
  timelineOf({ ...stay, ...change }).map((step) =>
    step.kind === 'happened' ? step.event.kind : `${step.what}${step.isNow ? '!' : ''}`,
  )

test('what happened stands before what comes, oldest first', () => {
  expect(words()).toEqual(['created', 'changed', 'checkIn!', 'checkOut'])
  expect(words({ state: 'checkin' })).toEqual(['created', 'changed', 'checkOut!'])
  expect(words({ state: 'checkout' })).toEqual(['created', 'changed'])
})

test('a booking without a line for its beginning begins when it was written', () => {
  const [first] = timelineOf({ ...stay, history: [event(2, 'checked-in')] })
  expect(first).toMatchObject({ event: { kind: 'created', source: 'import', at: stay.createdAt } })
})

test('nothing comes for a booking that is not to be', () => {
  expect(words({ noShowAt: '2026-11-16T10:00:00Z' })).toEqual(['created', 'changed'])
})

test('nobody comes where the guest was erased; who is in house still leaves', () => {
  expect(words({ isErased: true })).toEqual(['created', 'changed'])
  expect(words({ isErased: true, state: 'checkin' })).toEqual(['created', 'changed', 'checkOut!'])
})

test('a long history keeps its beginning and its end', () => {
  const history = Array.from({ length: 9 }, (_, index) =>
    event(9 - index, index === 8 ? 'created' : 'changed'),
  )
  const steps = timelineOf({ ...stay, history, state: 'checkout' })
  const { before, hidden, after } = folded(steps)
  expect([before.length, hidden, after.length]).toEqual([1, 3, 5])
  expect(after.at(-1)).toBe(steps.at(-1))
  expect(folded(steps.slice(0, 7)).hidden).toBe(0)
})
