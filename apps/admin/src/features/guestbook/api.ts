import { getCard, listCards, publishGuestbook, type StaffCard, saveCard } from '@innkeeper/api/guestbook.ts'
import type { CardContent } from '@innkeeper/domain/guestbook/card-schema.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'

const keys = {
  list: ['cards'] as const,
  card: (cardId: string) => ['card', cardId] as const,
  allCards: ['card'] as const,
}

export const cardListQuery = queryOptions({
  queryKey: keys.list,
  queryFn: () => call(listCards, {}),
})

export function cardQuery(cardId: string) {
  return queryOptions({
    queryKey: keys.card(cardId),
    queryFn: () => call(getCard, { params: { cardId } }),
  })
}

/** Saves texts onto a card as it was read, naming the revision they are based on. */
export function useSaveCard() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({
      card,
      revision,
      content,
    }: {
      card: StaffCard['card']
      revision: number
      content: CardContent
    }) =>
      call(saveCard, {
        params: { cardId: card.id },
        body: { revision, content, styles: card.styles, options: card.options, visibility: card.visibility },
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(keys.card(saved.card.id), saved)
      return queryClient.invalidateQueries({ queryKey: keys.list })
    },
  })
}

export function usePublishGuestbook() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(publishGuestbook, {}),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keys.list }),
        queryClient.invalidateQueries({ queryKey: keys.allCards }),
      ]),
  })
}

export const guestbookLiveUpdates: LiveUpdates = {
  'card.changed': ({ cardId }) => [keys.list, keys.card(cardId)],
  'guestbook.published': () => [keys.list, keys.allCards],
}
