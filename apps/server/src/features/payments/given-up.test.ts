import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aBooking } from '../../testing/builders.ts'
import { eventually } from '../../testing/eventually.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
let product: { id: string; price: number }
let booking: string
beforeAll(async () => {
  app = await openTestApp({ isDemo: true, withJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aPropertyWithReception(app)
  product = await house.product({ stock: 5 })
  booking = (await aBooking(app.db, house.propertyId)).linkKey
})

const order = (change: object = {}, from = {}, key = newId()) =>
  house.order(anOrderFor(product, { service: 'Pay Now', booking, ...change }), key, from)
async function toPay(change: object = {}, from = {}) {
  const { data, code } = await order(change, from)
  if (code) throw new Error(code)
  return { orderId: data.orderId as string, page: data.paymentUrl as string }
}
const pathOf = (page: string) => new URL(page).pathname + new URL(page).search
const open = async (page: string) => (await app.inject({ url: pathOf(page) })).body
const approve = (page: string, method = 'visa') =>
  app.inject({
    method: 'POST',
    url: pathOf(page),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action: 'approve', method }).toString(),
  })
/** As if the guest pressed the button before the page was closed. */
const approveAtProvider = (orderId: string, state: 'held' | 'captured') =>
  app.db.tenant(house.propertyId, (tx) =>
    tx.execute(sql`update sandbox_payments
      set state = ${state}, captured = case when ${state} = 'captured' then amount else 0 end
      where reference = ${orderId}`),
  )
const orderOf = async (orderId: string) => (await house.guest('GET', `orders/${orderId}`)).data
const atProvider = async (orderId: string) => {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ state: string }>(sql`select state from sandbox_payments where reference = ${orderId}`),
  )
  return rows[0]?.state
}
const requests = async () => (await house.call('GET', 'orderRequests')).data

describe('a newer attempt at the same wish', () => {
  it('gives the older one up, here and at the provider, and its page says so with a way back', async () => {
    const first = await toPay()
    const second = await toPay({ replaces: first.orderId })
    expect(await orderOf(first.orderId)).toMatchObject({ stage: 'abandoned', paymentUrl: null })
    expect(await house.stockOf(product.id)).toBe(4)
    await eventually('the page to be closed', async () => (await atProvider(first.orderId)) === 'released')
    const body = await open(first.page)
    expect(body).toContain('This order was cancelled')
    expect(body).toContain(`href="/order/${house.propertyId}/confirmation/${first.orderId}"`)
    expect(body).not.toContain('<form')
    await approve(first.page)
    await approve(second.page)
    expect((await requests()).items).toMatchObject([{ id: second.orderId, payment: 'held' }])
    expect(await orderOf(first.orderId)).toMatchObject({ stage: 'abandoned', payment: 'released' })
  })

  it('of another booking on another device leaves it alone, whatever id it names', async () => {
    const first = await toPay({}, aDevice())
    const other = (await aBooking(app.db, house.propertyId)).linkKey
    await toPay({ booking: other, replaces: first.orderId }, aDevice())
    expect(await orderOf(first.orderId)).toMatchObject({ stage: 'awaiting payment', paymentUrl: first.page })
  })

  it('takes the last piece over from the older one', async () => {
    product = await house.product({ stock: 1 })
    const first = await toPay()
    const second = await toPay({ replaces: first.orderId })
    expect([await house.stockOf(product.id), second.orderId === first.orderId]).toEqual([0, false])
  })

  it('that is refused leaves the older one as it is', async () => {
    const soldOut = await house.product({ stock: 0 })
    const first = await toPay()
    product = soldOut
    expect((await order({ replaces: first.orderId })).code).toBe('order/out-of-stock')
    expect(await orderOf(first.orderId)).toMatchObject({ stage: 'awaiting payment', paymentUrl: first.page })
  })

  it('is refused once the older one was paid, also where nobody has told us yet', async () => {
    const first = await toPay()
    await approveAtProvider(first.orderId, 'held')
    const answer = await order({ replaces: first.orderId })
    expect([answer.status, answer.code, answer.details]).toEqual([
      409,
      'order/already-placed',
      { orderId: first.orderId },
    ])
    expect((await requests()).total).toBe(1)
  })

  it('also gives up unpaid ones for the same things from the same device, and no other', async () => {
    const [mine, theirs] = [aDevice(), aDevice()]
    const older = await toPay({}, mine)
    const ofOthers = await toPay({}, theirs)
    const more = { lines: [{ productId: product.id, quantity: 2 }], total: 20_000 }
    const otherThings = await toPay(more, mine)
    await toPay({}, mine)
    const stages = [older, ofOthers, otherThings].map(async ({ orderId }) => (await orderOf(orderId)).stage)
    expect(await Promise.all(stages)).toEqual(['abandoned', 'awaiting payment', 'awaiting payment'])
  })

  it('of many at once leaves one that can be paid', async () => {
    const first = await toPay()
    const device = aDevice()
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => order({ replaces: first.orderId }, device)),
    )
    // One that was replaced while its page was being opened has none.
    for (const { status, code } of sent) if (status !== 200) expect(code).toBe('payment/unavailable')
    const { rows } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute<{ stage: string }>(sql`select stage from orders where stage = 'awaiting payment'`),
    )
    expect(rows).toHaveLength(1)
    expect(await house.stockOf(product.id)).toBe(4)
  })
})

describe('a payment that comes after its order was given up', () => {
  it.each([
    ['held', 'released'],
    ['captured', 'refunded'],
  ] as const)('%s, it is %s, and staff see it without being asked to answer', async (paid, given) => {
    const { orderId } = await toPay()
    await approveAtProvider(orderId, paid)
    // The provider tells us nothing before the next attempt is there.
    await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`update payments set checked_at = ${TEST_NOW}::timestamptz where order_id = ${orderId}`),
    )
    await toPay({ replaces: orderId })
    await eventually('it to be shown', async () => (await requests()).items[0]?.payment === given)
    const { waiting, items } = await requests()
    expect(waiting).toBe(0)
    expect(items).toMatchObject([
      { id: orderId, status: 'declined', isPaidLate: true, payment: given, decidedBy: null },
    ])
    const { data } = await house.call('GET', `orderRequests/${orderId}`)
    expect(data.reason).toBe('cancelled by the guest')
    expect(await orderOf(orderId)).toMatchObject({ standing: 'cancelled', isCancellable: false })
    expect(await house.stockOf(product.id)).toBe(4)
  })
})

describe('the same wish', () => {
  it('is told by its key: the same key answers the same order, a new key is a new order', async () => {
    const key = newId()
    const first = await order({}, {}, key)
    await approve(first.data.paymentUrl)
    const again = await order({}, {}, key)
    expect(again.data).toMatchObject({ orderId: first.data.orderId, stage: 'placed', paymentUrl: null })
    const second = await order()
    expect(second.data.orderId).not.toBe(first.data.orderId)
    expect(second.data).toMatchObject({ stage: 'awaiting payment' })
    await approve(second.data.paymentUrl)
    expect((await requests()).waiting).toBe(2)
  })
})
