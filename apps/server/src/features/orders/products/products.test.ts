import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aProperty, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aProduct } from '../../../testing/products.ts'
import { TWO_LANGUAGES } from '../../../testing/property-with-editor.ts'
import { products } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2"/></svg>',
)
const words = (title: string, description = '') => ({ title, description })

async function aShop(features: Record<string, boolean> = {}) {
  const propertyId = await aProperty(app.db, { localization: TWO_LANGUAGES, integrationFeatures: features })
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  const call = caller(app, cookie)
  const create = async (change: object = {}, start: object = {}) => {
    const made = (await call('POST', 'products', start)).data
    return (await call('PUT', `products/${made.product.id}`, { revision: 1, change })).data
  }
  const names = async (query = '') =>
    (await call('GET', `products${query}`)).data.items.map(
      (item: { product: { content: Record<string, { title: string }> } }) => item.product.content[0]?.title,
    )
  return { propertyId, call, create, names }
}

describe('products', () => {
  it('begin disabled and unlimited, and are changed part by part', async () => {
    const { call } = await aShop()
    const made = (await call('POST', 'products', {})).data
    expect(made).toMatchObject({ state: 'disabled', stock: null, revision: 1, missing: [] })
    expect(made.product).toEqual({ ...newProduct(made.product.id) })
    const change = { content: { 0: words('Breakfast') }, price: 14_500, state: 'enabled' }
    const saved = await call('PUT', `products/${made.product.id}`, { revision: 1, change })
    expect(saved.data).toMatchObject({ state: 'enabled', revision: 2, changedBy: 'Anna Lien' })
    expect(saved.data.product).toEqual({ ...made.product, ...change })
    expect((await call('GET', `products/${made.product.id}`)).data).toEqual(saved.data)
  })

  it('are listed, searched in any language, filtered and sorted; archived ones only when asked for', async () => {
    const { call, create, names } = await aShop()
    await create({
      content: { 0: words('Wine'), 1: words('Vin') },
      category: 'Drinks',
      price: 300,
      state: 'enabled',
    })
    await create({ content: { 0: words('Bread_50%') }, category: 'Food', price: 100 })
    await create({ content: { 0: words('Old cake') }, category: 'Cakes', price: 200, state: 'archived' })
    expect(await names()).toEqual(['Wine', 'Bread_50%'])
    expect(await names('?sort=price')).toEqual(['Bread_50%', 'Wine'])
    expect(await names('?sort=name&order=desc')).toEqual(['Wine', 'Bread_50%'])
    expect(await names('?search=vin')).toEqual(['Wine'])
    expect(await names('?search=d_5')).toEqual(['Bread_50%'])
    expect(await names('?search=n_5')).toEqual([])
    expect(await names('?category=Food')).toEqual(['Bread_50%'])
    expect(await names('?state=enabled')).toEqual(['Wine'])
    expect(await names('?state=archived')).toEqual(['Old cake'])
    expect(await names('?type=baseDelivery')).toEqual([])
    expect((await call('GET', 'products')).data).toMatchObject({
      total: 2,
      page: 1,
      pageSize: 50,
      categories: ['Drinks', 'Food'],
    })
    expect((await call('GET', 'products?page=2')).data).toMatchObject({ total: 2, items: [] })
  })

  it('saved meanwhile by somebody else are refused with the product as it is', async () => {
    const { call, create } = await aShop()
    const { product } = await create({ price: 100 })
    const stale = await call('PUT', `products/${product.id}`, { revision: 1, change: { price: 300 } })
    expect(stale).toMatchObject({ status: 409, code: 'product/stale-revision' })
    expect(stale.details.current).toMatchObject({ revision: 2, product: { price: 100 } })
    // A save whose answer was lost says again what is there.
    const again = await call('PUT', `products/${product.id}`, { revision: 1, change: { price: 100 } })
    expect(again.data).toMatchObject({ revision: 2 })
  })

  it('of two saves at the same moment one wins', async () => {
    const { call, create } = await aShop()
    const { product } = await create({ price: 100 })
    const saves = [200, 300, 400].map((price) =>
      call('PUT', `products/${product.id}`, { revision: 2, change: { price } }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
  })

  it('are counted only when they are limited; a save that says nothing of stock leaves it', async () => {
    const { propertyId, call, create } = await aShop()
    const { product } = await create()
    const save = (revision: number, change: object) =>
      call('PUT', `products/${product.id}`, { revision, change }).then(({ data }) => data)
    expect((await save(1, { stock: 4 })).stock).toBeNull()
    const limited = { ...product.options, quantity: { isUnlimited: false, maxQuantity: 2 } }
    expect((await save(1, { options: limited })).stock).toBe(0)
    expect((await save(2, { stock: 4 })).stock).toBe(4)
    await app.db.tenant(propertyId, (tx) =>
      tx.update(products).set({ stock: 3 }).where(eq(products.id, product.id)),
    )
    expect((await save(3, { price: 500 })).stock).toBe(3)
    expect((await save(4, { options: product.options })).stock).toBeNull()
  })

  it('are copied with " (Copy)" in every language', async () => {
    const { call, create } = await aShop()
    const original = await create({ content: { 0: words('Wine', 'Red'), 1: words('Vin') }, state: 'enabled' })
    const copy = (await call('POST', 'products', { copyOf: original.product.id })).data
    expect(copy).toMatchObject({ state: 'disabled', revision: 1 })
    expect(copy.product.id).not.toBe(original.product.id)
    expect(copy.product.content).toEqual({ 0: words('Wine (Copy)', 'Red'), 1: words('Vin (Copy)') })
    expect((await call('POST', 'products', { copyOf: 'x'.repeat(22) })).code).toBe('product/unknown')
  })

  it('of an older shape are read as today’s', async () => {
    const { propertyId, call } = await aShop()
    const id = 'V'.repeat(22)
    const data = {
      id,
      version: 1,
      state: 'enabled',
      title: 'Old wine',
      description: '',
      language: 0,
      price: 9900,
    }
    await app.db.tenant(propertyId, (tx) =>
      tx
        .insert(products)
        .values({ propertyId, id, type: 'product', state: 'enabled', name: 'Old wine', price: 9900, data }),
    )
    const { product } = (await call('GET', `products/${id}`)).data
    expect(product).toMatchObject({ version: 5, content: { 0: words('Old wine') } })
    await call('PUT', `products/${id}`, { revision: 1, change: { price: 100 } })
    expect((await call('GET', `products/${id}`)).data.product).toMatchObject({ version: 5, price: 100 })
  })

  it('tell the other pages that they changed', async () => {
    const { propertyId, create } = await aShop()
    const heard: unknown[] = []
    const stop = app.hub.on('product.changed', (event) => {
      if (event.propertyId === propertyId) heard.push(event.payload.productId)
    })
    const { product } = await create({ price: 100 })
    await expect.poll(() => heard).toEqual([product.id, product.id])
    stop()
  })
})

describe('what a product cannot be', () => {
  it('a second fee of a kind, also one that comes back from the archive', async () => {
    const { call, create } = await aShop()
    const first = await create({ state: 'archived' }, { type: 'baseDelivery' })
    await create({ price: 4500, state: 'enabled' }, { type: 'baseDelivery' })
    expect((await create({}, { type: 'deliveryFee' })).product.type).toBe('deliveryFee')
    expect((await call('POST', 'products', { type: 'baseDelivery' })).code).toBe('product/too-many')
    const back = { revision: first.revision, change: { state: 'disabled' } }
    expect((await call('PUT', `products/${first.product.id}`, back)).code).toBe('product/too-many')
  })

  it('one with files, groups or products of nobody or of another property', async () => {
    const { propertyId, call, create } = await aShop()
    const other = await aShop()
    const store = (id: string, bytes: Buffer, fileName: string) =>
      app.media.storeFile(id, { bytes, fileName })
    const picture = await store(propertyId, SVG, 'a.svg')
    const pdf = await store(propertyId, PDF, 'menu.pdf')
    const foreign = await store(other.propertyId, SVG, 'a.svg')
    const { product } = await create()
    const save = (change: object) => call('PUT', `products/${product.id}`, { revision: 1, change })
    const attached = (kind: string, mediaId: string) => save({ attachments: [{ kind, mediaId }] })
    expect((await attached('picture', foreign.id)).code).toBe('media/unknown')
    expect((await attached('picture', pdf.id)).code).toBe('media/unknown')
    expect((await attached('pdf', picture.id)).code).toBe('media/unknown')
    const visibility = { ...product.visibility, targetGroups: ['g'.repeat(22)] }
    expect((await save({ visibility })).code).toBe('units/group-unknown')
    const extra = (id: string, productId: string | null) => ({
      id: id.repeat(22),
      names: {},
      price: 0,
      productId,
    })
    const extras = (...all: object[]) => save({ options: { ...product.options, extras: all } })
    const foreignProduct = await aProduct(app.db, other.propertyId)
    expect((await extras(extra('e', foreignProduct.id))).code).toBe('product/unknown')
    expect((await extras(extra('e', product.id))).code).toBe('product/unknown')
    expect((await extras(extra('e', null), extra('e', null))).code).toBe('request/invalid')
    expect((await save({ price: -1 })).status).toBe(400)
    expect((await call('GET', `products/${product.id}`)).data.revision).toBe(1)
    expect((await attached('pdf', pdf.id)).status).toBe(200)
  })

  it('read or changed elsewhere', async () => {
    const { create } = await aShop()
    const { product } = await create()
    const { call } = await aShop()
    expect((await call('GET', `products/${product.id}`)).code).toBe('product/unknown')
    const save = { revision: 1, change: { price: 1 } }
    expect((await call('PUT', `products/${product.id}`, save)).code).toBe('product/unknown')
  })
})

describe('with two-way integration', () => {
  it('a product is incomplete while it or what it refers to lacks its number, and says what', async () => {
    const { call, create, names } = await aShop({ twoWayProducts: true })
    const bread = await create({ content: { 0: words('Bread') } })
    const extras = [{ id: 'e'.repeat(22), names: {}, price: 0, productId: bread.product.id }]
    const options = { ...bread.product.options, extras }
    const change = { content: { 0: words('Lunch') }, integrationId: 'P-1', state: 'enabled', options }
    const lunch = await create(change)
    expect(lunch).toMatchObject({
      state: 'incomplete',
      missing: [{ productId: bread.product.id, name: 'Bread' }],
    })
    expect(await names('?state=incomplete')).toEqual(['Lunch'])
    expect(await names('?state=enabled')).toEqual([])
    await call('PUT', `products/${bread.product.id}`, { revision: 2, change: { integrationId: 'P-2' } })
    expect((await call('GET', `products/${lunch.product.id}`)).data).toMatchObject({
      state: 'enabled',
      missing: [],
    })
    expect(await names('?state=enabled')).toEqual(['Lunch'])
  })
})

describe('what products use', () => {
  it('is not deleted: files and target groups', async () => {
    const { propertyId, call, create } = await aShop()
    const picture = await app.media.storeFile(propertyId, { bytes: SVG, fileName: 'wine.svg' })
    const group = (
      await call('POST', 'targetGroups', {
        name: 'Families',
        rateCodes: ['FAM'],
        unitCategories: [],
        minNights: null,
        maxNights: null,
        returningGuest: null,
      })
    ).data
    const { product } = await create({
      content: { 0: words('Wine') },
      attachments: [{ kind: 'picture', mediaId: picture.id }],
      visibility: { ...newProduct('').visibility, targetGroups: [group.id] },
    })
    const uses = [{ place: 'product', id: product.id, name: 'Wine' }]
    expect(await call('DELETE', `media/${picture.id}`)).toMatchObject({
      code: 'media/in-use',
      details: { uses },
    })
    expect((await call('GET', 'media?show=unused')).data.files).toEqual([])
    expect(await call('DELETE', `targetGroups/${group.id}`)).toMatchObject({
      code: 'units/in-use',
      details: { products: [{ id: product.id, name: 'Wine' }] },
    })
  })

  it('keeps a language that its words or those of its choices are in', async () => {
    const { propertyId, create } = await aShop()
    const { cookie } = await aSignedIn(app, propertyId, ['manager'])
    const call = caller(app, cookie)
    const extras = [{ id: 'e'.repeat(22), names: { 1: 'Smør' }, price: 0, productId: null }]
    await create({ options: { ...newProduct('').options, extras } })
    const { revision } = (await call('GET', 'settings')).data
    const { DK: _, ...languages } = TWO_LANGUAGES.languages
    const change = { localization: { ...TWO_LANGUAGES, languages } }
    const answer = await call('PUT', 'settings', { propertyId, revision, change })
    expect(answer.code).toBe('property/languages-refused')
  })
})
