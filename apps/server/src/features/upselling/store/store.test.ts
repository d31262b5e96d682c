import { addDays } from '@innkeeper/domain/time.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aCard } from '../../../testing/builders.ts'
import { aPicture, uploaded, uploadFile } from '../../../testing/media-calls.ts'
import { aDevice, aPropertyWithReception } from '../../../testing/property-with-reception.ts'
import { aStoreHouse, eachNight, inHours, STAY, type StoreHouse } from '../../../testing/store-house.ts'
import { bookings } from '../../guests/tables.ts'
import { dealTotals } from '../tables.ts'

let app: TestApp
let house: StoreHouse
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aStoreHouse(app)
})

const titles = ({ data }: Awaited<ReturnType<StoreHouse['store']>>) => data.deals.map(({ title }) => title)

describe('the store of a stay', () => {
  it('says when it closes: so many hours before check-in on the day of arrival', async () => {
    const { linkKey } = await house.stay()
    const { data } = await house.store(linkKey)
    // 15:00 in Copenhagen on the day of arrival, 24 hours before.
    expect(data).toMatchObject({ closesAt: '2026-12-09T14:00:00.000Z', isOpen: true })
    expect(data.stay).toEqual({
      arrival: STAY.arrival,
      departure: STAY.departure,
      checkInTime: '15:00',
      checkOutTime: '11:00',
    })
  })

  it('is not closed earlier by a guest who may come early', async () => {
    const { linkKey } = await house.stay({ checkInTime: '12:00' })
    const { data } = await house.store(linkKey)
    expect(data.closesAt).toBe('2026-12-09T14:00:00.000Z')
    expect(data.stay.checkInTime).toBe('12:00')
  })

  it('closes earlier or later when the settings say so, at once', async () => {
    const { linkKey } = await house.stay()
    await house.store(linkKey)
    const { data: before } = await house.manage('GET', 'settings')
    const save = (hoursBeforeArrival: number) =>
      house.manage('PUT', 'settings', {
        propertyId: house.propertyId,
        revision: before.revision,
        change: { hoursBeforeArrival },
      })
    for (const wrong of [-1, 337, 1.5]) expect((await save(wrong)).status).toBe(400)
    expect((await save(48)).data.settings.hoursBeforeArrival).toBe(48)
    expect((await house.store(linkKey)).data.closesAt).toBe('2026-12-08T14:00:00.000Z')
  })

  it('closed shows no deals, and can still be looked at with what was ordered', async () => {
    const product = await house.product()
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    await house.buy(linkKey, [{ product, dealId }])
    app.clock.set('2026-12-09T13:59:59Z')
    expect(titles(await house.store(linkKey))).toEqual(['A little more'])
    app.clock.set('2026-12-09T14:00:00Z')
    const { data } = await house.store(linkKey)
    expect(data).toMatchObject({ isOpen: false, deals: [], orders: [{ source: 'upselling' }] })
  })

  it('shows a deal to the guests it is for', async () => {
    const product = await house.product()
    const only = (title: string, visibility: object) => house.deal([product], { title, visibility })
    await only('For all', {})
    await only('Soon', { daysBeforeArrival: { from: null, to: 7 } })
    await only('Long ahead', { daysBeforeArrival: { from: 20, to: null } })
    await only('Long stays', { nights: { from: 4, to: null } })
    await only('In house', { guestJourney: ['IN_STAY'] })
    await only('Families', { targetGroups: ['AAAAAAAAAAAAAAAAAAAAAA'] })
    await only('Suites', { unitCategories: ['AAAAAAAAAAAAAAAAAAAAAA'] })
    const { linkKey } = await house.stay()
    const week = await house.stay({ departure: addDays(STAY.arrival, 7) })
    expect(titles(await house.store(linkKey))).toEqual(['For all', 'Long ahead'])
    expect(titles(await house.store(week.linkKey))).toEqual(['For all', 'Long ahead', 'Long stays'])
    app.clock.set('2026-12-05T11:00:00Z')
    expect(titles(await house.store(linkKey))).toEqual(['For all', 'Soon'])
  })

  it('leaves out what is paused or not complete', async () => {
    const product = await house.product()
    const internal = await house.product({
      visibility: { productArea: { guestbook: true, automation: false } },
    })
    await house.deal([product], { title: 'Paused', state: 'paused' })
    await house.deal([], { title: 'Without products' })
    await house.deal([internal], { title: 'Not for automation' })
    await house.deal([product], { title: '' })
    await house.deal([product], { title: 'Whole' })
    expect(titles(await house.store((await house.stay()).linkKey))).toEqual(['Whole'])
  })

  it('shows what one price is for, and what is left for each day of the stay', async () => {
    const garage = await house.product({ title: 'Garage', options: eachNight(3) })
    const late = await house.product({ title: 'Late check-out', options: inHours('departure') })
    const dealId = await house.deal([garage, late], { visibility: { stockPerDay: 2 } })
    const { linkKey } = await house.stay()
    const other = await house.stay()
    await house.buy(other.linkKey, [{ product: garage, dealId, when: { days: ['2026-12-11'], time: null } }])
    const [deal] = (await house.store(linkKey)).data.deals
    expect(deal?.products[0]).toMatchObject({ pricedBy: 'night', asksForDays: true, isForSeveralDays: true })
    expect(deal?.products[0]?.days.map(({ day, left }) => [day, left])).toEqual([
      ['2026-12-10', 2],
      ['2026-12-11', 1],
      ['2026-12-12', 2],
    ])
    expect(deal?.products[1]).toMatchObject({ pricedBy: 'hour', isForSeveralDays: false })
    expect(deal?.products[1]?.days).toMatchObject([
      { day: '2026-12-13', times: [{ time: '12:00', hours: 1 }, { time: '13:00', hours: 2 }, {}, {}] },
    ])
  })

  it('shows the lowest price of thirty days beside a lowered one', async () => {
    const product = await house.product({ price: 10_000 })
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    const sell = async (salePrice: number, revision: number) => {
      const products = [{ productId: product.id, salePrice }]
      const saved = await house.manage('PUT', `upselling/deals/${dealId}`, { revision, change: { products } })
      expect(saved.status).toBe(200)
    }
    const priceNow = async () => (await house.store(linkKey)).data.deals[0]?.products[0]
    await sell(8000, 1)
    expect(await priceNow()).toMatchObject({ price: 8000, priceBefore: 10_000, lowestBefore: 10_000 })
    app.clock.set('2026-11-20T11:00:00Z')
    await sell(9000, 2)
    app.clock.set('2026-11-25T11:00:00Z')
    await sell(7000, 3)
    // Ten days ago it was 8000.
    expect(await priceNow()).toMatchObject({ price: 7000, priceBefore: 10_000, lowestBefore: 8000 })
  })

  it('a product raised shortly before its deal is no bargain', async () => {
    const product = await house.product({ price: 6000 })
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    const raised = await house.manage('PUT', `products/${product.id}`, {
      revision: 1,
      change: { price: 10_000 },
    })
    expect(raised.status).toBe(200)
    app.clock.set('2026-11-20T11:00:00Z')
    const products = [{ productId: product.id, salePrice: 8000 }]
    await house.manage('PUT', `upselling/deals/${dealId}`, { revision: 1, change: { products } })
    const [deal] = (await house.store(linkKey)).data.deals
    expect(deal?.products[0]).toMatchObject({ price: 8000, priceBefore: null, lowestBefore: null })
  })

  it('what a product cost before anybody could order it was asked of nobody', async () => {
    const product = await house.product({ state: 'disabled', price: 500 })
    const change = { state: 'enabled', price: 10_000 }
    await house.manage('PUT', `products/${product.id}`, { revision: 1, change })
    app.clock.advance({ minutes: 1 })
    const dealId = await house.deal([product])
    const products = [{ productId: product.id, salePrice: 8000 }]
    await house.manage('PUT', `upselling/deals/${dealId}`, { revision: 1, change: { products } })
    const { linkKey } = await house.stay()
    const [deal] = (await house.store(linkKey)).data.deals
    expect(deal?.products[0]).toMatchObject({ price: 8000, lowestBefore: 10_000 })
  })

  it('asks for no more than the product costs without the deal, in store and order alike', async () => {
    const product = await house.product({ price: 20_000 })
    const dealId = await house.deal([product], { salePrice: 19_500 })
    const lowered = await house.manage('PUT', `products/${product.id}`, {
      revision: 1,
      change: { options: { ...product.options, salePrice: 15_000 } },
    })
    expect(lowered.status).toBe(200)
    const { linkKey } = await house.stay()
    const [deal] = (await house.store(linkKey)).data.deals
    expect(deal?.products[0]).toMatchObject({ price: 15_000 })
    expect((await house.quote(linkKey, [{ product, dealId }])).data.total).toBe(15_000)
  })

  it('shows a deal with its own picture, also where no product has it', async () => {
    const product = await house.product()
    const bytes = await aPicture()
    const { id } = uploaded(await uploadFile(app, { cookie: house.managerCookie, bytes }))
    const dealId = await house.deal([product])
    await house.manage('PUT', `upselling/deals/${dealId}`, { revision: 1, change: { pictures: [id] } })
    const { linkKey } = await house.stay()
    expect((await house.store(linkKey)).data.deals[0]?.pictures).toMatchObject([{ mediaId: id }])
  })

  it('shows that address and number of its guest are known, and neither of them', async () => {
    const known = await house.stay({ email: 'astrid.holm@post.example', phone: '+47 912 34 567' })
    expect((await house.store(known.linkKey)).data.guest).toMatchObject({
      email: 'a•••@p•••.example',
      phone: '•••67',
    })
    const unknown = await house.stay({ email: null, phone: null })
    expect((await house.store(unknown.linkKey)).data.guest).toMatchObject({ email: null, phone: null })
  })

  it('says what was bought already', async () => {
    const product = await house.product({ title: 'Champagne' })
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    const sent = await house.buy(linkKey, [{ product, dealId, quantity: 2 }])
    expect(sent.status).toBe(200)
    expect((await house.store(linkKey)).data.orders).toMatchObject([
      {
        source: 'upselling',
        number: sent.data.number,
        total: 20_000,
        items: [
          {
            title: 'Champagne',
            quantity: 2,
            line: { productId: product.id, quantity: 2, choices: {}, extras: [], when: null, dealId },
          },
        ],
      },
    ])
  })
})

