import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOfMinute } from '../time.ts'
import { hourSteps } from './availability.ts'
import { grantedStayTime, hoursBeyond, isBetterStayTime } from './stay-time.ts'

const house = { checkInTime: '15:00', checkOutTime: '11:00' }
const stay = { arrival: '2026-12-10', departure: '2026-12-13' }

describe('early check-in and late check-out', () => {
  it('are earlier and later', () => {
    expect(isBetterStayTime('arrival', '13:00', '14:00')).toBe(true)
    expect(isBetterStayTime('departure', '13:00', '14:00')).toBe(false)
    expect(isBetterStayTime('departure', '14:00', '14:00')).toBe(false)
  })

  it('begin at the usual time, or at the better one that the stay has already', () => {
    expect(grantedStayTime('arrival', { ...house, stay })).toBe('15:00')
    expect(grantedStayTime('arrival', { ...house, stay: { ...stay, checkInTime: '12:00' } })).toBe('12:00')
    expect(grantedStayTime('arrival', { ...house, stay: { ...stay, checkInTime: '17:00' } })).toBe('15:00')
    expect(grantedStayTime('departure', { ...house, stay: { ...stay, checkOutTime: '12:30' } })).toBe('12:30')
  })

  it('cost the hours beyond that, begun ones too', () => {
    expect(hoursBeyond('departure', '14:00', '11:00')).toBe(3)
    expect(hoursBeyond('departure', '14:00', '12:30')).toBe(2)
    expect(hoursBeyond('departure', '12:00', '12:30')).toBe(0)
    expect(hoursBeyond('arrival', '12:00', '13:00')).toBe(1)
  })

  it('are offered only where they bring something, and never for more hours than from the usual time', () => {
    const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(clockOfMinute)
    fc.assert(
      fc.property(
        fc.constantFrom('arrival' as const, 'departure' as const),
        time,
        fc.option(time),
        (moved, usual, own) => {
          const times = { checkInTime: usual, checkOutTime: usual }
          const plain = hourSteps({ most: 4 }, moved, times)
          const steps = hourSteps({ most: 4 }, moved, {
            ...times,
            stay: { ...stay, checkInTime: own, checkOutTime: own },
          })
          for (const step of steps) {
            if (own !== null) expect(isBetterStayTime(moved, step.time, own)).toBe(true)
            const fromUsual = plain.find((one) => one.time === step.time)?.hours ?? 0
            expect(step.hours).toBeLessThanOrEqual(fromUsual)
          }
          const kept = plain.filter((step) => own === null || isBetterStayTime(moved, step.time, own))
          expect(steps.map((step) => step.time)).toEqual(kept.map((step) => step.time))
        },
      ),
    )
  })
})
