import {
  checkTranslation,
  copyTranslation,
  getTranslator,
  translateCard,
} from '@innkeeper/api/guestbook/translation.ts'
import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../platform/call.ts'
import { withCard } from '../card-list-changes.ts'
import { openCard } from '../draft/open-cards.ts'
import { changeList } from '../use-card-list.ts'

/** Set by whoever runs the server: it stays the same until the server is started anew. */
export const translatorQuery = queryOptions({
  queryKey: ['translator'],
  queryFn: () => call(getTranslator, {}),
})

export type Filled = { filled: number; skipped: number }

/** What one can do with a card's translations; each answer goes into the list on screen. */
export function useTranslationActs() {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const keep = (card: StaffCard) => {
      changeList(queryClient, (list) => withCard(list, card))
      openCard(card.card.id)?.adopt(card)
    }
    /** What is typed elsewhere is saved first: it may be what is missing. */
    const settled = (cardId: string) => openCard(cardId)?.settle()
    return {
      copy: async (cardId: string, languages: number[]) => {
        await settled(cardId)
        keep(await call(copyTranslation, { params: { cardId }, body: { languages } }))
      },
      check: async (cardId: string, languages: number[]) => {
        keep(await call(checkTranslation, { params: { cardId }, body: { languages } }))
      },
      translate: async (cardId: string, language: number, stale: boolean): Promise<Filled> => {
        await settled(cardId)
        const { card, filled, skipped } = await call(translateCard, {
          params: { cardId },
          body: { language, stale },
        })
        keep(card)
        return { filled, skipped }
      },
    }
  }, [queryClient])
}
