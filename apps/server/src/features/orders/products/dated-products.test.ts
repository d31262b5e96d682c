import type { Availability } from '@innkeeper/domain/orders/availability-schema.ts'
import type { ProductOptions } from '@innkeeper/domain/orders/product-schema.ts'
import { expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { aBooking } from '../../../testing/builders.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anOrderFor, type PropertyWithReception } from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
// A Monday, nine o'clock at the house.
housePerTest(
  (made) => {
    ;({ app, house } = made)
  },
  { now: '2026-11-16T08:00:00Z', property: { timeZone: 'Europe/Oslo' } },
)

const counted = (availability: Availability, options: Partial<ProductOptions> = {}) =>
  house.product({ title: 'Sauna', options: { kind: 'service', ...options, availability } })
const evening = (places: number): Availability => ({
  kind: 'time slots',
  slots: [{ time: '18:00', weekdays: [1, 2, 3, 4, 5, 6, 7], places }],
})
const stay = () =>
  aBooking(app.db, house.propertyId, { state: 'checkin', arrival: '2026-11-15', departure: '2026-11-18' })
const offered = async (booking?: string) =>
  (await house.guest('GET', `products${booking ? `?booking=${booking}` : ''}`)).data.products
const order = (product: { id: string; price: number }, day: string, change: object = {}) => {
  const body = anOrderFor(product, change)
  const when = { days: [day], time: '18:00' }
  return house.order({ ...body, lines: body.lines.map((line) => ({ ...line, when })) })
}

it('the guestbook shows on which days of the stay something can be had, with what is left', async () => {
  const sauna = await counted(evening(2))
  const { linkKey } = await stay()
  const leftOn = async () =>
    (await offered(linkKey))[0].days.map(({ day, times }: { day: string; times: { left: number }[] }) => [
      day.slice(-2),
      times[0]?.left,
    ])
  expect(await leftOn()).toEqual([
    ['15', 0],
    ['16', 2],
    ['17', 2],
    // They have left by then.
    ['18', undefined],
  ])
  expect((await order(sauna, '2026-11-17', { booking: linkKey })).status).toBe(200)
  expect((await leftOn())[2]).toEqual(['17', 1])
})

it('an order from the guestbook says its day, and is refused once the day is full', async () => {
  const sauna = await counted(evening(1))
  const { linkKey: booking } = await stay()
  expect((await house.order(anOrderFor(sauna, { booking }))).code).toBe('order/day-missing')
  expect((await order(sauna, '2026-11-16', { booking })).status).toBe(200)
  expect((await order(sauna, '2026-11-16', { booking })).code).toBe('order/fully-booked')
  expect((await order(sauna, '2026-11-19', { booking })).code).toBe('order/outside-stay')
})

it('what is sold out for today is had tomorrow', async () => {
  const sauna = await counted(evening(2))
  const { linkKey: booking } = await stay()
  await house.call('PUT', `products/${sauna.id}/soldOut`, { isSoldOut: true })
  const [{ days }] = await offered(booking)
  expect(days.map(({ times }: { times: { left: number }[] }) => times[0]?.left)).toEqual([0, 0, 2, undefined])
  expect((await order(sauna, '2026-11-16', { booking })).code).toBe('order/out-of-stock')
  expect((await order(sauna, '2026-11-17', { booking })).status).toBe(200)
})

it('a part of the stay is not offered to somebody whose stay nobody knows', async () => {
  const late = await counted(
    { kind: 'hours', most: 3, places: 1 },
    { kind: 'part of the stay', stayMoment: 'departure' },
  )
  expect(await offered()).toEqual([])
  const { linkKey } = await stay()
  expect((await offered(linkKey)).map(({ id }: { id: string }) => id)).toEqual([late.id])
})
