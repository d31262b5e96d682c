import type { Move, PositionedCard } from '@innkeeper/domain/guestbook/card-order.ts'
import { isHeader } from '@innkeeper/domain/guestbook/card-types.ts'
import { canHold, isHolder } from '@innkeeper/domain/guestbook/grouping.ts'
import { siblingsOf } from './drop-position.ts'

/** One place up or down among its siblings; null at the end. */
export function stepBy(cards: readonly PositionedCard[], cardId: string, by: 1 | -1): Move | null {
  const card = cards.find(({ id }) => id === cardId)
  if (!card) return null
  const all = cards.filter(({ parentId }) => parentId === card.parentId)
  const at = all.findIndex(({ id }) => id === cardId)
  // One that is deleted already is no place to stand behind.
  let index = at + by
  while (all[index]?.isDeleted) index += by
  return index < 0 || index >= all.length ? null : { cardId, parentId: card.parentId, index }
}

/** Out of its holder, to the place behind it; null when it stands in none. */
export function stepOut(cards: readonly PositionedCard[], cardId: string): Move | null {
  const card = cards.find(({ id }) => id === cardId)
  if (!card || card.parentId === null) return null
  const top = siblingsOf(cards, null, cardId)
  return { cardId, parentId: null, index: top.findIndex(({ id }) => id === card.parentId) + 1 }
}

/** Into a holder, behind what it holds. */
export function stepInto(cards: readonly PositionedCard[], cardId: string, holderId: string): Move {
  return { cardId, parentId: holderId, index: siblingsOf(cards, holderId, cardId).length }
}

/** The holder a card enters when it goes on in this direction: the next one above or below. */
export function holderBeside(
  cards: readonly PositionedCard[],
  cardId: string,
  direction: 1 | -1,
): PositionedCard | null {
  const card = cards.find(({ id }) => id === cardId)
  if (!card || card.parentId !== null || isHolder(card.type)) return null
  const top = cards.filter(({ parentId }) => parentId === null)
  const neighbour = top[top.findIndex(({ id }) => id === cardId) + direction]
  return neighbour && isHolder(neighbour.type) && !neighbour.isDeleted ? neighbour : null
}

/** Holders of the guestbook other than its own, those that would take the card first. */
export function holdersFor<C extends PositionedCard>(cards: readonly C[], cardId: string): C[] {
  const card = cards.find(({ id }) => id === cardId)
  if (!card || isHolder(card.type) || isHeader(card)) return []
  const takes = (holder: C) => {
    const held = siblingsOf(cards, holder.id, cardId).filter(({ isDeleted }) => !isDeleted)
    return canHold(
      holder.type,
      held.map(({ type }) => type),
      card.type,
    )
  }
  return cards
    .filter(({ id, type, isDeleted }) => isHolder(type) && !isDeleted && id !== card.parentId)
    .sort((a, b) => Number(takes(b)) - Number(takes(a)))
}
