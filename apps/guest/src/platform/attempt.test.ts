import { expect, test } from 'vitest'
import { attemptFor, isInterrupted, isUnanswered, parseAttempt } from './attempt.ts'

const body = { lines: [], service: 'Put on bill', total: 24500 }
const now = 1_000_000
let keys = 0
const newKey = () => `key-${++keys}`

test('an order whose answer was lost is sent again with its key, a changed one with another', () => {
  const first = attemptFor(null, body, { now, newKey })
  const again = attemptFor({ ...first, isUnderWay: false }, { ...body }, { now: now + 5000, newKey })
  expect(again.key).toBe(first.key)
  expect(attemptFor(first, { ...body, total: 25000 }, { now, newKey }).key).not.toBe(first.key)
})

test('an equal order after an answer, or much later, is another wish', () => {
  const first = attemptFor(null, body, { now, newKey })
  expect(attemptFor(null, body, { now: now + 1, newKey }).key).not.toBe(first.key)
  const nextDay = now + 24 * 3_600_000
  expect(attemptFor(first, body, { now: nextDay, newKey }).key).not.toBe(first.key)
})

test('a page reloaded while an order is on its way sends it again', () => {
  const attempt = attemptFor(null, body, { now, newKey })
  expect(isInterrupted(attempt, now + 3000)).toBe(true)
})

test('an order that was given up, or left for longer, is not sent behind anybody’s back', () => {
  const attempt = attemptFor(null, body, { now, newKey })
  expect(isInterrupted({ ...attempt, isUnderWay: false }, now + 10)).toBe(false)
  expect(isInterrupted(attempt, now + 120_000)).toBe(false)
  expect(isInterrupted(null, now)).toBe(false)
})

test('an order of which nobody knows whether it arrived is the only one for ten minutes', () => {
  const sent = attemptFor(null, body, { now, newKey })
  const lost = { ...sent, isUnderWay: false, isUnanswered: true }
  expect(isUnanswered(lost, now + 9 * 60_000)).toBe(true)
  expect(isUnanswered(lost, now + 10 * 60_000)).toBe(false)
  expect(isUnanswered(sent, now)).toBe(false)
  // Its payment page could not be opened: it is there, and the next one takes its place.
  expect(isUnanswered({ ...lost, isUnanswered: false }, now)).toBe(false)
  expect(isUnanswered(null, now)).toBe(false)
  // Tried once more, it is on its way again.
  expect(attemptFor(lost, body, { now, newKey })).toEqual(sent)
})

test('what is stored is an attempt or none', () => {
  const attempt = attemptFor(null, body, { now, newKey })
  expect(parseAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt)
  // One of an earlier version was answered long ago.
  const older = { key: 'k', body: {}, sentAt: null }
  for (const stored of [null, 'x', {}, { key: 'k' }, { key: 1, body: {} }, older])
    expect(parseAttempt(stored)).toBeNull()
})
