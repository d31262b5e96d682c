import { type StaffCard, saveCard } from '@innkeeper/api/guestbook.ts'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { flushWhenLeft } from '../../../components/editing/form/flush-when-left.ts'
import { useUnsavedPort } from '../../../components/editing/form/use-unsaved-port.ts'
import { call } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.ts'
import { withCard } from '../card-list-changes.ts'
import { changeList } from '../use-card-list.ts'
import type { CardDraft } from './card-draft.ts'
import type { CardState, CardStore } from './card-store.ts'
import { cardStoreFor, flushOpenCards } from './open-cards.ts'

/** The store of the card that is on screen, brought up to date by whatever the list learns. */
export function useCardStore(latest: StaffCard): CardStore {
  const queryClient = useQueryClient()
  const { claims } = useSession()
  const owner = `${claims.admin}:${claims.user_id}`
  const unsaved = useUnsavedPort({ form: 'card', id: latest.card.id })
  const [store] = useState(() =>
    cardStoreFor(owner, latest, {
      send: async ({ card, revision }, draft) => {
        const saved = await call(saveCard, { params: { cardId: card.id }, body: { revision, ...draft } })
        changeList(queryClient, (list) => withCard(list, saved))
        return saved
      },
      unsaved,
      now: Date.now,
    }),
  )
  useEffect(() => store.adopt(latest), [store, latest])
  useEffect(() => {
    const stop = flushWhenLeft(flushOpenCards)
    return () => {
      stop()
      store.flush()
    }
  }, [store])
  return store
}

const CardStoreContext = createContext<CardStore | null>(null)
export const CardStoreProvider = CardStoreContext.Provider

export function useStore(): CardStore {
  const store = useContext(CardStoreContext)
  if (!store) throw new Error('No card is being edited here')
  return store
}

/** A part of the card being edited; the component draws again only when that part changes. */
export function useCardState<T>(pick: (state: CardState) => T): T {
  const store = useStore()
  const picked = () => pick(store.get())
  return useSyncExternalStore(store.subscribe, picked, picked)
}

export function useDraftField<T>(pick: (draft: CardDraft) => T): T {
  return useCardState(({ draft }) => pick(draft))
}
