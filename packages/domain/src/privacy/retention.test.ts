import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isoDate, localTimeAt } from '../time.ts'
import { addMonths, lastDueDeparture } from './retention.ts'

const day = fc.integer({ min: 18_000, max: 30_000 }).map(isoDate)
const months = fc.integer({ min: 1, max: 120 })

test('a month later is the same day, or the last there is', () => {
  expect(addMonths('2026-11-15', 24)).toBe('2028-11-15')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2027-12-31', 2)).toBe('2028-02-29')
  expect(addMonths('2026-12-05', 1)).toBe('2027-01-05')
})

test('a departure is due from the day its months are over, and not a day before', () => {
  fc.assert(
    fc.property(day, months, (departure, kept) => {
      const due = addMonths(departure, kept)
      expect(lastDueDeparture(due, kept) >= departure).toBe(true)
      expect(lastDueDeparture(addDays(due, -1), kept) < departure).toBe(true)
    }),
  )
})

test('the latest due departure is due, and the day after it is not', () => {
  fc.assert(
    fc.property(day, months, (today, kept) => {
      const last = lastDueDeparture(today, kept)
      expect(addMonths(last, kept) <= today).toBe(true)
      expect(addMonths(addDays(last, 1), kept) > today).toBe(true)
    }),
  )
})

test('the day is that of the property: at one moment a stay is due in one zone and not yet in another', () => {
  const moment = Date.parse('2028-11-14T23:30:00Z')
  const today = (zone: string) => localTimeAt(moment, zone).date
  expect(lastDueDeparture(today('Europe/Oslo'), 24)).toBe('2026-11-15')
  expect(lastDueDeparture(today('Atlantic/Reykjavik'), 24)).toBe('2026-11-14')
})
