import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time.ts'
import { ageOn, isMinor } from './asked-fields.ts'
import { isWrittenDay } from './dates.ts'

const aDay = fc
  .integer({ min: 0, max: 146_000 })
  .map((days) => new Date(Date.UTC(1800, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))

describe('a day that is written', () => {
  it.each(['1984-02-30', '1985-02-29', '1984-13-01', '1984-00-10', '84-01-01', '1984-1-1', '', '1799-12-31'])(
    '%s is none',
    (value) => expect(isWrittenDay(value)).toBe(false),
  )

  it('is one when the calendar has it', () => {
    fc.assert(fc.property(aDay, (day) => isWrittenDay(day)))
    const parts = fc.tuple(
      fc.integer({ min: 1800, max: 2200 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    )
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const two = (value: number) => String(value).padStart(2, '0')
        const inMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
        expect(isWrittenDay(`${year}-${two(month)}-${two(day)}`)).toBe(day <= inMonth)
      }),
    )
  })
})

describe('an age', () => {
  it('grows by one on each birthday and at no other time', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 40_000 }), (birth, days) => {
        const day = addDays(birth, days)
        const grown = ageOn(birth, day) - ageOn(birth, addDays(day, -1))
        // Who is born on 29 February is older on 1 March in other years.
        const isBirthday =
          day.slice(5) === birth.slice(5) ||
          (birth.endsWith('02-29') && day.endsWith('03-01') && !isWrittenDay(`${day.slice(0, 4)}-02-29`))
        expect(grown).toBe(isBirthday ? 1 : 0)
      }),
    )
  })

  it('is that of a minor until the day of the eighteenth birthday', () => {
    expect(isMinor('2008-11-16', '2026-11-15')).toBe(true)
    expect(isMinor('2008-11-15', '2026-11-15')).toBe(false)
  })
})