describe('a link that opens no store', () => {
  it('is unknown, whatever is wrong with it', async () => {
    const stay = await house.stay()
    const set = (change: object) =>
      app.db.tenant(house.propertyId, (tx) =>
        tx
          .update(bookings)
          .set(change)
          .where(and(eq(bookings.propertyId, house.propertyId), eq(bookings.id, stay.id))),
      )
    const unknown = async (linkKey: string) =>
      expect(await house.store(linkKey)).toMatchObject({ status: 404, code: 'booking/unknown' })
    await unknown('preview')
    await unknown('qr')
    await unknown('AAAAAAAAAAAAAAAAAAAAAA')
    const elsewhere = await aPropertyWithReception(app, { plan: 'complete' })
    expect((await elsewhere.guest('GET', `upselling/${stay.linkKey}`)).code).toBe('booking/unknown')
    await set({ cancelledAt: app.clock.now() })
    await unknown(stay.linkKey)
    await set({ cancelledAt: null, noShowAt: app.clock.now() })
    await unknown(stay.linkKey)
    await set({ noShowAt: null, state: 'checkout', arrival: '2026-11-01', departure: '2026-11-03' })
    const over = await house.store(stay.linkKey)
    expect(over.status === 404 || over.data.isOpen === false).toBe(true)
  })

  it('answers nothing where the module is off', async () => {
    const without = await aPropertyWithReception(app, { plan: 'essential' })
    expect((await without.guest('GET', 'upselling/AAAAAAAAAAAAAAAAAAAAAA')).code).toBe('module/not-available')
  })
})

