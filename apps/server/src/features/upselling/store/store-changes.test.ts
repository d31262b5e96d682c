import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aDevice } from '../../../testing/property-with-reception.ts'
import { aStoreHouse, eachNight, type StoreHouse } from '../../../testing/store-house.ts'
import { orders, placesTaken } from '../../orders/tables.ts'

let app: TestApp
let house: StoreHouse
let product: Awaited<ReturnType<StoreHouse['product']>>
let dealId: string
let linkKey: string
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aStoreHouse(app)
  product = await house.product({ options: { ...eachNight(1), isAutomaticallyAccepted: false }, stock: 3 })
  dealId = await house.deal([product])
  linkKey = (await house.stay()).linkKey
})

const on = (...days: string[]) => [{ product, dealId, when: { days, time: null } }]
const [FIRST, SECOND] = ['2026-12-10', '2026-12-11']
const row = async (id: string) =>
  (await app.db.tenant(house.propertyId, (tx) => tx.select().from(orders).where(eq(orders.id, id))))[0]
const takenDays = async () =>
  (
    await app.db.tenant(house.propertyId, (tx) =>
      tx.select().from(placesTaken).where(eq(placesTaken.propertyId, house.propertyId)),
    )
  )
    .flatMap(({ day, taken }) => (taken > 0 ? [`${day} ${taken}`] : []))
    .sort()
const change = (watchId: string, days: string[], { key = newId(), more = {} } = {}) =>
  house.buy(linkKey, on(...days), { changes: watchId, ...more }, key)

