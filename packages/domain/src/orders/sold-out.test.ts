import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localTimeAt } from '../time.ts'
import { isSoldOut, soldOutUntil } from './sold-out.ts'

const zones = fc.constantFrom('Europe/Oslo', 'Europe/Tallinn', 'America/Santiago', 'Asia/Kolkata')
const instants = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2028-01-01') })

it('what is sold out for today is so for the rest of the day at the property, and not a moment longer', () => {
  fc.assert(
    fc.property(instants, zones, (now, zone) => {
      const until = soldOutUntil(now, zone)
      const day = (at: number) => localTimeAt(at, zone).date
      expect(isSoldOut(until, now)).toBe(true)
      expect(isSoldOut(until, until)).toBe(false)
      expect(day(until - 1)).toBe(day(now))
      expect(day(until) > day(now)).toBe(true)
    }),
  )
})

it('what nobody marked can be ordered', () => {
  expect(isSoldOut(undefined, 0)).toBe(false)
})