describe('the preview of the store', () => {
  const tokenOf = async () => (await house.manage('POST', 'guestbook/previewToken')).data?.token as string

  it('shows whoever edits deals a sample stay with all that is on sale, and their own deal also while paused', async () => {
    const product = await house.product()
    await house.deal([product], {
      title: 'Families',
      visibility: { targetGroups: ['AAAAAAAAAAAAAAAAAAAAAA'] },
    })
    const draft = await house.deal([product], { title: 'Draft', state: 'paused' })
    await house.deal([product], { title: 'Other draft', state: 'paused' })
    const token = await tokenOf()
    const seen = await house.store('preview', `?preview=${token}&deal=${draft}`)
    expect(titles(seen)).toEqual(['Families', 'Draft'])
    expect(seen.data).toMatchObject({ isOpen: true, orders: [], guest: { firstName: 'Astrid' } })
    const { arrival, departure } = seen.data.stay
    expect([arrival > '2026-11-17', departure]).toEqual([true, addDays(arrival, 3)])
    const nobody = await house.store('preview', `?preview=${token}x`)
    expect(nobody.code).toBe('booking/unknown')
    expect((await house.store('qr', `?preview=${token}`)).code).toBe('booking/unknown')
  })

  it('orders in preview: shown apart, nothing charged, nothing taken', async () => {
    const product = await house.product({ options: eachNight(1) })
    const dealId = await house.deal([product], { state: 'paused' })
    const preview = await tokenOf()
    const { data: seen } = await house.store('preview', `?preview=${preview}&deal=${dealId}`)
    const bought = [{ product, dealId, when: { days: [seen.stay.arrival], time: null } }]
    const sent = await house.buy('preview', bought, { preview, service: 'Pay Now' })
    expect(sent.data).toMatchObject({ isPreview: true, stage: 'placed', payment: 'none' })
    expect((await house.call('GET', 'orderRequests?view=preview')).data.total).toBe(1)
    const { linkKey } = await house.stay()
    expect(
      (
        await house.buy(
          linkKey,
          bought.map((one) => ({ ...one, dealId })),
        )
      ).code,
    ).toBe('order/not-offered-now')
    expect((await house.buy('preview', bought)).code).toBe('order/booking-unknown')
  })
})