describe('a guest who changes their mind before anybody answered', () => {
  it('has the new order instead of the old one, which gives back what it took', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST))
    const changed = await change(old.watchId, [FIRST, SECOND])
    expect(changed.data).toMatchObject({ stage: 'placed', status: 'no action taken', total: 20_000 })
    expect(await row(old.orderId)).toMatchObject({ status: 'declined', reason: 'cancelled by the guest' })
    const replaced = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`select id from orders where replaced_by = ${changed.data.orderId}`),
    )
    expect(replaced.rows).toEqual([{ id: old.orderId }])
    expect(await takenDays()).toEqual([`${FIRST} 1`, `${SECOND} 1`])
    expect(await house.stockOf(product.id)).toBe(1)
    const { data } = await house.store(linkKey)
    expect(data.orders.map(({ standing }) => standing)).toEqual(['sent', 'cancelled'])
  })

  it('is told what is free for them: their own places too', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST))
    const leftWith = async (query: string) =>
      (await house.store(linkKey, query)).data.deals[0]?.products[0]?.days.map(({ left }) => left)
    expect(await leftWith('')).toEqual([0, 1, 1])
    expect(await leftWith(`?changes=${old.watchId}`)).toEqual([1, 1, 1])
    const other = await house.stay()
    const seen = await house.store(other.linkKey, `?changes=${old.watchId}`)
    expect(seen.data.deals[0]?.products[0]?.days.map(({ left }) => left)).toEqual([0, 1, 1])
    await app.db.tenant(house.propertyId, (tx) => tx.execute(sql`update products set stock = 0`))
    const problems = async (more: object) =>
      (await house.quote(linkKey, on(FIRST), more)).data.problems.map(({ code }: { code: string }) => code)
    expect(await problems({})).toEqual(['order/out-of-stock'])
    expect(await problems({ changes: old.watchId })).toEqual([])
  })

  it('keeps the old order where the new one is refused', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST))
    await house.buy((await house.stay()).linkKey, on(SECOND))
    const refused = await change(old.watchId, [FIRST, SECOND])
    expect(refused).toMatchObject({ code: 'order/fully-booked', details: { day: SECOND, left: 0 } })
    expect(await row(old.orderId)).toMatchObject({ status: 'no action taken', reason: null })
    expect(await takenDays()).toEqual([`${FIRST} 1`, `${SECOND} 1`])
    expect(await house.stockOf(product.id)).toBe(1)
  })

  it('reads at the old address that the order was changed, and is led to what stands now, by the link of the stay alone', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST))
    const { data: changed } = await change(old.watchId, [SECOND])
    const { data: last } = await change(changed.watchId, [FIRST, SECOND])
    const asked = async (query: string, from = {}) =>
      (await house.guest('GET', `orders/${old.orderId}${query}`, undefined, from)).data
    const replaced = { standing: 'cancelled', isReplaced: true }
    expect(await asked(`?booking=${linkKey}`)).toMatchObject({ ...replaced, replacedBy: last.orderId })
    const other = await house.stay()
    for (const query of ['', `?booking=${other.linkKey}`, `?booking=${newId()}`, '?booking=preview']) {
      expect(await asked(query, aDevice())).toMatchObject({ ...replaced, replacedBy: null })
    }
    const { data } = await house.store(linkKey)
    expect(data.orders.map(({ isReplaced }) => isReplaced)).toEqual([false, true, true])
    expect(JSON.stringify(data)).not.toContain(last.orderId)
    expect((await house.guest('GET', `orders/${last.orderId}`)).data).toMatchObject({
      isReplaced: false,
      replacedBy: null,
    })
  })

  it('is led to it on the device that changed it, whatever it knows of the stay', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST))
    const device = aDevice()
    const cart = house.cart(linkKey, on(SECOND), { changes: old.watchId })
    const checkout = { timeOfDelivery: null, deliveryOrPickup: null }
    const { data: changed } = await house.order({ ...cart, checkout, total: 10_000 }, newId(), device)
    const { data } = await house.guest('GET', `orders/${old.orderId}`, undefined, device)
    expect(data.replacedBy).toBe(changed.orderId)
  })

  it('taken back is no change', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST))
    await house.guest('POST', `bookings/${linkKey}/orders/${old.watchId}/cancel`)
    const { data } = await house.guest('GET', `orders/${old.orderId}?booking=${linkKey}`)
    expect(data).toMatchObject({ standing: 'cancelled', isReplaced: false, replacedBy: null })
  })

  it('sent twice is one change', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST))
    const key = newId()
    const body = {
      ...house.cart(linkKey, on(SECOND), { changes: old.watchId }),
      checkout: { timeOfDelivery: null, deliveryOrPickup: null },
      total: 10_000,
    }
    const sent = await Promise.all([house.order(body, key), house.order(body, key)])
    const ids = new Set(sent.map(({ data }) => data.orderId))
    expect(ids.size).toBe(1)
    expect((await house.order(body, key)).data.orderId).toBe([...ids][0])
    expect(await takenDays()).toEqual([`${SECOND} 1`])
    expect((await house.order(body)).code).toBe('order/already-answered')
  })

  it('is told where staff were quicker, and nothing changes', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST))
    await house.call('POST', `orderRequests/${old.orderId}/accept`, { timeExpected: null })
    expect(await change(old.watchId, [SECOND])).toMatchObject({ status: 409, code: 'order/already-answered' })
    expect((await row(old.orderId))?.status).toBe('accepted')
    expect(await takenDays()).toEqual([`${FIRST} 1`])
  })

  it('lets go of what was held for the old order', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST), { service: 'Pay Now', method: 'visa' })
    const { pathname, search } = new URL(old.paymentUrl)
    await app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=approve&method=visa',
    })
    await house.guest('GET', `orders/${old.orderId}`)
    expect(await row(old.orderId)).toMatchObject({ stage: 'placed', payment: 'held' })
    expect((await change(old.watchId, [SECOND])).status).toBe(200)
    const released = async () => (await row(old.orderId))?.payment
    await expect.poll(released, { timeout: 20_000 }).toBe('released')
  })

  it('may order anew what they have not paid yet: it is taken by nobody but them', async () => {
    const paying = { service: 'Pay Now', method: 'visa' }
    const device = aDevice()
    const checkout = { timeOfDelivery: null, deliveryOrPickup: null }
    const cart = house.cart(linkKey, on(FIRST), paying)
    const { data: unpaid } = await house.order({ ...cart, checkout, total: 10_000 }, newId(), device)
    await app.db.tenant(house.propertyId, (tx) => tx.execute(sql`update products set stock = 0`))
    const problems = async (booking: string, more: object) =>
      (await house.quote(booking, on(FIRST), { ...paying, ...more })).data.problems.map(
        ({ code }: { code: string }) => code,
      )
    const leftFor = async (booking: string, query: string) =>
      (await house.store(booking, query)).data.deals[0]?.products[0]?.days[0]?.left
    const replaces = { replaces: unpaid.orderId }
    expect(await problems(linkKey, {})).toEqual(['order/out-of-stock'])
    expect(await problems(linkKey, replaces)).toEqual([])
    expect([await leftFor(linkKey, ''), await leftFor(linkKey, `?replaces=${unpaid.orderId}`)]).toEqual([
      0, 1,
    ])
    const other = await house.stay()
    expect(await problems(other.linkKey, replaces)).toEqual(['order/out-of-stock'])
    expect(await leftFor(other.linkKey, `?replaces=${unpaid.orderId}`)).toBe(0)
    const again = await house.buy(linkKey, on(FIRST), { ...paying, ...replaces })
    expect(again).toMatchObject({ status: 200, data: { stage: 'awaiting payment' } })
    expect((await row(unpaid.orderId))?.stage).toBe('abandoned')
    expect(await takenDays()).toEqual([`${FIRST} 1`])
    // What has ended took nothing any more.
    expect(await problems(linkKey, replaces)).toEqual(['order/out-of-stock'])
  })

  it('does not put a payment that nobody may finish in the place of an order', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST))
    const more = { service: 'Pay Now', method: 'visa' }
    expect((await change(old.watchId, [SECOND], { more })).code).toBe('order/service-unavailable')
    expect((await row(old.orderId))?.status).toBe('no action taken')
    const offered = (await house.store(linkKey, `?changes=${old.watchId}`)).data.payment
    expect(offered.map(({ service }) => service)).not.toContain('Pay Now')
  })

  it('cannot change what is another stay’s, another house’s or nothing', async () => {
    const other = await house.stay()
    const { data: theirs } = await house.buy(other.linkKey, on(FIRST))
    expect((await change(theirs.watchId, [SECOND])).code).toBe('order/unknown')
    expect((await change(newId(), [SECOND])).code).toBe('order/unknown')
    expect((await change('x'.repeat(101), [SECOND])).status).toBe(400)
    expect((await row(theirs.orderId))?.status).toBe('no action taken')
    const nobody = await house.order({
      lines: [{ productId: product.id, quantity: 1 }],
      changes: theirs.watchId,
      checkout: { timeOfDelivery: null, deliveryOrPickup: null },
      service: 'Pay on delivery',
      total: 10_000,
    })
    expect(nobody.status).not.toBe(200)
    expect(await takenDays()).toEqual([`${FIRST} 1`])
  })

  it('can no longer once the store is closed, and can still take it back', async () => {
    const { data: old } = await house.buy(linkKey, on(FIRST))
    app.clock.set('2026-12-09T14:00:00Z')
    expect((await change(old.watchId, [SECOND])).code).toBe('store/closed')
    expect((await row(old.orderId))?.status).toBe('no action taken')
    const { data } = await house.guest('POST', `bookings/${linkKey}/orders/${old.watchId}/cancel`)
    expect(data).toMatchObject({ standing: 'cancelled' })
    expect(await takenDays()).toEqual([])
  })
})

