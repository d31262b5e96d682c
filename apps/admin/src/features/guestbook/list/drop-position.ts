import type { Move, PositionedCard } from '@innkeeper/domain/guestbook/card-order.ts'
import { isHolder } from '@innkeeper/domain/guestbook/grouping.ts'

/** Where a line or a frame shows what letting go would do. */
export type DropMark = { cardId: string; edge: 'before' | 'after' | 'inside' }
export type Drop = { move: Move; mark: DropMark }

/** Where the pointer is over a row. */
export type Over = {
  cardId: string
  /** 0 at the top of the row, 1 at its bottom. */
  part: number
  /** Left of where held cards begin. */
  isOutdented: boolean
}

/** The upper part of a holder means before it, the rest means into it. */
const BEFORE_HOLDER = 0.3

/** What letting a card go here means; null over itself. */
export function dropAt(cards: readonly PositionedCard[], draggedId: string, over: Over): Drop | null {
  const dragged = cards.find(({ id }) => id === draggedId)
  const row = cards.find(({ id }) => id === over.cardId)
  if (!dragged || !row || row.id === draggedId || row.parentId === draggedId) return null
  if (isHolder(row.type) && !isHolder(dragged.type)) {
    return over.part < BEFORE_HOLDER
      ? beside(cards, dragged, row, 'before')
      : { move: { cardId: draggedId, parentId: row.id, index: 0 }, mark: { cardId: row.id, edge: 'inside' } }
  }
  const edge = over.part < 0.5 ? 'before' : 'after'
  const holder = row.parentId === null ? null : cards.find(({ id }) => id === row.parentId)
  // A holder goes around what another holds; so does a card pulled to the left below the last one.
  const isLast = holder && siblingsOf(cards, holder.id, draggedId).at(-1)?.id === row.id
  if (holder && (isHolder(dragged.type) || (over.isOutdented && isLast && edge === 'after'))) {
    return beside(cards, dragged, holder, 'after')
  }
  return beside(cards, dragged, row, edge)
}

function beside(
  cards: readonly PositionedCard[],
  dragged: PositionedCard,
  row: PositionedCard,
  edge: 'before' | 'after',
): Drop {
  const siblings = siblingsOf(cards, row.parentId, dragged.id)
  const at = siblings.findIndex(({ id }) => id === row.id)
  const lastHeld = siblingsOf(cards, row.id, dragged.id).at(-1)
  return {
    move: { cardId: dragged.id, parentId: row.parentId, index: edge === 'before' ? at : at + 1 },
    mark: { cardId: edge === 'after' ? (lastHeld?.id ?? row.id) : row.id, edge },
  }
}

/** What stands in a holder, or at the top, without the card that is on its way. */
export function siblingsOf<C extends PositionedCard>(
  cards: readonly C[],
  parentId: string | null,
  withoutId: string,
): C[] {
  return cards.filter((card) => card.parentId === parentId && card.id !== withoutId)
}
