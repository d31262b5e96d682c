import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import {
  type listProducts,
  PRODUCT_LIST_PAGE_SIZE,
  type StaffProduct,
} from '@innkeeper/api/orders/products.ts'
import { newCard } from '@innkeeper/domain/guestbook/new-card.ts'
import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { targetGroupsQuery } from '../../../components/editing/visibility/api.ts'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawRoutes } from '../../../testing/draw-routes.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { productListQuery, productQuery, soldOfProductQuery } from './api.ts'
import { sampleProduct } from './draft/sample-product.ts'
import { ProductEditorPage } from './editor/editor-page.tsx'
import { ProductsPage } from './list/products-page.tsx'
import { cardsOfferingQuery } from './offer/api.ts'

// The search field asks the browser's document, which there is none of here.
vi.mock('../../../components/data-list/list-toolbar.tsx', () => ({ ListToolbar: () => null }))

const session = sampleSession({
  property: {
    languages: [
      { index: 0, code: 'en', title: 'English', isDefault: true },
      { index: 1, code: 'da', title: 'Dansk', isDefault: false },
    ],
    modules: ['products', 'guestbook'],
  },
})

type List = AnswerOf<typeof listProducts>
const listOf = (...items: StaffProduct[]): List => ({
  items,
  total: items.length,
  page: 1,
  pageSize: PRODUCT_LIST_PAGE_SIZE,
  categories: ['Food'],
})

async function draw(
  address: string,
  { list = listOf(), one, cards = [] }: { list?: List; one?: StaffProduct; cards?: StaffCard[] },
): Promise<string> {
  const queryClient = loadedFor(session)
  queryClient.setQueryData(productListQuery({}).queryKey, list)
  queryClient.setQueryData(targetGroupsQuery.queryKey, {
    groups: [],
    bookings: 0,
    categories: [],
    rateCodes: [],
  })
  if (one) {
    queryClient.setQueryData(productQuery(one.product.id).queryKey, one)
    queryClient.setQueryData(cardsOfferingQuery(one.product.id).queryKey, cards)
    queryClient.setQueryData(soldOfProductQuery(one.product.id).queryKey, [
      { day: '2026-12-12', slot: '', sold: 6 },
    ])
  }
  const root = createRootRoute()
  const staff = createRoute({ getParentRoute: () => root, id: 'staff' })
  const routes = [
    createRoute({ getParentRoute: () => staff, path: '/products', component: ProductsPage }),
    createRoute({ getParentRoute: () => staff, path: '/products/$productId', component: ProductEditorPage }),
    createRoute({ getParentRoute: () => staff, path: '/guestbook/cards/$cardId' }),
  ]
  return drawRoutes(root.addChildren([staff.addChildren(routes)]), address, queryClient)
}

