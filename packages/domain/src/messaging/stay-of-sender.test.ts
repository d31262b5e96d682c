import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stayOfSender } from './stay-of-sender.ts'

const stay = (id: string, arrival: string, departure: string) => ({ id, arrival, departure })
const past = stay('past', '2026-10-01', '2026-10-04')
const longAgo = stay('longAgo', '2025-10-01', '2025-10-04')
const current = stay('current', '2026-11-13', '2026-11-16')
const next = stay('next', '2026-12-01', '2026-12-03')
const later = stay('later', '2027-01-01', '2027-01-03')

describe('whose message it is', () => {
  it('is the stay of now, else the next, else the last', () => {
    expect(stayOfSender([past, later, current, next], '2026-11-15')).toBe(current)
    expect(stayOfSender([past, later, next], '2026-11-15')).toBe(next)
    expect(stayOfSender([longAgo, past], '2026-11-15')).toBe(past)
    expect(stayOfSender([], '2026-11-15')).toBeNull()
  })

  it('does not depend on the order they are found in', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
    const stays = fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1 }), arrival: day, departure: day }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(stays, day, (list, today) => {
        expect(stayOfSender(list.toReversed(), today)).toEqual(stayOfSender(list, today))
      }),
    )
  })
})
