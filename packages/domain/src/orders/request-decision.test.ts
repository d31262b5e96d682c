import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONFIRMATION_CHANNELS, REQUEST_STATUSES } from './constants.ts'
import {
  archiveRefusal,
  cancelRefusal,
  channelsOf,
  decisionRefusal,
  doneRefusal,
  expiryOf,
  isToDo,
  lapsingUntil,
  moneyBackOf,
  moneyReturning,
  noticeOf,
  removalDay,
  unarchiveRefusal,
  undoneRefusal,
} from './request-decision.ts'

const NOON = new Date('2026-11-15T12:00:00Z')
const statuses = fc.constantFrom(...REQUEST_STATUSES)

describe('deciding a request', () => {
  it('is for the first who acts; the second gets the notice', () => {
    const open = { archivedAt: null }
    expect(decisionRefusal({ status: 'no action taken', ...open })).toBeNull()
    expect(decisionRefusal({ status: 'accepted', ...open })).toBe('already-accepted')
    expect(decisionRefusal({ status: 'auto accepted', ...open })).toBe('already-accepted')
    expect(decisionRefusal({ status: 'declined', ...open })).toBe('already-declined')
    expect(decisionRefusal({ status: 'accepted', archivedAt: NOON })).toBe('already-archived')
  })

  it('a request is archived or decided at any moment, never both', () => {
    fc.assert(
      fc.property(statuses, fc.boolean(), (status, isArchived) => {
        const request = { status, archivedAt: isArchived ? NOON : null }
        const open = [decisionRefusal(request), archiveRefusal(request)].filter((refusal) => refusal === null)
        expect(open.length).toBe(isArchived ? 0 : 1)
      }),
    )
  })
})

describe('the notice of a request', () => {
  const untouched = {
    status: 'no action taken' as const,
    decidedByName: null,
    decidedAt: null,
    archivedAt: null,
    archivedByName: null,
    cancelledAt: null,
    cancelledByName: null,
  }
  const accepted = { ...untouched, status: 'accepted' as const, decidedByName: 'Anna', decidedAt: NOON }
  const LATER = new Date('2026-11-15T13:00:00Z')

  it('is none while it waits', () => {
    expect(noticeOf(untouched)).toBeNull()
  })

  it('says who accepted, declined, cancelled or archived, and when', () => {
    expect(noticeOf(accepted)).toEqual({ kind: 'already-accepted', by: 'Anna', at: NOON })
    const cancelled = { cancelledByName: 'Ola', cancelledAt: LATER, status: 'declined' as const }
    expect(noticeOf({ ...accepted, ...cancelled })).toEqual({
      kind: 'already-declined',
      by: 'Ola',
      at: LATER,
    })
    expect(noticeOf({ ...accepted, archivedByName: 'Ola', archivedAt: LATER })).toEqual({
      kind: 'already-archived',
      by: 'Ola',
      at: LATER,
    })
    expect(noticeOf({ ...accepted, decidedByName: null })?.by).toBeNull()
  })
})

