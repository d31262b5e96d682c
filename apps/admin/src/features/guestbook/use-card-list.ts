import { getCard, type StaffCard } from '@innkeeper/api/guestbook.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useLiveEvent } from '../../platform/live.tsx'
import { afterAnswer, refreshQuery } from '../../platform/refresh-query.ts'
import { cardListQuery } from './api.ts'
import { type CardList, withCard } from './card-list-changes.ts'
import { openCard } from './draft/open-cards.ts'

/** By then a save of one's own has its answer. */
const OWN_ANSWER_MS = 1000

export function changeList(queryClient: QueryClient, change: (list: CardList) => CardList): void {
  queryClient.setQueryData(cardListQuery.queryKey, (list) => list && change(list))
}

/** The list as it is in memory; whoever needs it again asks nobody. */
export function cachedList(queryClient: QueryClient): CardList | undefined {
  return queryClient.getQueryData(cardListQuery.queryKey)
}

/** Brings what is known of a card up to a revision that was heard of; a list on its way may know it, or be older. */
export function followCard(queryClient: QueryClient, cardId: string, revision: number): void {
  const { queryKey } = cardListQuery
  afterAnswer(queryClient.getQueryCache().find({ queryKey }), () => {
    const known = cachedList(queryClient)?.cards.find(({ card }) => card.id === cardId)
    if (!known || known.revision >= revision) return
    void call(getCard, { params: { cardId } })
      .then((card: StaffCard) => changeList(queryClient, (list) => withCard(list, card)))
      .catch(() => refreshQuery(queryClient, queryKey))
  })
}

/** All cards, kept up to date by what colleagues do. */
export function useCardList() {
  const queryClient = useQueryClient()
  // What happened while nobody looked was not followed.
  const query = useQuery({ ...cardListQuery, refetchOnMount: 'always' })

  useLiveEvent('card.changed', ({ cardId, revision }) => {
    const look = () => followCard(queryClient, cardId, revision)
    // News of a save that is on its way from here mostly comes with its answer.
    if (openCard(cardId)?.get().saveState === 'saving') setTimeout(look, OWN_ANSWER_MS)
    else look()
  })
  useLiveEvent('guestbook.published', ({ version }) => {
    const look = () => {
      const known = cachedList(queryClient)?.publishedVersion ?? 0
      if (version > known) refreshQuery(queryClient, cardListQuery.queryKey)
    }
    // Guests come first: the whole list keeps the server busy for a moment.
    setTimeout(look, OWN_ANSWER_MS)
  })
  useLiveEvent('cards.rearranged', ({ orderRevision }) => {
    const known = cachedList(queryClient)?.orderRevision ?? -1
    if (orderRevision > known) refreshQuery(queryClient, cardListQuery.queryKey)
  })
  return query
}
