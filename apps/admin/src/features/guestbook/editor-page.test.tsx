import type { StaffSession } from '@innkeeper/api/auth.ts'
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
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { sessionQuery } from '../../platform/session.ts'
import { cardListQuery } from './api.ts'
import type { CardList } from './card-list-changes.ts'
import { sampleCard } from './draft/sample-card.ts'
import { EditorPage } from './editor-page.tsx'

// What carries rows asks the browser's document, which there is none of here.
vi.mock('../../components/drag/drag-list.tsx', () => ({
  DragList: ({ children }: { children: ReactNode }) => children,
}))

const i18n = createI18n('en', await loadAdminMessages('en'))
const WINE = 'BBBBBBBBBBBBBBBBBBBBBB'
const AT = '2026-11-15T10:00:00Z'

const session: StaffSession = {
  claims: { admin: 'f', user_id: 'ingrid', name: 'Ingrid', email: 'i@fjellheim.example', roles: ['owner'] },
  token: { tokenId: 't', refreshedAt: AT, expiresAt: '2026-11-16T10:00:00Z' },
  emailVerified: true,
  hasSecondFactor: true,
  mustSetUpSecondFactor: false,
  property: {
    id: 'f',
    name: 'Fjellheim',
    timeZone: 'Europe/Oslo',
    currency: 'NOK',
    languages: [{ index: 0, code: 'en', title: 'English', isDefault: true }],
    modules: ['guestbook'],
  },
  properties: [{ id: 'f', name: 'Fjellheim' }],
  isDemo: false,
}
const list: CardList = {
  cards: [
    sampleCard(),
    sampleCard(
      { id: WINE, type: 'Voucher', content: { 0: { preRedeemed: { title: 'A glass on the house' } } } },
      { isPublished: false },
    ),
    sampleCard({ id: 'CCCCCCCCCCCCCCCCCCCCCC', content: {} }),
  ],
  publishedVersion: 3,
  publishedAt: AT,
  pictures: {},
  orderRevision: 1,
  changes: { total: 1, added: 1, changed: 0, deleted: 0, moved: 0, tabBar: false },
}

async function draw(address: string, cards: CardList): Promise<string> {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  queryClient.setQueryData(sessionQuery.queryKey, session)
  queryClient.setQueryData(cardListQuery.queryKey, cards)
  const root = createRootRoute({ component: EditorPage })
  const routes = ['/guestbook', '/guestbook/cards/$cardId'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
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

test('every card is listed by its display name, and publishing says how much it would change', async () => {
  const markup = await draw('/guestbook', list)
  for (const name of ['Breakfast', 'A glass on the house', 'Content Box']) expect(markup).toContain(name)
  expect(markup).toContain('Publish 1 change')
  expect(markup).toContain('Choose a card')
})

test('the card in the address is open, with the fields of its kind', async () => {
  const markup = await draw(`/guestbook/cards/${WINE}`, list)
  expect(markup).toContain('value="A glass on the house"')
  expect(markup).toContain('After redeeming')
  expect(markup).toContain('When and to whom')
  expect(markup).not.toContain('Opening hours')
})

test('a guestbook without cards says what they are for and what to do first', async () => {
  const markup = await draw('/guestbook', { ...list, cards: [] })
  expect(markup).toContain('No cards yet')
  expect(markup).toContain('Add card')
})
