import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aProduct } from '../../../testing/products.ts'
import { TWO_LANGUAGES } from '../../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function seen(propertyId: string, query: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/api/guest/${propertyId}/products`, query })
  return { status: answer.statusCode, ...answer.json() }
}
const titles = async (propertyId: string, query?: Record<string, string>) =>
  (await seen(propertyId, query)).data.products.map(({ title }: { title: string }) => title)

describe('what a visitor can order', () => {
  it('is never archived, disabled, internal, incomplete, a fee, nameless or for automations alone', async () => {
    const propertyId = await aProperty(app.db, { integrationFeatures: { twoWayProducts: true } })
    const integrationId = 'P-1'
    await aProduct(app.db, propertyId, { title: 'Wine', integrationId })
    await aProduct(app.db, propertyId, { title: 'Archived', integrationId, state: 'archived' })
    await aProduct(app.db, propertyId, { title: 'Disabled', integrationId, state: 'disabled' })
    await aProduct(app.db, propertyId, { title: 'Internal', integrationId, internal: true })
    await aProduct(app.db, propertyId, { title: 'Incomplete' })
    await aProduct(app.db, propertyId, { title: ' ', integrationId })
    await aProduct(app.db, propertyId, { title: 'Fee', integrationId, type: 'baseDelivery', price: 4500 })
    const productArea = { guestbook: false, automation: true }
    await aProduct(app.db, propertyId, { title: 'Elsewhere', integrationId, visibility: { productArea } })
    expect(await titles(propertyId)).toEqual(['Wine'])
    expect((await seen(propertyId)).data.serviceCharge).toBe(4500)
  })

  it('depends on the journey and the target groups of the stay; without one they are in the house', async () => {
    const propertyId = await aProperty(app.db)
    const { cookie } = await aSignedIn(app, propertyId, ['editor'])
    const wide = { unitCategories: [], minNights: null, maxNights: null, returningGuest: null }
    const golf = { name: 'Golf', rateCodes: ['GOLF'], ...wide }
    const group = (await caller(app, cookie)('POST', 'targetGroups', golf)).data
    const journey = (guestJourney: ('PRE_STAY' | 'IN_STAY' | 'POST_STAY')[]) => ({
      visibility: { guestJourney },
    })
    await aProduct(app.db, propertyId, { title: 'Before', ...journey(['PRE_STAY']) })
    await aProduct(app.db, propertyId, { title: 'During', ...journey(['IN_STAY']) })
    await aProduct(app.db, propertyId, { title: 'Later', ...journey(['POST_STAY']) })
    const forGolfers = { targetGroups: [group.id], guestJourney: ['IN_STAY' as const] }
    await aProduct(app.db, propertyId, { title: 'Green fee', visibility: forGolfers })
    const stay = async (change: Parameters<typeof aBooking>[2]) => ({
      booking: (await aBooking(app.db, propertyId, change)).linkKey,
    })
    expect(await titles(propertyId, await stay({ state: 'precheckin' }))).toEqual(['Before'])
    expect(await titles(propertyId, await stay({ state: 'checkin' }))).toEqual(['During'])
    expect(await titles(propertyId, await stay({ state: 'checkout' }))).toEqual(['Later'])
    const golfer = await stay({ rateCode: 'GOLF' })
    await expect.poll(() => titles(propertyId, golfer)).toEqual(['During', 'Green fee'])
    expect(await titles(propertyId)).toEqual(['During'])
    expect(await titles(propertyId, { booking: 'x'.repeat(22) })).toEqual(['During'])
  })

  it('is told in the asked language with prices, what is left, choices and files, and nothing of the house', async () => {
    const propertyId = await aProperty(app.db, { localization: TWO_LANGUAGES, currency: 'DKK' })
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2"/></svg>'
    const picture = await app.media.storeFile(propertyId, { bytes: Buffer.from(svg), fileName: 'wine.svg' })
    const choice = { id: 'c'.repeat(22), names: { 0: 'Rye', 1: 'Rugbrød' }, price: 500, productId: null }
    await aProduct(app.db, propertyId, {
      content: { 0: { title: 'Lunch', description: 'To go' }, 1: { title: 'Madpakke', description: '' } },
      price: 12_000,
      integrationId: 'SECRET',
      attachments: [{ kind: 'picture', mediaId: picture.id }],
      stock: 4,
      options: {
        salePrice: 9900,
        listOfChoices: [{ id: 'l'.repeat(22), names: { 0: 'Bread' }, isRequired: true, choices: [choice] }],
      },
    })
    const { data } = await seen(propertyId, { language: '1' })
    expect(data).toMatchObject({ currency: 'DKK', language: { code: 'da', index: 1 }, serviceCharge: null })
    expect(data.products[0]).toMatchObject({
      language: 'da',
      title: 'Madpakke',
      price: 9900,
      priceBefore: 12_000,
      left: 4,
      maxQuantity: 5,
      pictures: [{ mediaId: picture.id, width: 4, height: 2 }],
      listOfChoices: [{ name: 'Bread', isRequired: true, choices: [{ name: 'Rugbrød', price: 500 }] }],
    })
    expect(JSON.stringify(data)).not.toContain('SECRET')
    expect((await seen(propertyId)).data.products[0]).toMatchObject({ language: 'en', title: 'Lunch' })
  })

  it('changes for guests as soon as staff save', async () => {
    const propertyId = await aProperty(app.db)
    const product = await aProduct(app.db, propertyId, { title: 'Wine', price: 100, stock: 2 })
    expect((await seen(propertyId)).data.products[0]).toMatchObject({ price: 100, left: 2 })
    const { cookie } = await aSignedIn(app, propertyId, ['editor'])
    const change = { price: 200, stock: 1 }
    await caller(app, cookie)('PUT', `products/${product.id}`, { revision: 1, change })
    await expect
      .poll(async () => (await seen(propertyId)).data.products[0])
      .toMatchObject({ price: 200, left: 1 })
  })

  it('can go on the bill of a guest in the house alone; who has no link may name a booking', async () => {
    const propertyId = await aProperty(app.db)
    const services = async (state: 'precheckin' | 'checkin') => {
      const { linkKey } = await aBooking(app.db, propertyId, { state })
      const { data } = await seen(propertyId, { booking: linkKey })
      return data.payment.map(({ service }: { service: string }) => service)
    }
    expect(await services('precheckin')).not.toContain('Put on bill')
    expect(await services('checkin')).toContain('Put on bill')
    const { data } = await seen(propertyId)
    expect(data.payment).toContainEqual({ service: 'Put on bill', methods: [] })
  })

  it('is what those a preview stands for could order, with a token of the own house', async () => {
    const propertyId = await aProperty(app.db)
    const visibility = { guestJourney: ['PRE_STAY' as const] }
    const before = await aProduct(app.db, propertyId, { title: 'Before', visibility })
    await aProduct(app.db, propertyId, { title: 'Disabled', state: 'disabled' })
    const tokenOf = async (house: string) => {
      const { cookie } = await aSignedIn(app, house, ['editor'])
      return (await caller(app, cookie)('POST', 'guestbook/previewToken')).data.token as string
    }
    const preview = await tokenOf(propertyId)
    const previewAs = 'precheckin'
    expect(await titles(propertyId, { preview, previewAs })).toEqual(['Before'])
    expect(await titles(propertyId, { preview, previewAs: 'checkin' })).toEqual([])
    expect(await titles(propertyId, { preview })).toEqual([])
    expect(await titles(propertyId, { previewAs })).toEqual([])
    const problems = async (part: object) => {
      const payload = { lines: [{ productId: before.id, quantity: 1 }], ...part }
      const url = `/api/guest/${propertyId}/orders/quote`
      return (await app.inject({ method: 'POST', url, payload })).json().data.problems
    }
    expect(await problems({ preview, previewAs })).toEqual([])
    expect(await problems({ preview, previewAs: 'checkin' })).toMatchObject([
      { code: 'order/not-offered-now' },
    ])
    expect(await problems({})).toEqual([{ line: 0, code: 'order/not-offered-now', next: null }])
    expect(await titles(propertyId, { previewAs, preview: await tokenOf(await aProperty(app.db)) })).toEqual(
      [],
    )
    expect(await titles(propertyId, { previewAs, preview: 'made-up' })).toEqual([])
  })

  it('is nothing without the module', async () => {
    const propertyId = await aProperty(app.db)
    const { cookie } = await aSignedIn(app, propertyId, ['owner'])
    await caller(app, cookie)('PUT', 'modules/products', { enabled: false })
    await expect.poll(async () => (await seen(propertyId)).code).toBe('module/not-available')
  })
})