describe('after the acceptance', () => {
  const moments = fc.constantFrom(null, NOON)
  const requests = fc.record({ status: statuses, archivedAt: moments, doneAt: moments })

  it('a request is done once, and only what was accepted', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(doneRefusal(request) === null).toBe(isToDo(request))
        if (doneRefusal(request) === null) expect(undoneRefusal(request)).toBe('not-done')
      }),
    )
    expect(doneRefusal({ status: 'no action taken', archivedAt: null, doneAt: null })).toBe('not-accepted')
    expect(doneRefusal({ status: 'accepted', archivedAt: null, doneAt: NOON })).toBe('already-done')
  })

  it('done is taken back while it is accepted: not once it was cancelled or archived, and not twice', () => {
    const done = { status: 'accepted', archivedAt: null, doneAt: NOON } as const
    expect(undoneRefusal(done)).toBeNull()
    expect(undoneRefusal({ ...done, doneAt: null })).toBe('not-done')
    expect(undoneRefusal({ ...done, status: 'declined' })).toBe('already-declined')
    expect(undoneRefusal({ ...done, archivedAt: NOON })).toBe('already-archived')
  })

  it('money on its way back is told, and that it did not get there', () => {
    const endedAt = NOON.getTime()
    const later = (minutes: number) => endedAt + minutes * 60_000
    const refused = { status: 'declined', payment: 'captured', endedAt } as const
    expect(moneyReturning(refused, later(15))).toBe('refunding')
    expect(moneyReturning(refused, later(16))).toBe('overdue')
    expect(moneyReturning({ ...refused, payment: 'held' }, later(1))).toBe('releasing')
    for (const payment of ['refunded', 'released', 'none', 'failed'] as const) {
      expect(moneyReturning({ ...refused, payment }, later(60))).toBeNull()
    }
    expect(moneyReturning({ ...refused, status: 'accepted' }, later(60))).toBeNull()
  })

  it('what can be cancelled cannot be decided, and the other way round', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const open = [cancelRefusal(request), decisionRefusal(request)].filter((refusal) => refusal === null)
        expect(open.length).toBe(request.archivedAt || request.status === 'declined' ? 0 : 1)
      }),
    )
  })

  it('the money goes back the way it came', () => {
    const order = { service: 'Pay Now' as const, payment: 'captured' as const, total: 49_000, doneAt: null }
    expect(moneyBackOf(order)).toBe('refund')
    expect(moneyBackOf({ ...order, payment: 'held' })).toBe('release')
    expect(moneyBackOf({ ...order, payment: 'refunded' })).toBe('nothing')
    const unpaid = { ...order, payment: 'none' as const }
    expect(moneyBackOf({ ...unpaid, service: 'Put on bill' })).toBe('bill')
    expect(moneyBackOf({ ...unpaid, service: 'Pay on delivery' })).toBe('nothing')
    expect(moneyBackOf({ ...unpaid, service: 'Pay on delivery', doneAt: NOON })).toBe('cash')
    expect(moneyBackOf({ ...unpaid, service: 'Put on bill', total: 0 })).toBe('nothing')
  })
})

describe('archiving', () => {
  it('an unhandled request cannot be archived', () => {
    expect(archiveRefusal({ status: 'no action taken', archivedAt: null })).toBe('not-decided')
  })

  it('can be taken back within ten seconds', () => {
    const archived = { status: 'accepted' as const, archivedAt: NOON }
    expect(unarchiveRefusal(archived, new Date(NOON.getTime() + 10_000))).toBeNull()
    expect(unarchiveRefusal(archived, new Date(NOON.getTime() + 10_001))).toBe('undo-expired')
    expect(unarchiveRefusal({ archivedAt: null }, NOON)).toBe('undo-expired')
  })
})

describe('the end of a request', () => {
  it('undecided, it expires one day after the time it was for', () => {
    const timeRequested = new Date('2026-11-16T08:30:00Z')
    expect(expiryOf({ timeRequested, placedAt: NOON }).toISOString()).toBe('2026-11-17T08:30:00.000Z')
    expect(expiryOf({ timeRequested: null, placedAt: NOON }).toISOString()).toBe('2026-11-16T12:00:00.000Z')
  })

  it('undecided, it expires one day after the first day it was for where it has no time', () => {
    const endOfFirstDay = new Date('2026-12-01T23:00:00Z')
    const asked = { timeRequested: null, endOfFirstDay, placedAt: NOON }
    expect(expiryOf(asked).toISOString()).toBe('2026-12-02T23:00:00.000Z')
    const later = { ...asked, timeRequested: new Date('2026-12-03T08:00:00Z') }
    expect(expiryOf(later).toISOString()).toBe('2026-12-02T23:00:00.000Z')
    const sooner = { ...asked, timeRequested: new Date('2026-12-01T08:00:00Z') }
    expect(expiryOf(sooner).toISOString()).toBe('2026-12-02T08:00:00.000Z')
  })

  it('undecided, its hold is let go an hour before it would lapse', () => {
    expect(lapsingUntil(NOON).getTime() - NOON.getTime()).toBe(3_600_000)
  })

  it('archived, it goes 5 days after departure, or after the order’s day where there is no booking', () => {
    expect(removalDay('2026-11-28', NOON, 'Europe/Oslo')).toBe('2026-12-03')
    expect(removalDay(null, new Date('2026-11-15T23:30:00Z'), 'Europe/Oslo')).toBe('2026-11-21')
  })
})

it('a message goes by SMS, e-mail, both or not at all', () => {
  expect(CONFIRMATION_CHANNELS.map(channelsOf)).toEqual([['sms'], ['email'], ['sms', 'email'], []])
})
