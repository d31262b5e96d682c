import { expect, it } from 'vitest'
import { newUpgrade } from './new-upgrade.ts'
import { offeredOnce } from './offered-once.ts'

const TODAY = '2026-11-19'
const upgrade = (id: string, to: string, change: object = {}) => ({
  ...newUpgrade(id, { from: `from ${id}`, to }, 1200),
  pricePerNight: 40_000,
  ...change,
})

it('a room that several upgrades lead to stands there once, from the lowest price of all', () => {
  const ways = [upgrade('a', 'suite', { pricePerNight: 90_000 }), upgrade('b', 'sea'), upgrade('c', 'suite')]
  expect(offeredOnce(ways, TODAY)).toEqual([
    { id: 'a', to: 'suite', pricePerNight: 40_000, isFrom: true, isFullyBooked: false },
    { id: 'b', to: 'sea', pricePerNight: 40_000, isFrom: false, isFullyBooked: false },
  ])
})

it('without days it costs as little as any night can', () => {
  const weekdayPrices = [null, null, null, null, null, 30_000, null]
  const seasons = [{ from: '2026-12-24', to: '2026-12-26', price: 80_000 }]
  expect(offeredOnce([upgrade('a', 'sea', { weekdayPrices, seasons })], TODAY)).toMatchObject([
    { pricePerNight: 30_000, isFrom: true },
  ])
})

it('a season that is over makes it no cheaper, one that ends today still does', () => {
  const until = (to: string) => ({ seasons: [{ from: '2026-10-01', to, price: 10_000 }] })
  const priceOf = (to: string) => offeredOnce([upgrade('a', 'sea', until(to))], TODAY)[0]
  expect(priceOf('2026-11-18')).toMatchObject({ pricePerNight: 40_000, isFrom: false })
  expect(priceOf('2026-11-19')).toMatchObject({ pricePerNight: 10_000, isFrom: true })
})

it('it is fully booked where no way to it is open', () => {
  const closed = upgrade('a', 'sea', { isFullyBooked: true })
  expect(offeredOnce([closed, upgrade('b', 'sea')], TODAY)[0]?.isFullyBooked).toBe(false)
  expect(offeredOnce([closed], TODAY)[0]?.isFullyBooked).toBe(true)
})

it('its price is that of a way that can be had, while there is one', () => {
  const closed = upgrade('a', 'sea', { isFullyBooked: true, pricePerNight: 10_000 })
  expect(offeredOnce([closed, upgrade('b', 'sea')], TODAY)[0]).toMatchObject({
    pricePerNight: 40_000,
    isFrom: false,
  })
  expect(offeredOnce([closed], TODAY)[0]?.pricePerNight).toBe(10_000)
})
