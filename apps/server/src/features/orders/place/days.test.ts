import type { ProductHours, ProductOptions } from '@innkeeper/domain/orders/product-schema.ts'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { aBooking } from '../../../testing/builders.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anOrderFor, CHECKOUT, type PropertyWithReception } from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
// A Monday, nine o'clock at the house.
housePerTest(
  (made) => {
    ;({ app, house } = made)
  },
  { now: '2026-11-16T08:00:00Z', property: { timeZone: 'Europe/Oslo' } },
)

const hours = (weekdays: number[], open: string, closed: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({ isOpen: weekdays.includes(day), open, closed })) as ProductHours
const product = (title: string, options: Partial<ProductOptions> = {}) => house.product({ title, options })
const quote = async (products: { id: string }[], booking?: string) => {
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }))
  return (await house.guest('POST', 'orders/quote', { lines, ...(booking ? { booking } : {}) })).data
}
const daysOf = ({ times }: { times: string[] }) => [
  ...new Set(times.map((time) => new Date(Date.parse(time) + 3_600_000).toISOString().slice(5, 10))),
]
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

describe('a guest before the arrival', () => {
  it('is offered the day of arrival and the next, and no day after the departure', async () => {
    const dinner = await product('Dinner', { openingHours: hours(EVERY_DAY, '18:00', '21:00') })
    const stay = { arrival: '2026-11-26', state: 'precheckin' as const }
    const { linkKey } = await aBooking(app.db, house.propertyId, { ...stay, departure: '2026-11-29' })
    expect(daysOf(await quote([dinner], linkKey))).toEqual(['11-26', '11-27'])
    const short = await aBooking(app.db, house.propertyId, { ...stay, departure: '2026-11-26' })
    expect(daysOf(await quote([dinner], short.linkKey))).toEqual(['11-26'])
    const at = async (timeOfDelivery: string) =>
      (await house.order(anOrderFor(dinner, { booking: linkKey, checkout: { ...CHECKOUT, timeOfDelivery } })))
        .code
    expect(await at('2026-11-16T18:00:00.000Z')).toBe('order/closed-hours')
    expect(await at('2026-11-28T18:00:00.000Z')).toBe('order/closed-hours')
    expect(await at('2026-11-26T18:00:00.000Z')).toBeUndefined()
  })

  it('books a massage on any day of the stay', async () => {
    const massage = await product('Massage', {
      kind: 'service',
      openingHours: hours([5, 6], '11:00', '19:00'),
    })
    const { linkKey } = await aBooking(app.db, house.propertyId, {
      arrival: '2026-11-25',
      departure: '2026-11-28',
      state: 'precheckin',
    })
    expect(daysOf(await quote([massage], linkKey))).toEqual(['11-27', '11-28'])
  })
})

describe('a massage from Wednesday on', () => {
  const wednesday = () =>
    product('Massage', { kind: 'service', openingHours: hours([3, 4, 5, 6, 7], '11:00', '19:00') })

  it('is booked on Monday, within the stay', async () => {
    const massage = await wednesday()
    expect(daysOf(await quote([massage]))).toEqual(['11-18', '11-19', '11-20', '11-21', '11-22'])
    const { linkKey: booking } = await aBooking(app.db, house.propertyId, { departure: '2026-11-19' })
    expect(daysOf(await quote([massage], booking))).toEqual(['11-18', '11-19'])
    const checkout = { ...CHECKOUT, timeOfDelivery: '2026-11-18T10:00:00.000Z' }
    expect((await house.order(anOrderFor(massage, { booking, checkout }))).status).toBe(200)
  })

  it('of a guest who leaves before can be had no more, and the rest of the cart can', async () => {
    const [massage, tea] = [await wednesday(), await product('Tea')]
    const { linkKey } = await aBooking(app.db, house.propertyId, { departure: '2026-11-17' })
    const { problems, lines, clashing } = await quote([massage, tea], linkKey)
    expect(problems).toEqual([{ line: 0, code: 'order/closed-hours', next: null }])
    expect([lines.length, clashing]).toEqual([1, []])
  })

  it('and a breakfast have no time in common, which is said of both', async () => {
    const [breakfast, massage, tea] = [
      await product('Breakfast', { openingHours: hours(EVERY_DAY, '07:00', '10:00') }),
      await product('Massage', { kind: 'service', openingHours: hours(EVERY_DAY, '11:00', '19:00') }),
      await product('Tea'),
    ]
    expect(await quote([tea, breakfast, massage])).toMatchObject({
      times: [],
      clashing: [breakfast.id, massage.id],
      problems: [],
    })
  })
})

it('what is closed today and tomorrow says when it can be had next', async () => {
  const cake = await product('Sunday cake', { openingHours: hours([7], '12:00', '16:00') })
  const { problems, times } = await quote([cake])
  expect(problems).toEqual([{ line: 0, code: 'order/closed-hours', next: '2026-11-22T11:00:00.000Z' }])
  expect(times).toEqual([])
  expect((await house.order(anOrderFor(cake))).code).toBe('order/closed-hours')
})
