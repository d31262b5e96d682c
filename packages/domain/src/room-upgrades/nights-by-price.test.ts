import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../time.ts'
import { nightsByPrice } from './nights-by-price.ts'
import { upgradeTotal } from './price.ts'

const none: (number | null)[] = Array.from({ length: 7 }, () => null)

it('nights that cost the same are one row, whatever lies between them', () => {
  const friday = { pricePerNight: 45_000, weekdayPrices: none.with(4, 60_000), seasons: [] }
  expect(nightsByPrice(friday, ['2026-11-19', '2026-11-20', '2026-11-21'])).toEqual([
    { unitPrice: 45_000, nights: ['2026-11-19', '2026-11-21'] },
    { unitPrice: 60_000, nights: ['2026-11-20'] },
  ])
})

const price = fc.integer({ min: 0, max: 1_000_000 })
const season = fc
  .tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 0, max: 12 }), price)
  .map(([from, days, cost]) => ({
    from: addDays('2026-03-20', from),
    to: addDays('2026-03-20', from + days),
    price: cost,
  }))

it('rows add up to the total, whatever seasons and weekdays say, also where the clocks change', () => {
  fc.assert(
    fc.property(
      price,
      fc.array(fc.option(price), { minLength: 7, maxLength: 7 }),
      fc.array(season, { maxLength: 4 }),
      fc.integer({ min: 1, max: 30 }),
      (pricePerNight, weekdayPrices, seasons, length) => {
        const nights = Array.from({ length }, (_, place) => addDays('2026-03-20', place))
        const prices = { pricePerNight, weekdayPrices, seasons }
        const rows = nightsByPrice(prices, nights)
        const counted = nights.reduce((sum, night) => {
          const held = seasons.find(({ from, to }) => from <= night && night <= to)
          const [year, month, day] = night.split('-').map(Number)
          const weekday = (new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).getUTCDay() + 6) % 7
          return sum + (held?.price ?? weekdayPrices[weekday] ?? pricePerNight)
        }, 0)
        expect(rows.reduce((sum, row) => sum + row.unitPrice * row.nights.length, 0)).toBe(counted)
        expect(upgradeTotal(prices, nights).total).toBe(counted)
        expect(rows.flatMap((row) => row.nights).sort()).toEqual(nights)
      },
    ),
  )
})