function sampleOffer(productId: string): StaffCard {
  const language = { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' }
  const localization = { languages: { GB: language }, default: 'GB' }
  const card = newCard('Product', { localization, newId: () => 'C'.repeat(22) })
  return {
    card: {
      ...card,
      content: { 0: { default: { title: 'Room service' } } },
      form: { id: 'X'.repeat(22), productIds: [productId] },
    },
    revision: 1,
    isPublished: false,
    isChanged: false,
    isMoved: false,
    deletedAt: null,
    changedBy: null,
    changedAt: '2026-11-15T10:00:00Z',
  }
}

const edit = (item: StaffProduct) => draw(`/products/${item.product.id}`, { one: item })

test('the list says what a product costs, how many are left, what it lacks and when guests see it', async () => {
  const { options } = sampleProduct().product
  const bikes = sampleProduct(
    {
      id: 'B'.repeat(22),
      content: { 0: { title: 'Bike', description: '' } },
      options: { ...options, salePrice: 9900 },
    },
    { stock: 0, state: 'incomplete', missing: [{ productId: 'H'.repeat(22), name: 'Helmet' }] },
  )
  const fee = sampleProduct({ id: 'F'.repeat(22), type: 'baseDelivery', content: {} })
  const markup = await draw('/products', { list: listOf(sampleProduct(), bikes, fee) })
  for (const words of ['Breakfast', 'Unlimited', 'Before the stay', 'Sold out', 'Service charge']) {
    expect(markup).toContain(words)
  }
  expect(markup).toContain('Booking system ID missing: Helmet')
  expect(markup).toMatch(/NOK\u00a099<.*<s[^>]*>NOK\u00a0145<\/s>/s)
})

test('a house without products is told what to do first', async () => {
  expect(await draw('/products', {})).toContain('Add the first product')
})

test('the editor says at the top what keeps guests from ordering', async () => {
  const markup = await edit(sampleProduct({ content: {}, price: 0 }, { state: 'disabled' }))
  expect(markup).toContain('It has no name in the property’s language.')
  expect(markup).toContain('Its price is zero.')
  expect(await edit(sampleProduct())).not.toContain('Check before guests order it')
})

test('the editor says who can order it, and offers a card where none shows it', async () => {
  const one = sampleProduct()
  const sentence =
    'All guests can order it in the guestbook before the stay and during the stay, at any time.'
  const hidden = await edit(one)
  expect(hidden).toContain(sentence)
  expect(hidden).toContain('No card shows it, so guests cannot find it.')
  expect(hidden).toContain('Add a card for it')
  const cards = [{ ...sampleOffer(one.product.id), isPublished: true }]
  const shown = await draw(`/products/${one.product.id}`, { one, cards })
  expect(shown).toContain('Guests find it on the card')
  expect(shown).toMatch(/href="[^"]*\/guestbook\/cards\/C{22}"[^>]*>Room service</)
  expect(shown).not.toContain('Add a card for it')
})

test('a price stands in the editor as a person writes it', async () => {
  expect(await edit(sampleProduct({ price: 14_550 }))).toContain('value="145.50"')
})

test('the transaction fee says that no card payment bears it, and shows only what applies', async () => {
  const markup = await edit(sampleProduct({ type: 'deliveryFee' }))
  expect(markup).toContain('never to “Pay Now”')
  expect(markup).not.toContain('Choices and extras')
  expect(markup).not.toContain('Sale price')
})

test('the editor asks only for what fits the kind', async () => {
  const options = newProduct('').options
  const brought = await edit(sampleProduct())
  for (const words of ['Delivered to the guest', 'Picked up', 'Service at a set time', 'Part of the stay'])
    expect(brought).toContain(words)
  expect(brought).toContain('Guests can also pick it up')
  expect(brought).toContain('Add the service charge')
  const service = await edit(sampleProduct({ options: { ...options, kind: 'service' } }))
  expect(service).not.toContain('Guests can also pick it up')
  expect(service).not.toContain('Add the service charge')
  expect(service).toContain('Opening hours')
  const part = await edit(sampleProduct({ options: { ...options, kind: 'part of the stay' } }))
  expect(part).toContain('Whole stay')
  expect(part).not.toContain('Opening hours')
  for (const other of [service, part]) {
    expect(other).not.toContain('Sulphites')
    expect(other).toContain('Minimum age')
  }
  expect(await edit(sampleProduct({ options: { ...options, kind: 'picked up' } }))).toContain('Sulphites')
})

test('order by, marks and names of documents stand in the editor as staff left them', async () => {
  const options = newProduct('').options
  const markup = await edit(
    sampleProduct({
      attachments: [{ kind: 'pdf', mediaId: 'M'.repeat(22), names: { 0: 'Wine list' } }],
      options: {
        ...options,
        cutOff: { kind: 'minutes before', minutes: 180 },
        allergens: ['sulphites'],
        diets: ['vegan'],
        minimumAge: 18,
      },
    }),
  )
  expect(markup).toMatch(/How long before.*value="3"/s)
  expect(markup).toContain('value="Wine list"')
  expect(markup).toContain('Vegan · Sulphites · From 18 years')
  const evening = { kind: 'day before', time: '20:00' } as const
  expect(await edit(sampleProduct({ options: { ...options, cutOff: evening } }))).toMatch(
    /Time the day before.*value="20:00"/s,
  )
})

test('fewer places than were sold already are said with the day, and not where nobody counts', async () => {
  const counted = (places: number | null) => {
    const availability = places === null ? null : { kind: 'each day' as const, places }
    return edit(sampleProduct({ options: { ...newProduct('').options, kind: 'service', availability } }))
  }
  expect(await counted(4)).toContain('Sat 12 Dec: 6 sold, 4 places')
  expect(await counted(6)).not.toContain('6 sold')
  expect(await counted(null)).not.toContain('6 sold')
})
