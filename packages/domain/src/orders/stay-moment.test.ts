import { describe, expect, it } from 'vitest'
import type { StayMoment } from './constants.ts'
import type { CutOff } from './product-schema.ts'
import { firstStayMoment, isStayPartTooLate, stayMomentAt } from './stay-moment.ts'

const times = {
  stay: { arrival: '2026-11-14', departure: '2026-11-18' },
  checkInTime: '15:00',
  checkOutTime: '11:00',
  timeZone: 'Europe/Oslo',
}
const at = (text: string) => Date.parse(text)
const part = (stayMoment: StayMoment, cutOff: CutOff | null = null) => ({
  options: { kind: 'part of the stay' as const, stayMoment, cutOff },
})

describe('a part of the stay', () => {
  it('is had at check-in or check-out of the booking', () => {
    expect(stayMomentAt('arrival', times)).toBe(at('2026-11-14T14:00:00Z'))
    expect(stayMomentAt('departure', times)).toBe(at('2026-11-18T10:00:00Z'))
    expect(stayMomentAt('whole stay', times)).toBeNull()
    expect(stayMomentAt('departure', { ...times, stay: null })).toBeNull()
  })

  it('is too late once its moment, or the evening before it, is past', () => {
    const late = part('departure', { kind: 'day before', time: '20:00' })
    expect(isStayPartTooLate(late, at('2026-11-17T19:00:00Z'), times)).toBe(false)
    expect(isStayPartTooLate(late, at('2026-11-17T19:01:00Z'), times)).toBe(true)
    expect(isStayPartTooLate(part('arrival'), at('2026-11-15T12:00:00Z'), times)).toBe(true)
    expect(isStayPartTooLate(part('whole stay'), at('2026-11-15T12:00:00Z'), times)).toBe(false)
    expect(isStayPartTooLate(late, at('2026-11-17T20:00:00Z'), { ...times, stay: null })).toBe(false)
  })

  it('of several the first counts', () => {
    expect(firstStayMoment([part('departure'), part('arrival')], times)).toBe(at('2026-11-14T14:00:00Z'))
    expect(firstStayMoment([part('whole stay')], times)).toBeNull()
  })
})
