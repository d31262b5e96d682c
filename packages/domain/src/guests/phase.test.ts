import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time.ts'
import { currentState, isLinkOpen, phaseOf, stateEndsAt } from './phase.ts'

const ZONE = 'Europe/Oslo'
const at = (text: string) => Date.parse(text)
const house = (timeZone: string, checkOutTime: string) => ({ timeZone, checkOutTime })
const stay = { state: 'checkin' as const, departure: '2026-11-19', checkOutTime: null }

describe('the state of a stay', () => {
  it('check-out happens by itself after the check-out time on the departure day', () => {
    expect(currentState(stay, at('2026-11-19T09:59:59Z'), house(ZONE, '11:00'))).toBe('checkin')
    expect(currentState(stay, at('2026-11-19T10:00:00Z'), house(ZONE, '11:00'))).toBe('checkout')
    expect(currentState(stay, at('2026-11-20T00:30:00Z'), house(ZONE, '11:00'))).toBe('checkout')
  })

  it('a booking with its own check-out time goes by that', () => {
    const late = { ...stay, checkOutTime: '14:00' }
    expect(currentState(late, at('2026-11-19T12:59:00Z'), house(ZONE, '11:00'))).toBe('checkin')
    expect(currentState(late, at('2026-11-19T13:00:00Z'), house(ZONE, '11:00'))).toBe('checkout')
    expect(stateEndsAt(late, house(ZONE, '11:00'))).toBe(at('2026-11-19T13:00:00Z'))
  })

  it('once departed, always departed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 * 24 * 60 }),
        fc.integer({ min: 0, max: 1e7 }),
        (minute, later) => {
          const now = at('2026-11-01T00:00:00Z') + minute * 60_000
          if (currentState(stay, now, house(ZONE, '11:00')) !== 'checkout') return
          expect(currentState(stay, now + later, house(ZONE, '11:00'))).toBe('checkout')
        },
      ),
    )
  })

  it('ends when the clock says so: at check-out, and its link later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90 * 24 * 60 }),
        fc.constantFrom('Europe/Oslo', 'Asia/Tokyo', 'America/Los_Angeles', 'UTC'),
        fc.constantFrom('00:00', '10:30', '11:00', '23:59'),
        (minute, zone, checkOutTime) => {
          const now = at('2026-10-01T00:00:00Z') + minute * 60_000
          const isOver = currentState(stay, now, house(zone, checkOutTime)) === 'checkout'
          expect(now >= stateEndsAt(stay, house(zone, checkOutTime))).toBe(isOver)
          const departed = { ...stay, state: 'checkout' as const }
          expect(now >= stateEndsAt(departed, house(zone, checkOutTime))).toBe(
            !isLinkOpen(departed, now, zone),
          )
        },
      ),
    )
  })

  it('gives the phase; a visitor without a booking counts as in house', () => {
    expect([phaseOf('precheckin'), phaseOf('checkin'), phaseOf('checkout'), phaseOf('qr')]).toEqual([
      'preStay',
      'inStay',
      'postStay',
      'inStay',
    ])
  })
})

describe('a booking link', () => {
  it('ends 30 days after departure', () => {
    const lastDay = at('2026-12-19T12:00:00Z')
    expect(isLinkOpen(stay, lastDay, ZONE)).toBe(true)
    expect(isLinkOpen(stay, lastDay + DAY_MS, ZONE)).toBe(false)
  })
})
