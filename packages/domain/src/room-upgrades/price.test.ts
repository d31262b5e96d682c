import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../time.ts'
import { UPGRADE_NIGHTS_MAX } from './constants.ts'
import { areNightsOffered, nightsLeft, upgradePriceOf, upgradeTotal } from './price.ts'

const none = Array.from({ length: 7 }, () => null)
const plain = { pricePerNight: 45_000, weekdayPrices: none, seasons: [] }

it('a night costs what its season says, else its weekday, else the usual', () => {
  const weekend = { ...plain, weekdayPrices: [null, null, null, null, 60_000, 60_000, null] }
  const christmas = { ...weekend, seasons: [{ from: '2026-12-24', to: '2026-12-26', price: 90_000 }] }
  expect(upgradePriceOf(plain, '2026-11-20')).toBe(45_000)
  expect(upgradePriceOf(weekend, '2026-11-20')).toBe(60_000)
  expect(upgradePriceOf(weekend, '2026-11-22')).toBe(45_000)
  expect(upgradePriceOf(christmas, '2026-12-26')).toBe(90_000)
  expect(upgradePriceOf(christmas, '2026-12-27')).toBe(45_000)
})

it('the stay costs the sum of its nights, and says where they differ', () => {
  const nights = ['2026-11-19', '2026-11-20']
  expect(upgradeTotal(plain, nights)).toEqual({ total: 90_000, perNight: 45_000, isFrom: false })
  const weekend = { ...plain, weekdayPrices: [null, null, null, null, 60_000, null, null] }
  expect(upgradeTotal(weekend, nights)).toEqual({ total: 105_000, perNight: 45_000, isFrom: true })
})

it('the total of any nights is each of them added up, never less than the lowest times their number', () => {
  const price = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      price,
      fc.array(fc.option(price), { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 1, max: 30 }),
      (pricePerNight, weekdayPrices, length) => {
        const nights = Array.from({ length }, (_, place) => addDays('2026-03-20', place))
        const prices = { pricePerNight, weekdayPrices, seasons: [] }
        const { total, perNight } = upgradeTotal(prices, nights)
        expect(total).toBe(nights.reduce((sum, night) => sum + upgradePriceOf(prices, night), 0))
        expect(total).toBeGreaterThanOrEqual(perNight * length)
      },
    ),
  )
})

it('of a stay that has begun the nights from tonight on are left, however many', () => {
  const stay = { arrival: '2026-11-15', departure: '2026-11-18' }
  expect(nightsLeft(stay, '2026-11-16')).toEqual(['2026-11-16', '2026-11-17'])
  expect(nightsLeft(stay, '2026-11-01')).toHaveLength(3)
  expect(nightsLeft(stay, '2026-11-18')).toEqual([])
  expect(nightsLeft({ ...stay, departure: '2027-02-23' }, '2026-11-15')).toHaveLength(100)
})

it('another room is asked for a year at most, and never for no night', () => {
  const stay = (nights: number) => ({ arrival: '2026-11-15', departure: addDays('2026-11-15', nights) })
  const isOffered = (nights: number) => areNightsOffered(nightsLeft(stay(nights), '2026-11-15'))
  expect([0, 1, UPGRADE_NIGHTS_MAX, UPGRADE_NIGHTS_MAX + 1].map(isOffered)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
