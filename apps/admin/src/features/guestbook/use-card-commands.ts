import {
  copyCard,
  createCard,
  deleteCard,
  discardCard,
  discardDrafts,
  restoreCard,
  type TouchedCards,
} from '@innkeeper/api/guestbook/cards.ts'
import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { publishGuestbook, saveCard } from '@innkeeper/api/guestbook.ts'
import type { CardTemplateName } from '@innkeeper/domain/guestbook/card-template-names.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/call.ts'
import { errorText, isSignedOut } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { cardListQuery } from './api.ts'
import { withCard, withPublished, withTouched } from './card-list-changes.ts'
import { openCard } from './draft/open-cards.ts'
import { changeList } from './use-card-list.ts'

export type NewCard = {
  what: { type: CardType } | { template: CardTemplateName }
  parentId?: string | null
  index?: number
}

/** What one can do with cards, from the list and from the form; a refusal is shown, and answers null. */
export function useCardCommands() {
  const t = useT()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const refused = (error: unknown): null => {
      if (!isSignedOut(error)) notifications.show({ color: 'red', message: errorText(t, error) })
      return null
    }
    const touched = async (answer: Promise<TouchedCards>): Promise<StaffCard | null> => {
      try {
        const change = await answer
        changeList(queryClient, (list) => withTouched(list, change))
        return change.cards[0] ?? null
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey: cardListQuery.queryKey })
        return refused(error)
      }
    }
    const refetch = () => queryClient.refetchQueries({ queryKey: cardListQuery.queryKey })
    /** What is typed belongs to what is copied, deleted or hidden. */
    const settled = (cardId: string) => openCard(cardId)?.settle()

    return {
      create: ({ what, ...place }: NewCard) => touched(call(createCard, { body: { ...what, ...place } })),
      copy: async (cardId: string) => {
        await settled(cardId)
        return touched(call(copyCard, { params: { cardId } }))
      },
      remove: async (cardId: string) => {
        await settled(cardId)
        return touched(call(deleteCard, { params: { cardId } }))
      },
      restore: (cardId: string) => touched(call(restoreCard, { params: { cardId } })),
      hide: async ({ card, revision }: StaffCard, isHidden: boolean) => {
        const open = openCard(card.id)
        if (open) return open.change((draft) => ({ ...draft, isHidden }))
        try {
          const saved = await call(saveCard, { params: { cardId: card.id }, body: { revision, isHidden } })
          changeList(queryClient, (list) => withCard(list, saved))
        } catch (error) {
          void refetch()
          refused(error)
        }
      },
      /** Back to what guests see; null when the card was never published and is gone, undefined when refused. */
      discard: async (cardId: string, revisionOf: () => number) => {
        await settled(cardId)
        try {
          const change = await call(discardCard, { params: { cardId }, body: { revision: revisionOf() } })
          changeList(queryClient, (list) => withTouched(list, change))
          const [card = null] = change.cards
          if (card) openCard(cardId)?.replace(card)
          return card
        } catch (error) {
          void refetch()
          refused(error)
          return undefined
        }
      },
      discardAll: async () => {
        try {
          await call(discardDrafts, {})
          await refetch()
          return true
        } catch (error) {
          refused(error)
          return false
        }
      },
      publish: async () => {
        try {
          const published = await call(publishGuestbook, {})
          changeList(queryClient, (list) => withPublished(list, published))
          return published
        } catch (error) {
          void refetch()
          throw error
        }
      },
      refetch,
    }
  }, [t, queryClient])
}
