import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import { DEALS_MAX } from '@innkeeper/domain/upselling/constants.ts'
import { newDeal } from '@innkeeper/domain/upselling/deal-words.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aCard, aSignedIn, aUnit } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aStoreHouse, type StoreHouse } from '../../../testing/store-house.ts'
import { aTemplate } from '../../../testing/templates.ts'
import { deals } from '../tables.ts'

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

const path = 'upselling/deals'
const create = async (body: object = {}): Promise<StaffDeal> => (await house.manage('POST', path, body)).data
const save = (id: string, revision: number, change: object) =>
  house.manage('PUT', `${path}/${id}`, { revision, change })
const list = async (): Promise<StaffDeal[]> => (await house.manage('GET', path)).data.items
const words = (title: string) => ({ content: { 0: { title, subtitle: '', description: '' } } })
const titles = async () => (await list()).map(({ deal }) => deal.content[0]?.title ?? '')

describe('a deal', () => {
  it('begins paused and with nothing in it: whom it is for is done, what and words are not', async () => {
    const made = await create()
    expect(made).toMatchObject({
      deal: { state: 'paused', products: [], visibility: { guestJourney: ['PRE_STAY'] } },
      steps: { what: false, words: false, whom: true },
      isOnSale: false,
      revision: 1,
      changedBy: 'Anna Lien',
    })
    expect((await house.manage('GET', `${path}/${made.deal.id}`)).data).toEqual(made)
  })

  it('is on sale once it is active and all three steps are done', async () => {
    const product = await house.product()
    const { deal } = await create()
    const products = [{ productId: product.id, salePrice: 9000 }]
    await save(deal.id, 1, { products })
    await save(deal.id, 2, words('Sauna for two'))
    const { data } = await save(deal.id, 3, { state: 'active' })
    expect(data).toMatchObject({
      steps: { what: true, words: true, whom: true },
      isOnSale: true,
      revision: 4,
    })
    const nobody = { ...deal.visibility, guestJourney: [] }
    expect((await save(deal.id, 4, { visibility: nobody })).data).toMatchObject({
      steps: { whom: false },
      isOnSale: false,
    })
  })

  it('is not complete while one of its products cannot be sold or is not for deals', async () => {
    const disabled = await house.product({ state: 'disabled' })
    const internal = await house.product({ internal: true })
    const guestbook = await house.product({
      visibility: { productArea: { guestbook: true, automation: false } },
    })
    const fine = await house.product()
    for (const product of [disabled, internal, guestbook]) {
      const { deal } = await create()
      const products = [fine, product].map(({ id }) => ({ productId: id, salePrice: null }))
      expect((await save(deal.id, 1, { products })).data.steps.what).toBe(false)
    }
  })

  it('copied is named (Copy) in every language, paused, with all that was in it', async () => {
    const product = await house.product()
    const id = await house.deal([product], {
      content: {
        0: { title: 'Sauna', subtitle: 'For two', description: 'An hour' },
        1: { title: 'Badstue', subtitle: '', description: '' },
      },
    })
    const copy = await create({ copyOf: id })
    expect(copy.deal).toMatchObject({
      state: 'paused',
      products: [{ productId: product.id }],
      content: { 0: { title: 'Sauna (Copy)', subtitle: 'For two' }, 1: { title: 'Badstue (Copy)' } },
    })
    expect(copy.deal.id).not.toBe(id)
    expect((await house.manage('POST', path, { copyOf: newId() })).code).toBe('deal/unknown')
  })

  it('is saved by whoever saw it last; what is there already is saved again by anybody', async () => {
    const { deal } = await create()
    await save(deal.id, 1, words('Sauna'))
    const stale = await save(deal.id, 1, words('Spa'))
    expect(stale).toMatchObject({
      status: 409,
      code: 'deal/stale-revision',
      details: { current: { revision: 2, deal: { content: { 0: { title: 'Sauna' } } } } },
    })
    expect((await save(deal.id, 1, words('Sauna'))).data.revision).toBe(2)
  })

  it('of two who save at once one is told', async () => {
    const { deal } = await create()
    const answers = await Promise.all([save(deal.id, 1, words('Sauna')), save(deal.id, 1, words('Spa'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('stands where staff put it, new ones last', async () => {
    const ids: string[] = []
    for (const title of ['One', 'Two', 'Three']) ids.push(await house.deal([], { title }))
    await house.manage('PUT', `${path}/order`, { dealIds: [ids[2], ids[0], ids[2]] })
    expect(await titles()).toEqual(['Three', 'One', 'Two'])
    await create()
    expect((await titles()).at(-1)).toBe('')
  })

  it('deleted is gone; what was ordered of it stays', async () => {
    const product = await house.product()
    const id = await house.deal([product])
    const { linkKey } = await house.stay()
    await house.buy(linkKey, [{ product, dealId: id }])
    expect((await house.manage('DELETE', `${path}/${id}`)).status).toBe(200)
    expect((await house.manage('DELETE', `${path}/${id}`)).code).toBe('deal/unknown')
    expect((await house.store(linkKey)).data).toMatchObject({ deals: [], orders: [{ total: 10_000 }] })
  })

  it('says before it is deleted where it was chosen: on cards, pages and e-mails', async () => {
    const id = await house.deal([await house.product()])
    const other = await house.deal([])
    const chosen = { type: 'upselling', id: 'deals', props: { selection: 'chosen', deals: [id] } }
    const email = { type: 'email' as const, name: 'Before you come', localizedData: { 0: [chosen] as never } }
    await aTemplate(app.db, house.propertyId, email)
    const form = { productIds: [], dealIds: [id] }
    await aCard(app.db, house.propertyId, { title: 'Extras', type: 'Product', options: { form } as never })
    const uses = async (dealId: string) => (await house.manage('GET', `${path}/${dealId}/uses`)).data.places
    expect((await uses(id)).map(({ name }: { name: string }) => name).sort()).toEqual([
      'Before you come',
      'Extras',
    ])
    expect(await uses(other)).toEqual([])
    expect((await house.manage('GET', `${path}/${newId()}/uses`)).code).toBe('deal/unknown')
  })

  it(`there are ${DEALS_MAX} at most`, async () => {
    const data = JSON.stringify(newDeal(newId()))
    await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`insert into deals (property_id, id, place, state, data)
        select ${house.propertyId}, 'deal-' || n, n, 'paused', ${data}::jsonb
        from generate_series(1, ${DEALS_MAX - 1}::int) n`),
    )
    const answers = await Promise.all([house.manage('POST', path, {}), house.manage('POST', path, {})])
    expect(answers.map(({ code }) => code ?? 'made').sort()).toEqual(['deal/too-many', 'made'])
  })

  it('that a later version wrote takes no list down', async () => {
    await app.db.tenant(house.propertyId, (tx) =>
      tx.insert(deals).values({
        propertyId: house.propertyId,
        id: newId(),
        place: 1,
        state: 'active',
        data: { version: 2 },
      }),
    )
    await create()
    expect(await list()).toHaveLength(1)
    expect((await house.store((await house.stay()).linkKey)).status).toBe(200)
  })

  it('started, paused and deleted is written down', async () => {
    const { deal } = await create()
    await save(deal.id, 1, { ...words('Sauna'), state: 'active' })
    await save(deal.id, 2, { state: 'paused' })
    await house.manage('DELETE', `${path}/${deal.id}`)
    const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
    const { items } = (await owner('GET', 'audit')).data
    const actions: string[] = items
      .map(({ action }: { action: string }) => action)
      .filter((action: string) => action.startsWith('deal.'))
    expect(actions.sort()).toEqual(['deal.created', 'deal.deleted', 'deal.paused', 'deal.started'])
  })
})

describe('what a deal names', () => {
  it('is the property’s own: products, pictures, groups and categories of another are refused', async () => {
    const elsewhere = await aStoreHouse(app)
    const foreign = await elsewhere.product()
    const { deal } = await create()
    const refused = async (change: object) => (await save(deal.id, 1, change)).code
    const products = [{ productId: foreign.id, salePrice: null }]
    expect(await refused({ products })).toBe('product/unknown')
    expect(await refused({ pictures: [newId()] })).toBe('media/unknown')
    const { visibility } = deal
    expect(await refused({ visibility: { ...visibility, targetGroups: [newId()] } })).toBe(
      'units/group-unknown',
    )
    expect(await refused({ visibility: { ...visibility, unitCategories: [newId()] } })).toBe(
      'units/category-unknown',
    )
    const own = { productId: (await house.product()).id, salePrice: null }
    expect(await refused({ products: [own, own] })).toBe('request/invalid')
    expect((await list())[0]?.revision).toBe(1)
  })

  it('is looked at once: what was archived since keeps nobody from renaming, pausing and starting the deal', async () => {
    const product = await house.product()
    const id = await house.deal([product])
    const archived = await house.manage('PUT', `products/${product.id}`, {
      revision: 1,
      change: { state: 'archived' },
    })
    expect(archived.status).toBe(200)
    expect((await save(id, 1, words('Sauna for two'))).status).toBe(200)
    expect((await save(id, 2, { state: 'paused' })).data).toMatchObject({ deal: { state: 'paused' } })
    expect((await save(id, 3, { state: 'active' })).data).toMatchObject({ isOnSale: false })
    const other = await create()
    const products = [{ productId: product.id, salePrice: null }]
    expect((await save(other.deal.id, 1, { products })).code).toBe('product/unknown')
  })

  it('is asked for at less than its regular price, or not at a price of the deal', async () => {
    const product = await house.product({ price: 10_000 })
    const id = await house.deal([product])
    const at = (salePrice: number) => ({ products: [{ productId: product.id, salePrice }] })
    const refused = { status: 422, code: 'deal/price-not-lower', details: { price: 10_000 } }
    expect(await save(id, 1, at(10_000))).toMatchObject(refused)
    expect(await save(id, 1, at(12_000))).toMatchObject(refused)
    expect((await save(id, 1, at(9000))).status).toBe(200)
    // A product that got cheaper since keeps nobody from pausing.
    await house.manage('PUT', `products/${product.id}`, { revision: 1, change: { price: 8000 } })
    expect((await save(id, 2, { state: 'paused' })).status).toBe(200)
  })

  it('is for a range that holds something', async () => {
    const id = await house.deal([])
    const { deal } = (await house.manage('GET', `${path}/${id}`)).data as StaffDeal
    const within = (part: object) => save(id, 1, { visibility: { ...deal.visibility, ...part } })
    expect(await within({ daysBeforeArrival: { from: 7, to: 2 } })).toMatchObject({
      status: 422,
      code: 'deal/range-backwards',
      details: { field: 'daysBeforeArrival' },
    })
    expect((await within({ nights: { from: 3, to: 2 } })).code).toBe('deal/range-backwards')
    expect((await within({ nights: { from: 2, to: 2 } })).status).toBe(200)
  })

  it('is not deleted unseen: a group and a category say which deal is for them', async () => {
    const { categoryId } = await aUnit(app.db, house.propertyId, '204')
    const longStays = {
      rateCodes: [],
      unitCategories: [],
      minNights: 3,
      maxNights: null,
      returningGuest: null,
    }
    const families = { ...longStays, name: 'Families' }
    const group = (await house.manage('POST', 'targetGroups', families)).data.id as string
    const { deal } = await create()
    const visibility = { ...deal.visibility, targetGroups: [group], unitCategories: [categoryId] }
    expect((await save(deal.id, 1, { ...words('Sauna'), visibility })).status).toBe(200)
    const inUse = { code: 'units/in-use', details: { deals: [{ id: deal.id, name: 'Sauna' }] } }
    expect(await house.manage('DELETE', `targetGroups/${group}`)).toMatchObject(inUse)
    expect(await house.manage('DELETE', `unitCategories/${categoryId}`)).toMatchObject(inUse)
  })
})

describe('who may', () => {
  it('is who edits content, in a property whose plan has the store', async () => {
    const id = await house.deal([await house.product()])
    const reception = await house.call('GET', path)
    expect(reception).toMatchObject({ status: 403 })
    const plain = await aStoreHouse(app, { plan: 'essential' })
    expect((await plain.manage('GET', path)).code).toBe('module/not-available')
    const elsewhere = await aStoreHouse(app)
    expect((await elsewhere.manage('GET', `${path}/${id}`)).code).toBe('deal/unknown')
    const change = { revision: 1, change: { state: 'paused' } }
    expect((await elsewhere.manage('PUT', `${path}/${id}`, change)).code).toBe('deal/unknown')
    expect((await elsewhere.manage('DELETE', `${path}/${id}`)).code).toBe('deal/unknown')
    expect((await elsewhere.manage('POST', path, { copyOf: id })).code).toBe('deal/unknown')
    expect((await house.manage('GET', `${path}/${id}`)).data.deal.state).toBe('active')
  })

  it('sends no more than a deal can be', async () => {
    const { deal } = await create()
    const many = Array.from({ length: 11 }, () => ({ productId: newId(), salePrice: null }))
    expect((await save(deal.id, 1, { products: many })).status).toBe(400)
    expect((await save(deal.id, 1, words('x'.repeat(81)))).status).toBe(400)
    expect(
      (await save(deal.id, 1, { content: { en: { title: '', subtitle: '', description: '' } } })).status,
    ).toBe(400)
    const order = await house.manage('PUT', `${path}/order`, {
      dealIds: Array.from({ length: DEALS_MAX + 1 }, () => newId()),
    })
    expect(order.status).toBe(400)
  })
})

describe('before a product goes off sale', () => {
  const dealsOf = async (productId: string) =>
    (await house.manage('GET', `products/${productId}/deals`)).data.deals

  it('its active deals are named, in the order guests see them; paused ones and those of others are not', async () => {
    const [cocoa, sauna] = [await house.product(), await house.product()]
    const both = await house.deal([cocoa, sauna], { title: 'Cocoa under the stars' })
    await house.deal([cocoa], { title: 'Next winter', state: 'paused' })
    const alone = await house.deal([sauna], { title: 'Sauna' })
    await house.manage('PUT', `${path}/order`, { dealIds: [alone, both] })
    expect(await dealsOf(cocoa.id)).toEqual([{ id: both, name: 'Cocoa under the stars' }])
    expect(await dealsOf(sauna.id)).toEqual([
      { id: alone, name: 'Sauna' },
      { id: both, name: 'Cocoa under the stars' },
    ])
    const other = await aStoreHouse(app)
    expect((await other.manage('GET', `products/${cocoa.id}/deals`)).code).toBe('product/unknown')
  })

  it('nothing else that names it is told', async () => {
    const cocoa = await house.product()
    await aCard(app.db, house.propertyId, { form: { id: newId(), productIds: [cocoa.id] } })
    expect(await dealsOf(cocoa.id)).toEqual([])
  })
})

describe('a catalogue', () => {
  it('is a category of the products that deals can offer', async () => {
    const [spa, sauna] = [await house.product({ category: 'Spa' }), await house.product({ category: 'Spa' })]
    await house.product({
      category: 'Spa',
      visibility: { productArea: { guestbook: true, automation: false } },
    })
    const loose = await house.product()
    expect((await house.manage('GET', 'upselling/catalogs')).data).toEqual(
      expect.arrayContaining([
        { id: 'Spa', name: 'Spa', source: 'products', products: 2 },
        { id: '-', name: '', source: 'products', products: 1 },
      ]),
    )
    const products = (await house.manage('GET', 'upselling/catalog/Spa')).data
    expect(products.map(({ product }: { product: { id: string } }) => product.id).sort()).toEqual(
      [spa.id, sauna.id].sort(),
    )
    const others = (await house.manage('GET', 'upselling/catalog/-')).data
    expect(others).toMatchObject([{ product: { id: loose.id } }])
    expect((await house.manage('GET', 'upselling/catalog/Bar')).code).toBe('catalog/unknown')
  })

  it('of products whose category is called "-" is not those without a category', async () => {
    const dash = await house.product({ category: '-' })
    const loose = await house.product()
    const catalogs: { id: string; name: string }[] = (await house.manage('GET', 'upselling/catalogs')).data
    expect(catalogs.map(({ name }) => name).sort()).toEqual(['', '-'])
    for (const [name, product] of [
      ['-', dash],
      ['', loose],
    ] as const) {
      const id = catalogs.find((each) => each.name === name)?.id
      const products = (await house.manage('GET', `upselling/catalog/${id}`)).data
      expect(products).toMatchObject([{ product: { id: product.id } }])
    }
  })

  it('is also what stands in the list of the booking system, where one bills products', async () => {
    const connected = await aStoreHouse(app, { integrationFeatures: { twoWayProducts: true } })
    const linked = await connected.product({ category: 'Spa', integrationId: 'P-1' })
    await connected.product({ category: 'Spa', integrationId: null })
    const catalogs = (await connected.manage('GET', 'upselling/catalogs')).data
    expect(catalogs).toContainEqual({ id: '-pms', name: '', source: 'pms', products: 1 })
    const products = (await connected.manage('GET', 'upselling/catalog/-pms')).data
    expect(products).toMatchObject([{ product: { id: linked.id } }])
  })
})

it('a deal is found by the words of its title in any language, by whoever may open it', async () => {
  const product = await house.product()
  const id = await house.deal([product], {
    content: {
      0: { title: 'Sauna for two', subtitle: '', description: '' },
      1: { title: 'Badstue', subtitle: '', description: '' },
    },
  })
  const found = async (call: StoreHouse['manage'], query: string) =>
    (await call('GET', `search?query=${encodeURIComponent(query)}`)).data.found.filter(
      ({ kind }: { kind: string }) => kind === 'deal',
    )
  const line = { kind: 'deal', id, name: 'Sauna for two', unit: null, about: null, state: 'on sale' }
  expect(await found(house.manage, 'badst')).toEqual([line])
  expect(await found(house.manage, 'two sauna')).toEqual([line])
  expect(await found(house.manage, '100%')).toEqual([])
  const reception = caller(app, (await aSignedIn(app, house.propertyId, ['reception'])).cookie)
  expect(await found(reception, 'sauna')).toEqual([])
  await house.manage('PUT', `products/${product.id}`, { revision: 1, change: { state: 'disabled' } })
  expect(await found(house.manage, 'sauna')).toEqual([{ ...line, state: 'incomplete' }])
})
