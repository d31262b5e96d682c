import { describe, expect, it } from 'vitest'
import { GUEST_CANCELLED_REASON, REQUEST_STATUSES } from './constants.ts'
import {
  decisionForGuest,
  endOf,
  hasReceipt,
  isCancellable,
  isUnanswered,
  outcomeOf,
  standingOf,
} from './guest-standing.ts'

const sent = {
  stage: 'placed',
  status: 'no action taken',
  reason: null,
  archivedAt: null,
  payment: 'none',
} as const
const waiting = { ...sent, stage: 'awaiting payment', payment: 'pending' } as const

describe('how an order stands for its guest', () => {
  it('it is sent, then confirmed or declined', () => {
    const standings = REQUEST_STATUSES.map((status) => standingOf({ ...sent, status }))
    expect(standings).toEqual(['sent', 'confirmed', 'declined', 'confirmed'])
  })

  it('nothing is confirmed before it is placed, whatever is accepted automatically', () => {
    for (const stage of ['awaiting payment', 'abandoned'] as const) {
      const order = {
        ...waiting,
        stage,
        status: 'auto accepted',
        timeExpected: '2026-11-16T09:15:00Z',
      } as const
      expect(standingOf(order)).toBe('sent')
      expect(decisionForGuest(order)).toEqual({ status: 'no action taken', timeExpected: null })
    }
    const placed = { ...sent, status: 'auto accepted', timeExpected: '2026-11-16T09:15:00Z' } as const
    expect(decisionForGuest(placed)).toEqual({ status: 'auto accepted', timeExpected: placed.timeExpected })
  })

  it('one the guest took back is cancelled, not declined', () => {
    expect(standingOf({ ...sent, status: 'declined', reason: GUEST_CANCELLED_REASON })).toBe('cancelled')
    expect(standingOf({ ...sent, status: 'declined', reason: 'too busy' })).toBe('declined')
  })

  it('after it was confirmed it is done in the words of its kind, or cancelled by the house', () => {
    const at = new Date('2026-11-16T09:15:00Z')
    const accepted = { doneAt: null, cancelledAt: null, deliveryMethod: 'delivery' } as const
    expect(outcomeOf(accepted)).toBeNull()
    const done = (deliveryMethod: 'delivery' | 'pickup' | null) =>
      outcomeOf({ ...accepted, doneAt: at, deliveryMethod })
    expect([done('delivery'), done('pickup'), done(null)]).toEqual(['delivered', 'picked up', 'done'])
    // Refunded after it was delivered: what the guest needs to know is the cancellation.
    expect(outcomeOf({ ...accepted, doneAt: at, cancelledAt: at })).toBe('cancelled')
  })

  it('one that came to nothing was declined, or cancelled by either side', () => {
    expect(endOf({ standing: 'declined', outcome: null })).toBe('declined')
    expect(endOf({ standing: 'declined', outcome: 'cancelled' })).toBe('cancelled')
    expect(endOf({ standing: 'cancelled', outcome: null })).toBe('cancelled')
    for (const standing of ['sent', 'confirmed'] as const)
      expect(endOf({ standing, outcome: null })).toBeNull()
    expect(endOf({ standing: 'confirmed', outcome: 'done' })).toBeNull()
  })

  it('can be given up while it waits for its payment or for an answer', () => {
    expect(isCancellable(sent)).toBe(true)
    expect(isCancellable(waiting)).toBe(true)
    expect(isUnanswered(waiting)).toBe(false)
    expect(isCancellable({ ...sent, status: 'accepted' })).toBe(false)
    expect(isCancellable({ ...sent, status: 'auto accepted' })).toBe(false)
    expect(isCancellable({ ...sent, archivedAt: new Date() })).toBe(false)
    expect(isCancellable({ ...sent, stage: 'abandoned' })).toBe(false)
  })

  it('has a receipt once it is confirmed, or once money moved', () => {
    expect(hasReceipt(sent)).toBe(false)
    expect(hasReceipt({ ...sent, payment: 'held' })).toBe(false)
    expect(hasReceipt({ ...sent, status: 'accepted' })).toBe(true)
    expect(hasReceipt({ ...sent, status: 'auto accepted' })).toBe(true)
    expect(hasReceipt({ ...sent, payment: 'captured' })).toBe(true)
    expect(hasReceipt(waiting)).toBe(false)
    expect(hasReceipt({ ...sent, status: 'declined' })).toBe(false)
    expect(hasReceipt({ ...sent, status: 'declined', payment: 'released' })).toBe(false)
    expect(hasReceipt({ ...sent, status: 'declined', payment: 'refunded' })).toBe(true)
    expect(hasReceipt({ ...waiting, stage: 'abandoned', payment: 'released' })).toBe(false)
  })
})
