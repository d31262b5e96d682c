import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { cardListQuery } from './api.ts'
import type { CardList } from './card-list-changes.ts'
import { sampleCard } from './draft/sample-card.ts'
import { cachedList, followCard } from './use-card-list.ts'

afterEach(() => vi.unstubAllGlobals())

const listAt = (revision: number): CardList => ({
  cards: [sampleCard({}, { revision })],
  publishedVersion: 3,
  publishedAt: '2026-11-15T10:00:00Z',
  pictures: {},
  orderRevision: 1,
  changes: { total: 0, added: 0, changed: 0, deleted: 0, moved: 0, tabBar: false },
})
const { id } = sampleCard().card

/** A page with the list open; each question for it is answered by hand. */
function openList() {
  const queryClient = new QueryClient()
  const answers: ((list: CardList) => void)[] = []
  const queryFn = () => new Promise<CardList>((resolve) => answers.push(resolve))
  new QueryObserver(queryClient, { ...cardListQuery, queryFn }).subscribe(() => {})
  return { queryClient, answers, revision: () => cachedList(queryClient)?.cards[0]?.revision }
}

test('a change heard of while the list is on its way is not lost with an older list', async () => {
  const { queryClient, answers, revision } = openList()
  followCard(queryClient, id, 8)
  answers[0]?.(listAt(7))
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(listAt(8))
  await expect.poll(revision).toBe(8)

  void queryClient.invalidateQueries()
  followCard(queryClient, id, 9)
  await expect.poll(() => answers.length).toBe(4)
  answers[2]?.(listAt(8))
  answers[3]?.(listAt(9))
  await expect.poll(revision).toBe(9)
})

test('a change that the list knows already asks nobody', async () => {
  const { queryClient, answers, revision } = openList()
  answers[0]?.(listAt(8))
  await expect.poll(revision).toBe(8)
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  followCard(queryClient, id, 8)
  expect([fetch.mock.calls.length, answers.length]).toEqual([0, 1])
})
