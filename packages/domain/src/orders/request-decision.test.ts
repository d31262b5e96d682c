import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONFIRMATION_CHANNELS, REQUEST_STATUSES } from './constants.ts'
import {
  archiveRefusal,
  channelsOf,
  decisionRefusal,
  expiryOf,
  removalDay,
  unarchiveRefusal,
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

describe('archiving', () => {
  it('an unhandled request cannot be archived', () => {
    expect(archiveRefusal({ status: 'no action taken', archivedAt: null })).toBe('not-decided')
  })

  it('can be taken back within ten seconds', () => {
    const archived = { status: 'accepted' as const, archivedAt: NOON }
    expect(unarchiveRefusal(archived, new Date(NOON.getTime() + 10_000))).toBeNull()
    expect(unarchiveRefusal(archived, new Date(NOON.getTime() + 10_001))).toBe('undo-expired')
    expect(unarchiveRefusal({ status: 'accepted', archivedAt: null }, NOON)).toBe('undo-expired')
  })
})

describe('the end of a request', () => {
  it('undecided, it expires one day after the time it was for', () => {
    const timeRequested = new Date('2026-11-16T08:30:00Z')
    expect(expiryOf({ timeRequested, placedAt: NOON }).toISOString()).toBe('2026-11-17T08:30:00.000Z')
    expect(expiryOf({ timeRequested: null, placedAt: NOON }).toISOString()).toBe('2026-11-16T12:00:00.000Z')
  })

  it('archived, it goes 5 days after departure, or after the order’s day where there is no booking', () => {
    expect(removalDay('2026-11-28', NOON, 'Europe/Oslo')).toBe('2026-12-03')
    expect(removalDay(null, new Date('2026-11-15T23:30:00Z'), 'Europe/Oslo')).toBe('2026-11-21')
  })
})

it('a message goes by SMS, e-mail, both or not at all', () => {
  expect(CONFIRMATION_CHANNELS.map(channelsOf)).toEqual([['sms'], ['email'], ['sms', 'email'], []])
})
