import { createRootRoute, createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { loadedFor } from '../../testing/draw.tsx'
import { drawRoutes } from '../../testing/draw-routes.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { cardListQuery } from './api.ts'
import type { CardList } from './card-list-changes.ts'
import { sampleCard } from './draft/sample-card.ts'
import { EditorPage } from './editor-page.tsx'

// What carries rows asks the browser's document, which there is none of here.
vi.mock('../../components/drag/drag-list.tsx', () => ({
  DragList: ({ children }: { children: ReactNode }) => children,
}))

const WINE = 'BBBBBBBBBBBBBBBBBBBBBB'
const AT = '2026-11-15T10:00:00Z'

const session = sampleSession({
  property: {
    languages: [{ index: 0, code: 'en', title: 'English', isDefault: true }],
    modules: ['guestbook'],
  },
})
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
  const queryClient = loadedFor(session)
  queryClient.setQueryData(cardListQuery.queryKey, cards)
  const root = createRootRoute({ component: EditorPage })
  const routes = ['/guestbook', '/guestbook/cards/$cardId'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  )
  return drawRoutes(root.addChildren(routes), address, queryClient)
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
  expect(markup).toContain('Visibility')
  expect(markup).not.toContain('Opening hours')
})

test('a guestbook without cards says what they are for and what to do first', async () => {
  const markup = await draw('/guestbook', { ...list, cards: [] })
  expect(markup).toContain('No cards yet')
  expect(markup).toContain('Add card')
})
