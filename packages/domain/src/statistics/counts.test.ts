import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addCounts,
  type Counts,
  hasMoney,
  isNothing,
  measureValue,
  moneyKeys,
  partKey,
  rowsOfPart,
  wholeCounts,
  withoutMoney,
} from './counts.ts'
import { type Measure, STATISTICS, SUBJECTS, UNITS } from './subjects.ts'

const FACTORS = { water: 40, minutes: 25, money: 5000 }
const name = fc.constantFrom('da', 'en', 'a|b', '', 'visits', 'language')
const count = fc.integer({ min: -1000, max: 1_000_000 })

describe('counts', () => {
  it('add up the same in whatever order and however they are put together', () => {
    const some = fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'a|x|y'), count), { maxLength: 8 })
    fc.assert(
      fc.property(some, fc.nat(8), (all: Counts[], split) => {
        const together = addCounts(all)
        expect(addCounts([addCounts(all.slice(split)), addCounts(all.slice(0, split))])).toEqual(together)
      }),
    )
  })

  it('of a part are read back row by row, whatever the row is called', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name), count, (rows, value) => {
        const counts = Object.fromEntries(rows.map((row) => [partKey('visits', 'language', row), value]))
        const read = rowsOfPart({ ...counts, visits: 1, [partKey('visits', 'hour', '7')]: 1 }, 'language')
        expect([...read.keys()]).toEqual(rows.map((row) => row.replaceAll('|', '/')))
        for (const row of read.values()) expect(row).toEqual({ visits: value })
      }),
    )
  })

  it('of everything are those without a part', () => {
    expect(wholeCounts({ visits: 3, [partKey('visits', 'device', 'phone')]: 2 })).toEqual({ visits: 3 })
  })

  it('without money hold nothing of it, whole or in parts', () => {
    const counts = {
      orders: 2,
      revenue: 900,
      [partKey('revenue', 'product', 'x')]: 900,
      [partKey('sold', 'product', 'x')]: 1,
    }
    expect(withoutMoney('orders', counts)).toEqual({ orders: 2, [partKey('sold', 'product', 'x')]: 1 })
    expect(moneyKeys('offers')).toEqual(['revenue', 'upgradesRevenue'])
    expect(moneyKeys('cleaning')).toEqual([])
  })

  it('have money where it was taken, and not where a house reckons what it saved', () => {
    expect(SUBJECTS.filter(hasMoney)).toEqual(['orders', 'offers'])
  })

  it('of zeros are nothing', () => {
    expect(isNothing({})).toBe(true)
    expect(isNothing({ visits: 0 })).toBe(true)
    expect(isNothing({ visits: 0, reached: 1 })).toBe(false)
  })
})

describe('a measure', () => {
  const of = (measure: Measure, counts: Counts) => measureValue(measure, counts, FACTORS)

  it('of nothing is nothing to divide by, and never a number that is none', () => {
    for (const subject of SUBJECTS) {
      for (const measure of Object.values(STATISTICS[subject].measures)) {
        expect([0, null]).toContain(of(measure, {}))
      }
    }
  })

  it('is what its words say', () => {
    const { survey, cleaning, answers, registration } = STATISTICS
    expect(of(survey.measures.score as Measure, { promoters: 6, detractors: 2, scored: 10 })).toBe(40)
    expect(of(cleaning.measures.water as Measure, { skipped: 3 })).toBe(120)
    expect(of(cleaning.measures.money as Measure, { skipped: 3 })).toBe(15_000)
    expect(of(answers.measures.requestTime as Measure, { requestSeconds: 900, requests: 3 })).toBe(300)
    expect(of(registration.measures.beforeOfArrivals as Measure, { before: 1, arrivals: 4 })).toBe(0.25)
  })

  it('of two stretches of days comes from what both add up to', () => {
    const stretch = fc.record({ before: fc.nat(50), arrivals: fc.integer({ min: 50, max: 99 }) })
    const measure = STATISTICS.registration.measures.beforeOfArrivals as Measure
    fc.assert(
      fc.property(stretch, stretch, (one, other) => {
        const together = of(measure, addCounts([one, other])) ?? 0
        const apart = [of(measure, one) ?? 0, of(measure, other) ?? 0]
        expect(together).toBeGreaterThanOrEqual(Math.min(...apart) - 1e-9)
        expect(together).toBeLessThanOrEqual(Math.max(...apart) + 1e-9)
      }),
    )
  })
})

describe('a subject', () => {
  it.each(SUBJECTS)(
    '%s has measures with known units, and parts that are shown by its own measures',
    (subject) => {
      const { measures, parts } = STATISTICS[subject]
      expect(Object.keys(measures).length).toBeGreaterThan(0)
      for (const { unit } of Object.values(measures)) expect(UNITS).toContain(unit)
      for (const shown of Object.values(parts))
        expect(Object.keys(measures)).toEqual(expect.arrayContaining([...shown]))
    },
  )

  it('keeps its money in sums alone, so that it can be left out', () => {
    for (const subject of SUBJECTS) {
      const money = Object.values(STATISTICS[subject].measures).filter(({ unit }) => unit === 'money')
      expect(money.every(({ from }) => from === 'sum' || from === 'times')).toBe(true)
    }
  })
})
