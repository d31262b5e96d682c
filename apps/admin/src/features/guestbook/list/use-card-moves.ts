import type { Move, PositionedCard } from '@innkeeper/domain/guestbook/card-order.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { cachedList } from '../use-card-list.ts'
import { holderBeside, stepBy, stepInto, stepOut } from './move-steps.ts'
import { placedCards, useMoveCard } from './use-move-card.ts'

export type CardMoves = {
  to: (move: Move) => void
  /** One place up or down; at the edge of a group out of it. */
  step: (cardId: string, by: 1 | -1) => void
  into: (cardId: string, holderId: string) => void
  /** Into the group beside it, which the arrow to the right means. */
  inward: (cardId: string) => void
  out: (cardId: string) => void
}

/** All ways to move a card, each of which says for screen readers where the card is now. */
export function useCardMoves() {
  const t = useT()
  const queryClient = useQueryClient()
  const move = useMoveCard()
  const { index: language } = useDefaultLanguage()
  const [announcement, setAnnouncement] = useState('')

  const moves = useMemo<CardMoves>(() => {
    const placed = () => placedOf(queryClient)
    const nameOf = (cardId: string) => {
      const found = cachedList(queryClient)?.cards.find(({ card }) => card.id === cardId)
      return found ? cardDisplayName(found.card, language) : ''
    }
    const to = (next: Move) => {
      const { refusal } = move(next)
      setAnnouncement(refusal ?? placeWords(next.cardId))
    }
    const placeWords = (cardId: string) => {
      const cards = placed()
      const card = cards.find(({ id }) => id === cardId)
      const siblings = cards.filter(({ parentId }) => parentId === card?.parentId)
      const place = siblings.findIndex(({ id }) => id === cardId) + 1
      const words = { name: nameOf(cardId), place, count: siblings.length }
      return card?.parentId
        ? t('cards.movedInside', { ...words, group: nameOf(card.parentId) })
        : t('cards.movedTo', words)
    }
    const nowhere = (cardId: string) => setAnnouncement(t('cards.cannotMove', { name: nameOf(cardId) }))
    return {
      to,
      step: (cardId, by) => {
        const next = stepBy(placed(), cardId, by)
        if (next) to(next)
        else nowhere(cardId)
      },
      into: (cardId, holderId) => to(stepInto(placed(), cardId, holderId)),
      inward: (cardId) => {
        const cards = placed()
        const holder = holderBeside(cards, cardId, -1) ?? holderBeside(cards, cardId, 1)
        if (holder) to(stepInto(cards, cardId, holder.id))
        else nowhere(cardId)
      },
      out: (cardId) => {
        const next = stepOut(placed(), cardId)
        if (next) to(next)
        else nowhere(cardId)
      },
    }
  }, [t, queryClient, move, language])

  return { moves, announcement, placed: () => placedOf(queryClient) }
}

function placedOf(queryClient: ReturnType<typeof useQueryClient>): PositionedCard[] {
  const list = cachedList(queryClient)
  return list ? placedCards(list) : []
}