describe('what is counted of deals', () => {
  const rows = () =>
    app.db.tenant(house.propertyId, (tx) =>
      tx.select().from(dealTotals).where(eq(dealTotals.propertyId, house.propertyId)),
    )
  const seen = async (body: object, booking?: string) => {
    const link = booking ?? (await house.stay()).linkKey
    return house.guest('POST', 'upselling/seen', { booking: link, ...body }, aDevice())
  }

  it('is totals of the day, each deal once a call, and guests only where they agreed', async () => {
    const dealId = await house.deal([await house.product()])
    const deals = [
      { dealId, step: 'shown' },
      { dealId, step: 'shown' },
      { dealId, step: 'opened' },
    ]
    const cameFrom = `card/${(await aCard(app.db, house.propertyId)).id}`
    await seen({ isAgreed: true, cameFrom, deals })
    await seen({ isAgreed: false, cameFrom, deals })
    const of = { propertyId: house.propertyId, day: '2026-11-15', dealId, cameFrom, count: 2, guests: 1 }
    const counted = await rows()
    expect(counted).toHaveLength(2)
    expect(counted).toEqual(
      expect.arrayContaining([
        { ...of, step: 'shown' },
        { ...of, step: 'opened' },
      ]),
    )
  })

  it('counts nothing for whoever has no stay here', async () => {
    const deals = [{ dealId: await house.deal([await house.product()]), step: 'shown' }]
    const elsewhere = await aStoreHouse(app)
    for (const link of ['qr', 'preview', newId(), (await elsewhere.stay()).linkKey])
      expect((await seen({ isAgreed: true, deals }, link)).status).toBe(200)
    expect((await house.guest('POST', 'upselling/seen', { isAgreed: true, deals }, aDevice())).status).toBe(
      400,
    )
    expect(await rows()).toEqual([])
  })

  it('counts nothing of deals that are another property’s, and nothing oversized', async () => {
    const elsewhere = await aStoreHouse(app)
    const foreign = await elsewhere.deal([await elsewhere.product()])
    expect((await seen({ isAgreed: true, deals: [{ dealId: foreign, step: 'shown' }] })).status).toBe(200)
    const many = Array.from({ length: 100 }, () => ({ dealId: foreign, step: 'shown' }))
    expect((await seen({ isAgreed: true, deals: many })).status).toBe(200)
    expect((await seen({ isAgreed: true, deals: [...many, many[0]] })).status).toBe(400)
    expect((await seen({ isAgreed: true, deals: [] })).status).toBe(400)
    expect((await seen({ isAgreed: true, cameFrom: 'a b', deals: many })).status).toBe(400)
    expect((await seen({ isAgreed: true, deals: [], more: 'x'.repeat(17_000) })).status).toBe(413)
    expect(await rows()).toEqual([])
  })
})
