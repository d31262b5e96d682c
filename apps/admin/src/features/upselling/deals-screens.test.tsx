import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'
import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { targetGroupsQuery } from '../../components/editing/visibility/api.ts'
import { loadedFor } from '../../testing/draw.tsx'
import { drawLinked } from '../../testing/draw-linked.tsx'
import { drawRoutes } from '../../testing/draw-routes.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import {
  catalogsQuery,
  dealQuery,
  dealsQuery,
  hasProductsQuery,
  missingProductQuery,
  soldOfDealQuery,
} from './api.ts'
import { DealPage } from './editor/deal-page.tsx'
import { DealsPage } from './list/deals-page.tsx'
import { COCOA, sampleDeal } from './sample-deal.ts'
import { DealStatisticsView } from './statistics/deal-statistics-view.tsx'

// The search field asks the browser's document, which there is none of here.
vi.mock('../../components/data-list/list-toolbar.tsx', () => ({ ListToolbar: () => null }))
// Carrying rows asks for the browser's style sheets.
vi.mock('../../components/drag/drag-list.tsx', () => ({
  DragList: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../../components/drag/use-drag-row.ts', () => ({
  useDragRow: () => ({ rowProps: {}, handleRef: null, isCarried: false }),
}))

const session = sampleSession({
  property: {
    languages: [
      { index: 0, code: 'en', title: 'English', isDefault: true },
      { index: 1, code: 'da', title: 'Dansk', isDefault: false },
    ],
    modules: ['products', 'upselling'],
  },
})

const product = (id: string, title: string, change: Partial<Product> = {}): StaffProduct => ({
  product: {
    ...newProduct(id),
    state: 'enabled',
    price: 24_500,
    content: { 0: { title, description: '' } },
    category: 'On the balcony',
    ...change,
  },
  state: 'enabled',
  missing: [],
  stock: null,
  revision: 1,
  changedBy: null,
  changedAt: '2026-11-15T10:00:00Z',
})
const cocoa = product(COCOA, 'Cocoa')

async function drawPage(address: string, deals: StaffDeal[], offered = [cocoa], others: StaffProduct[] = []) {
  const queryClient = loadedFor(session)
  queryClient.setQueryData(dealsQuery.queryKey, { items: deals, hoursBeforeArrival: 24 })
  queryClient.setQueryData(
    catalogsQuery.queryKey,
    offered.length === 0
      ? []
      : [{ id: 'c', name: 'On the balcony', source: 'products', products: offered.length, items: offered }],
  )
  queryClient.setQueryData(targetGroupsQuery.queryKey, {
    groups: [{ id: 'F'.repeat(22), name: 'Families' } as never],
    bookings: 0,
    categories: [],
    rateCodes: [],
  })
  for (const deal of deals) {
    queryClient.setQueryData(dealQuery(deal.deal.id).queryKey, deal)
    queryClient.setQueryData(soldOfDealQuery(deal.deal.id).queryKey, [
      { day: '2026-12-12', slot: '', sold: 6 },
    ])
  }
  queryClient.setQueryData(hasProductsQuery.queryKey, offered.length + others.length > 0)
  for (const other of others) queryClient.setQueryData(missingProductQuery(other.product.id).queryKey, other)
  const root = createRootRoute()
  const staff = createRoute({ getParentRoute: () => root, id: 'staff' })
  const routes = [
    createRoute({ getParentRoute: () => staff, path: '/upselling', component: DealsPage }),
    createRoute({ getParentRoute: () => staff, path: '/upselling/$dealId', component: DealPage }),
    createRoute({ getParentRoute: () => staff, path: '/upselling/statistics' }),
    createRoute({ getParentRoute: () => staff, path: '/products' }),
    createRoute({ getParentRoute: () => staff, path: '/products/$productId' }),
  ]
  const markup = await drawRoutes(root.addChildren([staff.addChildren(routes)]), address, queryClient)
  return markup.replaceAll('\u00a0', ' ')
}

test('the list says what a deal offers, at which price, and who sees it', async () => {
  const families = { ...sampleDeal().deal.visibility, targetGroups: ['F'.repeat(22)] }
  const markup = await drawPage('/upselling', [sampleDeal({ visibility: families })])
  expect(markup).toMatch(/Cocoa under the stars<\/a>/)
  expect(markup).toMatch(/NOK 195.*<s>.*NOK 245/s)
  expect(markup).toContain('Guests in Families see it before the stay.')
  expect(markup).toMatch(/aria-label="Cocoa under the stars on sale"[^>]*checked/)
})

