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

/** A page with the list open, whose questions for it are answered by hand; the server has the card as of `revision`. */
function openList(revision: number) {
  const queryClient = new QueryClient()
  const answers: ((list: CardList) => void)[] = []
  const queryFn = () => new Promise<CardList>((resolve) => answers.push(resolve))
  new QueryObserver(queryClient, { ...cardListQuery, queryFn }).subscribe(() => {})
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ data: sampleCard({}, { revision }) })
  })
  const cardsAsked = () => asked.filter((address) => address.includes(id)).length
  return { queryClient, answers, cardsAsked, revision: () => cachedList(queryClient)?.cards[0]?.revision }
}

test('a change heard of while the list loads is not lost with an older list', async () => {
  const { queryClient, answers, revision } = openList(8)
  followCard(queryClient, id, 8)
  answers[0]?.(listAt(7))
  await expect.poll(revision).toBe(8)
})

test('nor while the list is asked for again', async () => {
  const { queryClient, answers, cardsAsked, revision } = openList(9)
  answers[0]?.(listAt(8))
  await expect.poll(revision).toBe(8)
  void queryClient.invalidateQueries()
  followCard(queryClient, id, 9)
  await new Promise((resolve) => setTimeout(resolve))
  expect(cardsAsked()).toBe(0)
  answers[1]?.(listAt(8))
  await expect.poll(revision).toBe(9)
  expect(answers.length).toBe(2)
})

test('a change that the list knows by then asks nobody', async () => {
  const { queryClient, answers, cardsAsked, revision } = openList(8)
  followCard(queryClient, id, 8)
  answers[0]?.(listAt(8))
  await expect.poll(revision).toBe(8)
  followCard(queryClient, id, 8)
  expect([cardsAsked(), answers.length]).toEqual([0, 1])
})