describe('what a guest wrote to the order that is changed', () => {
  const sent = async (
    days: string[],
    { device = aDevice(), comment = '', comments = '', more = {} } = {},
  ) => {
    const cart = house.cart(linkKey, on(...days), more)
    const body = {
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, comment })),
      checkout: { timeOfDelivery: null, deliveryOrPickup: null, comments },
      total: 10_000 * days.length,
    }
    const { data } = await house.order(body, newId(), device)
    return data
  }
  /** As staff read it. */
  const written = async (orderId: string) => {
    const { data } = await house.call('GET', `orderRequests/${orderId}`)
    return [data.comment, data.lines[0].comment]
  }
  beforeEach(async () => {
    const options = { ...eachNight(1), isAutomaticallyAccepted: false, openComment: true }
    product = await house.product({ options })
    dealId = await house.deal([product])
  })

  it('stays with it, also where a night was added and nothing written again', async () => {
    const device = aDevice()
    const old = await sent([FIRST], { device, comment: 'Nut allergy', comments: 'We come late' })
    const changed = await sent([FIRST, SECOND], { device, more: { changes: old.watchId } })
    expect(await written(changed.orderId)).toEqual(['We come late', 'Nut allergy'])
    expect(changed.lines[0].comment).toBe('Nut allergy')
  })

  it('gives way to what is written now', async () => {
    const old = await sent([FIRST], { comment: 'Nut allergy', comments: 'We come late' })
    const more = { changes: old.watchId }
    const changed = await sent([FIRST], { comment: 'No milk', comments: 'We come early', more })
    expect(await written(changed.orderId)).toEqual(['We come early', 'No milk'])
  })

  it('is shown to no other device of the stay that changes the order, nor after it was changed once more', async () => {
    const old = await sent([FIRST], { comment: 'Nut allergy' })
    const phone = aDevice()
    const seenBy = async (orderId: string, device: object) =>
      (await house.guest('GET', `orders/${orderId}`, undefined, device)).data.lines[0].comment
    const changed = await sent([SECOND], { device: phone, more: { changes: old.watchId } })
    expect(await written(changed.orderId)).toEqual(['', 'Nut allergy'])
    expect([changed.lines[0].comment, await seenBy(changed.orderId, phone)]).toEqual(['', ''])
    const again = await sent([FIRST], { device: phone, more: { changes: changed.watchId } })
    expect(await written(again.orderId)).toEqual(['', 'Nut allergy'])
    expect(await seenBy(again.orderId, phone)).toBe('')
  })

  it('goes to no other stay that names the order', async () => {
    const old = await sent([FIRST], { comment: 'Nut allergy' })
    linkKey = (await house.stay()).linkKey
    expect((await change(old.watchId, [SECOND])).code).toBe('order/unknown')
  })
})

it('two guests who swap their days at once leave every place taken once', async () => {
  const other = await house.stay()
  const { data: mine } = await house.buy(linkKey, on(FIRST))
  const { data: theirs } = await house.buy(other.linkKey, on(SECOND))
  const swap = (booking: string, watchId: string, day: string) =>
    house.buy(booking, on(day), { changes: watchId })
  const answers = await Promise.all([
    swap(linkKey, mine.watchId, SECOND),
    swap(other.linkKey, theirs.watchId, FIRST),
  ])
  for (const { code } of answers) expect([undefined, 'order/fully-booked']).toContain(code)
  expect(await takenDays()).toEqual([`${FIRST} 1`, `${SECOND} 1`])
})
