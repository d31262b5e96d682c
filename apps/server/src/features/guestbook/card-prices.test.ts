import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aCard, aProperty, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { aProduct } from '../../testing/products.ts'
import { TWO_LANGUAGES } from '../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Sent = { content: { title?: string }; options: { price?: string } }

it('a card that leads to something to order says what it costs, in the language, and follows the price', async () => {
  const propertyId = await aProperty(app.db, { localization: TWO_LANGUAGES, currency: 'DKK' })
  const { cookie } = await aSignedIn(app, propertyId, ['editor', 'manager'])
  const call = caller(app, cookie)
  const tray = await aProduct(app.db, propertyId, { title: 'Tray', price: 34_500 })
  const basket = await aProduct(app.db, propertyId, { title: 'Basket', price: 42_000 })
  const hidden = await aProduct(app.db, propertyId, { title: 'Off', price: 100 })
  const offer = (title: string, index: number, productIds: string[]) =>
    aCard(app.db, propertyId, { type: 'Product', title, index, form: { id: title.repeat(22), productIds } })
  await offer('A', 0, [tray.id])
  await offer('B', 1, [basket.id, tray.id, hidden.id])
  await offer('C', 2, [hidden.id])
  expect((await call('POST', 'cards/publish')).status).toBe(200)
  await call('PUT', `products/${hidden.id}`, { revision: 1, change: { state: 'disabled' } })
  const prices = async (language: number) => {
    const answer = await app.inject({ url: `/api/guest/${propertyId}/guestbook?language=${language}` })
    return (answer.json().data.boxes as Sent[]).map(({ options }) => options.price?.replaceAll('\u00a0', ' '))
  }
  await expect.poll(() => prices(0)).toEqual(['DKK 345', 'from DKK 345', undefined])
  expect((await prices(1))[1]).toMatch(/^fra 345/)
  await call('PUT', `products/${tray.id}`, { revision: 1, change: { price: 39_000 } })
  await expect.poll(() => prices(0)).toEqual(['DKK 390', 'from DKK 390', undefined])
  const page = await app.inject({ url: `/guestbook/${propertyId}?l=en` })
  expect(page.statusCode).toBe(200)
})