test('an incomplete deal says what it lacks and cannot be put on sale', async () => {
  const steps = { what: false, words: false, whom: false }
  const deal = {
    state: 'paused' as const,
    products: [],
    content: {},
    visibility: { ...sampleDeal().deal.visibility, guestJourney: [] },
  }
  const markup = await drawPage('/upselling', [sampleDeal(deal, { steps, isOnSale: false })])
  for (const words of [
    'Incomplete',
    'Choose at least one product.',
    'Write a title in English.',
    'Let guests see it before the stay: the store closes before they come.',
  ]) {
    expect(markup).toContain(words)
  }
  expect(markup).toMatch(
    /aria-label="Deal without a title on sale"[^>]*disabled|disabled=""[^>]*aria-label="Deal without a title on sale"/,
  )
})

test('a product that cannot be sold any more is said by name and reason', async () => {
  const steps = { what: false, words: true, whom: true }
  const say = (change: Partial<Product>, state: StaffProduct['state'] = change.state ?? 'enabled') =>
    drawPage(
      '/upselling',
      [sampleDeal({}, { steps, isOnSale: false })],
      [],
      [{ ...product(COCOA, 'Cocoa', change), state }],
    )
  expect(await say({ state: 'archived' })).toContain('“Cocoa” was archived. Take it out, or bring it back.')
  expect(await say({ state: 'disabled' })).toContain('“Cocoa” is disabled. Enable it, or take it out.')
  expect(await say({ internal: true })).toContain('“Cocoa” is for staff only.')
  expect(await say({})).toContain('“Cocoa” may not be offered in automations and deals.')
  const visibility = { ...cocoa.product.visibility, productArea: { guestbook: true, automation: true } }
  expect(await say({ visibility }, 'incomplete')).toContain('“Cocoa” lacks its booking system ID.')
  expect(await say({ visibility, content: {} })).toContain('One of its products has no name.')
})

test('the editor says at its head and beside the product what keeps the deal off sale', async () => {
  const steps = { what: false, words: true, whom: true }
  const deal = sampleDeal({}, { steps, isOnSale: false })
  const archived = product(COCOA, 'Cocoa', { state: 'archived' })
  const markup = await drawPage(
    `/upselling/${deal.deal.id}`,
    [deal],
    [product('T'.repeat(22), 'Tea')],
    [{ ...archived, state: 'archived' }],
  )
  expect(markup).toContain('Incomplete')
  expect(markup.match(/“Cocoa” was archived\. Take it out, or bring it back\./g)).toHaveLength(2)
})

test('a house without deals is told what they are for, and without products what comes first', async () => {
  expect(await drawPage('/upselling', [])).toContain('Make the first deal')
  const unoffered = await drawPage('/upselling', [], [], [product(COCOA, 'Cocoa')])
  expect(unoffered).toContain('none of yours may be offered in deals yet')
  expect(unoffered).toContain('Go to products')
  const nothing = await drawPage('/upselling', [], [])
  expect(nothing).toContain('you have none yet. Add a product first')
  expect(nothing).toContain('Go to products')
})

test('the editor has the three steps, each with what is done of it', async () => {
  const deal = sampleDeal()
  const whole = await drawPage(`/upselling/${deal.deal.id}`, [deal])
  expect(whole).toContain('1. What')
  expect(whole).toContain('2. Words')
  expect(whole).toContain('3. When and for whom')
  expect(whole).not.toContain('Not done yet')
  expect(whole).toContain('value="195"')
  expect(whole).toContain('Guests also see the lowest price of the 30 days before')
  expect(whole).toContain('If that was not higher than NOK 195, they see NOK 195 alone.')
  expect(whole).toContain('The store closes 24 hours before check-in: guests who have arrived see no deals.')
  // Danish has neither the title nor the subtitle.
  expect(whole).toMatch(/Dansk.*>2</s)
  const empty = sampleDeal({ products: [], content: {} })
  const markup = await drawPage(`/upselling/${empty.deal.id}`, [empty])
  expect(markup.match(/Not done yet/g)).toHaveLength(4)
  expect(markup).toContain('All guests see it before the stay.')
})

test('a sale price that lowers nothing any more is told in the editor and in the list', async () => {
  const deal = sampleDeal({ products: [{ productId: COCOA, salePrice: 19_500 }] })
  const own = { options: { ...newProduct(COCOA).options, salePrice: 15_000 } }
  for (const cheaper of [product(COCOA, 'Cocoa', own), product(COCOA, 'Cocoa', { price: 15_000 })]) {
    const editor = await drawPage(`/upselling/${deal.deal.id}`, [deal], [cheaper])
    expect(editor).toContain('It costs no more without the deal by now, so guests pay NOK 150.')
    expect(editor).not.toContain('lowest price of the 30 days')
    const list = await drawPage('/upselling', [deal], [cheaper])
    expect(list).toMatch(/NOK 150.*not lowered any more/s)
  }
})

test('a product that guests get for nothing is said in the editor, in place of the lowest price', async () => {
  const edit = (salePrice: number) => {
    const deal = sampleDeal({ products: [{ productId: COCOA, salePrice }] })
    return drawPage(`/upselling/${deal.deal.id}`, [deal])
  }
  const free = await edit(0)
  expect(free).toContain('Guests pay nothing for it.')
  expect(free).not.toContain('lowest price of the 30 days')
  expect(await edit(100)).not.toContain('Guests pay nothing')
})

