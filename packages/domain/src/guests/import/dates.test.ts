import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../../time.ts'
import { addEvidence, type DateEvidence, NO_EVIDENCE, readDay, recogniseDates } from './dates.ts'

const evidenceOf = (values: readonly string[]): DateEvidence => {
  const evidence = { ...NO_EVIDENCE }
  for (const value of values) addEvidence(evidence, value)
  return evidence
}
const written = (day: string, order: 'dmy' | 'mdy', mark: string) => {
  const [year, month, date] = day.split('-') as [string, string, string]
  return (order === 'dmy' ? [date, month, year] : [month, date, year]).join(mark)
}

describe('a day in a cell', () => {
  it.each([
    ['2026-11-17', '2026-11-17'],
    ['2026-11-17T15:00:00Z', '2026-11-17'],
    ['2026/11/17 15:00', '2026-11-17'],
    ['20261117', '2026-11-17'],
    ['17.11.2026', '2026-11-17'],
    ['17-11-26', '2026-11-17'],
    ['17. 11. 2026', '2026-11-17'],
    ['17/11/2026 14:30', '2026-11-17'],
    ['Tue 17/11/2026', '2026-11-17'],
    ['17-NOV-26', '2026-11-17'],
    ['17 November 2026', '2026-11-17'],
    ['17. marraskuuta 2026', '2026-11-17'],
    ['3. maaliskuuta 2026', '2026-03-03'],
    ['17 mrt 2026', '2026-03-17'],
    ['17. maj 2026', '2026-05-17'],
    ['Nov 17, 2026', '2026-11-17'],
    ['30.02.2026', null],
    ['17.13.2026', null],
    ['tomorrow', null],
    ['12', null],
    ['17.11.', null],
  ])('%j is %j', (text, day) => expect(readDay(text, 'dmy')).toBe(day))

  it('is read back in the order it was written in, whatever separates it', () => {
    const day = fc.integer({ min: 11_000, max: 40_000 }).map(isoDate)
    const order = fc.constantFrom('dmy' as const, 'mdy' as const)
    fc.assert(
      fc.property(day, order, fc.constantFrom('/', '.', '-', '. '), (one, as, mark) => {
        expect(readDay(written(one, as, mark), as)).toBe(one)
        expect(readDay(one, as)).toBe(one)
      }),
    )
  })
})

describe('the order of dates', () => {
  it('is never recognised wrongly, and always where a day says it', () => {
    const days = fc.array(fc.integer({ min: 20_000, max: 22_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(days, fc.constantFrom('dmy' as const, 'mdy' as const), (numbers, order) => {
        const values = numbers.map((number) => written(isoDate(number), order, '/'))
        const found = recogniseDates([evidenceOf(values)])
        const isSaid = numbers.some((number) => Number(isoDate(number).slice(8)) > 12)
        expect(found).toEqual(isSaid ? { order, certainty: 'clear' } : { order: 'dmy', certainty: 'open' })
      }),
    )
  })

  it('is not asked where the year comes first or the month has a name', () => {
    expect(recogniseDates([evidenceOf(['2026-03-04', '4 mar 2026'])]).certainty).toBe('plain')
  })

  it('follows from the length of the stays where the numbers say nothing', () => {
    const stays = [
      { arrival: '03/04/2026', departure: '03/06/2026' },
      { arrival: '05/01/2026', departure: '05/02/2026' },
    ]
    const columns = [evidenceOf(stays.map(({ arrival }) => arrival))]
    expect(recogniseDates(columns, stays)).toEqual({ order: 'mdy', certainty: 'by stays' })
  })

  it('is said to be mixed where two values contradict each other', () => {
    expect(recogniseDates([evidenceOf(['17/04/2026', '04/17/2026', '18/04/2026'])])).toEqual({
      order: 'dmy',
      certainty: 'mixed',
    })
  })
})
