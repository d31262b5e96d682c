import { CallError } from '@innkeeper/api/client.ts'
import { cardOrderSchema, moveCard } from '@innkeeper/api/guestbook/cards.ts'
import { type Move, type PositionedCard, planMove } from '@innkeeper/domain/guestbook/card-order.ts'
import { notifications } from '@mantine/notifications'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { errorText, isSignedOut } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import { cardListQuery } from '../api.ts'
import { type CardList, withOrder } from '../card-list-changes.ts'
import { cachedList, changeList } from '../use-card-list.ts'
import { queueMove } from './move-queue.ts'

export function placedCards(list: CardList): PositionedCard[] {
  return list.cards.map(({ card, deletedAt }) => ({
    id: card.id,
    type: card.type,
    parentId: card.parentId,
    index: card.index,
    isDeleted: deletedAt !== null,
  }))
}

/** Moves a card on screen at once and then on the server; says in words why when it may not be moved. */
export function useMoveCard(): (move: Move) => { refusal: string | null } {
  const t = useT()
  const queryClient = useQueryClient()
  return useCallback(
    (move) => {
      const list = cachedList(queryClient)
      if (!list) return { refusal: null }
      const planned = planMove(placedCards(list), move)
      if ('refusal' in planned) {
        const refusal = t(planned.refusal)
        notifications.show({ color: 'red', message: refusal })
        return { refusal }
      }
      showPositions(queryClient, planned.places)
      queueMove(() =>
        send(queryClient, move, 2).catch((error: unknown) => {
          void queryClient.invalidateQueries({ queryKey: cardListQuery.queryKey })
          if (!isSignedOut(error)) notifications.show({ color: 'red', message: errorText(t, error) })
        }),
      )
      return { refusal: null }
    },
    [t, queryClient],
  )
}

function showPositions(
  queryClient: QueryClient,
  places: { id: string; parentId: string | null; index: number }[],
) {
  changeList(queryClient, (list) => {
    const moved = new Map(list.cards.map(({ card, isMoved }) => [card.id, isMoved]))
    const order = places.map((place) => ({ ...place, isMoved: moved.get(place.id) ?? false }))
    return withOrder(list, { orderRevision: list.orderRevision, order })
  })
}

/** Where somebody else moved something meanwhile, the same move is tried on the order there is now. */
async function send(queryClient: QueryClient, move: Move, tries: number): Promise<void> {
  const orderRevision = cachedList(queryClient)?.orderRevision ?? 0
  const { cardId, parentId, index } = move
  try {
    const order = await call(moveCard, { params: { cardId }, body: { orderRevision, parentId, index } })
    changeList(queryClient, (list) => withOrder(list, order))
  } catch (error) {
    const current = currentOrderOf(error)
    if (!current || tries <= 1) throw error
    changeList(queryClient, (list) => withOrder(list, current))
    await send(queryClient, move, tries - 1)
  }
}

function currentOrderOf(error: unknown) {
  if (!(error instanceof CallError) || error.code !== 'guestbook/stale-order') return null
  const parsed = z.safeParse(cardOrderSchema, error.details)
  return parsed.success ? parsed.data : null
}
