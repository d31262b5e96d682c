import { MESSAGE_STATES } from '@innkeeper/domain/messaging/constants.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deedsOf, progressOf, standingOf, toneOf } from './mailing-words.ts'

const NONE = { queued: 0, kept: 0, sent: 0, delivered: 0, failed: 0, cancelled: 0, skipped: 0 }

it('counts everybody who was to get it, and shows each state that is there', () => {
  const counts = fc.record(
    Object.fromEntries(MESSAGE_STATES.map((state) => [state, fc.nat(500)])) as Record<
      (typeof MESSAGE_STATES)[number],
      fc.Arbitrary<number>
    >,
  )
  fc.assert(
    fc.property(counts, (given) => {
      const { total, finished, parts } = progressOf(given)
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(total + given.skipped)
      expect(finished).toBe(total - given.queued)
      expect(parts.every(({ count }) => count > 0)).toBe(true)
    }),
  )
})

it('offers to take back what waits and to send again what failed', () => {
  expect(deedsOf({ state: 'scheduled', counts: NONE })).toEqual({ canCancel: true, canResend: false })
  expect(deedsOf({ state: 'sending', counts: { ...NONE, queued: 3 } }).canCancel).toBe(true)
  expect(deedsOf({ state: 'done', counts: { ...NONE, failed: 1 } })).toEqual({
    canCancel: false,
    canResend: true,
  })
})

it('is kept, and not done, where nothing left the house', () => {
  const kept = { state: 'done' as const, counts: { ...NONE, kept: 4 } }
  expect([standingOf(kept), toneOf(kept)]).toEqual(['kept', 'wait'])
  expect(standingOf({ ...kept, counts: { ...kept.counts, sent: 1 } })).toBe('done')
})

it('is not simply done with failures in it', () => {
  expect(toneOf({ state: 'done', counts: { ...NONE, sent: 4 } })).toBe('good')
  expect(toneOf({ state: 'done', counts: { ...NONE, sent: 4, failed: 1 } })).toBe('notice')
})
