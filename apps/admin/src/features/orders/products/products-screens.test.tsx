import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import {
  type listProducts,
  PRODUCT_LIST_PAGE_SIZE,
  type StaffProduct,
} from '@innkeeper/api/orders/products.ts'
import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n } from '@innkeeper/i18n/runtime.ts'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { targetGroupsQuery } from '../../../components/editing/visibility/api.ts'
import { type StaffSession, sessionQuery } from '../../../platform/session.ts'
import { productListQuery, productQuery } from './api.ts'
import { sampleProduct } from './draft/sample-product.ts'
import { ProductEditorPage } from './editor/editor-page.tsx'
import { ProductsPage } from './list/products-page.tsx'

// The search field asks the browser's document, which there is none of here.
vi.mock('../../../components/data-list/list-toolbar.tsx', () => ({ ListToolbar: () => null }))

const i18n = createI18n('en', await loadAdminMessages('en'))
const session = {
  claims: { admin: 'f', user_id: 'ingrid', name: 'Ingrid', email: 'i@fjellheim.example', roles: ['owner'] },
  property: {
    id: 'f',
    name: 'Fjellheim',
    timeZone: 'Europe/Oslo',
    currency: 'NOK',
    languages: [
      { index: 0, code: 'en', title: 'English', isDefault: true },
      { index: 1, code: 'da', title: 'Dansk', isDefault: false },
    ],
    modules: ['products'],
  },
} as unknown as StaffSession

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
  { list = listOf(), one }: { list?: List; one?: StaffProduct },
): Promise<string> {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  queryClient.setQueryData(sessionQuery.queryKey, session)
  queryClient.setQueryData(productListQuery({}).queryKey, list)
  queryClient.setQueryData(targetGroupsQuery.queryKey, {
    groups: [],
    bookings: 0,
    categories: [],
    rateCodes: [],
  })
  if (one) queryClient.setQueryData(productQuery(one.product.id).queryKey, one)
  const root = createRootRoute()
  const staff = createRoute({ getParentRoute: () => root, id: 'staff' })
  const routes = [
    createRoute({ getParentRoute: () => staff, path: '/products', component: ProductsPage }),
    createRoute({ getParentRoute: () => staff, path: '/products/$productId', component: ProductEditorPage }),
  ]
  const router = createRouter({
    routeTree: root.addChildren([staff.addChildren(routes)]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  )
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
  for (const words of ['Breakfast', 'Unlimited', 'Before arrival', 'Sold out', 'Service charge']) {
    expect(markup).toContain(words)
  }
  expect(markup).toContain('Needs the booking system’s id: Helmet')
  expect(markup).toMatch(/NOK\u00a099<.*<s[^>]*>NOK\u00a0145<\/s>/s)
})

test('a house without products is told what to do first', async () => {
  expect(await draw('/products', {})).toContain('Add the first product')
})

test('the editor says at the top what keeps guests from ordering', async () => {
  const markup = await edit(sampleProduct({ content: {}, price: 0 }, { state: 'disabled' }))
  expect(markup).toContain('It has no name in the property’s language.')
  expect(markup).toContain('Its price is zero.')
  expect(await edit(sampleProduct())).not.toContain('Before guests can order it')
})

test('a price stands in the editor as a person writes it', async () => {
  expect(await edit(sampleProduct({ price: 14_550 }))).toContain('value="145.50"')
})

test('the transaction fee says that no card payment bears it, and shows only what applies', async () => {
  const markup = await edit(sampleProduct({ type: 'deliveryFee' }))
  expect(markup).toContain('never added to a consumer’s card payment')
  expect(markup).not.toContain('Choices and extras')
  expect(markup).not.toContain('Sale price')
})
