import { DEAL_STEPS_COUNTED } from '@innkeeper/domain/upselling/deal-steps.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { aCard } from '../../../testing/builders.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { aStoreHouse, type StoreHouse } from '../../../testing/store-house.ts'
import { dealTotals } from '../tables.ts'
import { createCountedSteps } from './counted-steps.ts'
import { createDealTotals } from './deal-totals.ts'

let app: TestApp
let house: StoreHouse
let dealIds: string[]
housePerTest(async (made) => {
  app = made.app
  house = await aStoreHouse(made.app)
})
beforeEach(async () => {
  const product = await house.product()
  dealIds = [await house.deal([product]), await house.deal([product])]
})

const rows = () =>
  app.db.tenant(house.propertyId, (tx) =>
    tx.select().from(dealTotals).where(eq(dealTotals.propertyId, house.propertyId)),
  )
const counted = async () => Object.fromEntries((await rows()).map(({ step, count }) => [step, count]))
const seen = (booking: string, step: string, more: object = {}) =>
  house.guest('POST', 'upselling/seen', {
    ...{ booking, isAgreed: true, deals: [{ dealId: dealIds[0], step }] },
    ...more,
  })

it('a guest who opens the page five times was shown the deal once, also when the calls come together', async () => {
  const { linkKey } = await house.stay()
  await seen(linkKey, 'shown')
  await Promise.all(Array.from({ length: 4 }, () => seen(linkKey, 'shown')))
  expect(await counted()).toEqual({ shown: 1 })
  await seen((await house.stay()).linkKey, 'shown')
  expect(await counted()).toEqual({ shown: 2 })
})

it('what is in a cart was opened and shown before, and on the next day again', async () => {
  const { linkKey } = await house.stay()
  await Promise.all([seen(linkKey, 'in cart'), seen(linkKey, 'shown'), seen(linkKey, 'in cart')])
  expect(await counted()).toEqual({ shown: 1, opened: 1, 'in cart': 1 })
  app.clock.advance({ minutes: 24 * 60 })
  await seen(linkKey, 'opened')
  expect((await rows()).filter(({ day }) => day === '2026-11-16')).toHaveLength(2)
})

it('counts the later steps under what led to the first, and no guest who no longer agrees', async () => {
  const { linkKey } = await house.stay()
  const cameFrom = `card/${(await aCard(app.db, house.propertyId)).id}`
  await seen(linkKey, 'shown', { cameFrom })
  await seen(linkKey, 'opened', { isAgreed: false })
  await seen(linkKey, 'in cart')
  expect((await rows()).map((row) => [row.step, row.cameFrom, row.guests]).sort()).toEqual([
    ['in cart', cameFrom, 0],
    ['opened', cameFrom, 0],
    ['shown', cameFrom, 1],
  ])
})

it('never has more of a step than of the one before, whatever is sent by whom and in which order', async () => {
  const [first = '', second = ''] = dealIds
  const call = fc.record({
    bookingId: fc.constantFrom('one', 'two', 'three'),
    day: fc.constantFrom('2026-11-15', '2026-11-16'),
    isAgreed: fc.boolean(),
    deals: fc.array(
      fc.record({ dealId: fc.constantFrom(first, second), step: fc.constantFrom(...DEAL_STEPS_COUNTED) }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(call, { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      async (calls, most) => {
        // It remembers less than there is, and adds to what runs before it counted.
        const add = createDealTotals(app.db, createCountedSteps(most))
        const { propertyId } = house
        await Promise.all(
          calls.map(({ bookingId, day, ...body }) =>
            add({ propertyId, bookingId, day, body: { ...body, cameFrom: '' } }),
          ),
        )
        const all = await rows()
        for (const { day, dealId } of all) {
          const of = (step: string) =>
            all.find((row) => row.day === day && row.dealId === dealId && row.step === step)
          for (const key of ['count', 'guests'] as const) {
            const [shown = 0, opened = 0, inCart = 0] = DEAL_STEPS_COUNTED.map((step) => of(step)?.[key])
            expect(shown >= opened && opened >= inCart, `${key} of ${day}`).toBe(true)
          }
        }
      },
    ),
    { numRuns: 25 },
  )
}, 60_000)