test('an active deal that lacks something is not called on sale in the list', async () => {
  const steps = { what: false, words: true, whom: true }
  const row = await drawPage('/upselling', [sampleDeal({}, { steps, isOnSale: false })])
  expect(row).toContain('Not on sale until complete')
  expect(row).toContain('aria-label="Cocoa under the stars on sale once it is complete"')
  expect(row).not.toContain('>On sale<')
  expect(await drawPage('/upselling', [sampleDeal()])).toContain('>On sale<')
})

test('fewer a day than were sold already is said with the day, and not where nobody counts', async () => {
  const edit = (stockPerDay: number | null) => {
    const deal = sampleDeal({ visibility: { ...sampleDeal().deal.visibility, stockPerDay } })
    return drawPage(`/upselling/${deal.deal.id}`, [deal])
  }
  expect(await edit(4)).toContain('Sat 12 Dec: 6 sold, 4 places')
  expect(await edit(6)).not.toContain('6 sold')
  expect(await edit(null)).not.toContain('6 sold')
})

const funnel = { shown: 200, opened: 50, inCart: 20, requested: 10, accepted: 8, revenue: 156_000 }
const none = { shown: 0, opened: 0, inCart: 0, requested: 0, accepted: 0, revenue: 0 }
const noUpgrades = { requested: 0, accepted: 0, revenue: 0 }
const statistics: UpsellingStatistics = {
  from: '2026-11-14',
  to: '2026-11-15',
  currency: 'NOK',
  total: funnel,
  agreed: { shown: 120, opened: 31, inCart: 12 },
  days: [{ date: '2026-11-15', ...funnel }],
  byDeal: [
    { dealId: 'a', title: '<b>Cocoa</b>', ...funnel },
    { dealId: 'b', title: null, ...none },
  ],
  byOrigin: [
    {
      ...{ kind: 'message', id: 'm', label: 'Before you arrive', ...funnel },
      upgrades: { requested: 7, accepted: 2, revenue: 70_000 },
    },
    { kind: 'card', id: 'c', label: null, ...none, upgrades: noUpgrades },
    { kind: 'other', id: '', label: null, ...none, upgrades: noUpgrades },
  ],
  upgrades: { requested: 3, accepted: 2, revenue: 90_000 },
  declineReasons: [{ reason: 'too busy', count: 2 }],
  takenBack: 3,
  arrivals: { count: 40, averageRevenue: 6150 },
}
const drawStatistics = (change: Partial<UpsellingStatistics> = {}) =>
  drawLinked(<DealStatisticsView statistics={{ ...statistics, ...change }} />, loadedFor(session)).replaceAll(
    '\u00a0',
    ' ',
  )

test('the funnel goes from shown to accepted, with the share that went on', () => {
  const markup = drawStatistics()
  for (const words of ['25% went on', '40% went on', '50% went on', '80% went on'])
    expect(markup).toContain(words)
  expect(markup).toContain('NOK 61.50')
  expect(markup).toContain('40 arrivals in these days')
  expect(markup).toContain('of 3 requested, NOK 900')
})

test('deals and origins are named in words, also those that are gone', () => {
  const markup = drawStatistics()
  expect(markup).toContain('&lt;b&gt;Cocoa&lt;/b&gt;')
  expect(markup).toContain('A deal that was deleted')
  expect(markup).toContain('E-mail: Before you arrive')
  expect(markup).toContain('A card that was deleted')
  expect(markup).toContain('Directly, or from elsewhere')
  expect(markup).toContain('Too busy')
})

test('what guests took back is said beside what the house declined, and upgrades beside the deals of an origin', () => {
  const markup = drawStatistics()
  expect(markup).toContain('3 taken back by guests')
  expect(drawStatistics({ takenBack: 0 })).not.toContain('taken back')
  expect(markup).toMatch(/E-mail: Before you arrive.*<td[^>]*>7<\/td><td[^>]*>NOK 700<\/td>/s)
})

test('what the bars under the names measure is said, and only where there is more than one number', () => {
  expect(drawStatistics().match(/Bars: Revenue/g)).toHaveLength(2)
})

test('it says that of guests who did not agree only totals are known', () => {
  expect(drawStatistics()).toContain(
    'Of guests who agreed to be counted: 120 shown, 31 opened, 12 in the cart. Of all others only the totals are known.',
  )
})

test('a period without anything says what would stand here', () => {
  const empty = drawStatistics({
    total: none,
    byDeal: [],
    byOrigin: [],
    upgrades: { requested: 0, accepted: 0, revenue: 0 },
    declineReasons: [],
    arrivals: { count: 0, averageRevenue: null },
  })
  expect(empty).toContain('Nothing happened with deals in this period')
  expect(empty).not.toContain('NaN')
})
