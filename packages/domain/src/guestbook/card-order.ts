import { CARD_KINDS, type CardType, isHeader } from './card-types.ts'
import { canHold, isHolder } from './grouping.ts'

/*
 * Where cards stand. The server plans a move with what it finds stored, the editor with what it shows, so that a
 * refusal is the same in both. Deleted cards keep their place until they are published away.
 */

export type PositionedCard = {
  id: string
  type: CardType
  parentId: string | null
  /** Place among its siblings. */
  index: number
  isDeleted?: boolean
}

export type CardPosition = Pick<PositionedCard, 'id' | 'parentId' | 'index'>

export type Move = {
  cardId: string
  parentId: string | null
  /** Among the new siblings without the card itself; beyond the last is last. */
  index: number
}

export type MoveRefusal = 'guestbook/header-fixed' | 'guestbook/group-mixed' | 'guestbook/card-unknown'
export type PlannedMove = { places: CardPosition[] } | { refusal: MoveRefusal }

/** Holders' ids, and null for what stands in none, to the cards there in order. */
type Tree<C extends PositionedCard> = Map<string | null, C[]>

/** Every card's place, counted from 0 without gaps among its siblings, in reading order. */
export function positionsOf(cards: readonly PositionedCard[]): CardPosition[] {
  return placesIn(treeOf(cards))
}

/** Where all cards stand after one is moved, or why it may not be (spec 5). */
export function planMove(cards: readonly PositionedCard[], { cardId, parentId, index }: Move): PlannedMove {
  const card = cards.find(({ id }) => id === cardId)
  if (!card || card.isDeleted) return { refusal: 'guestbook/card-unknown' }
  const tree = treeOf(cards)
  for (const [holder, held] of tree)
    tree.set(
      holder,
      held.filter(({ id }) => id !== cardId),
    )
  const siblings = tree.get(parentId)
  const refusal = refusalOf(card, { parentId, index }, tree)
  if (refusal) return { refusal }
  const at = parentId === null ? Math.max(index, headersIn(siblings).length) : index
  tree.set(parentId, (siblings ?? []).toSpliced(at, 0, { ...card, parentId }))
  return { places: placesIn(tree) }
}

function refusalOf(
  card: PositionedCard,
  { parentId, index }: Omit<Move, 'cardId'>,
  tree: Tree<PositionedCard>,
): MoveRefusal | null {
  if (isHeader(card)) return 'guestbook/header-fixed'
  if (parentId === null) {
    const isAboveHeader = index < headersIn(tree.get(null)).filter(isThere).length
    return isAboveHeader ? 'guestbook/header-fixed' : null
  }
  if (card.id === parentId) return 'guestbook/group-mixed'
  const holder = [...tree.values()].flat().find(({ id }) => id === parentId)
  if (!holder || !isThere(holder)) return 'guestbook/card-unknown'
  const held = (tree.get(parentId) ?? []).filter(isThere).map(({ type }) => type)
  return canHold(holder.type, held, card.type) ? null : 'guestbook/group-mixed'
}

const isThere = ({ isDeleted }: PositionedCard) => !isDeleted
const headersIn = (cards: readonly PositionedCard[] = []) => cards.filter(isHeader)

/** A card whose holder is gone, or is none, stands in none; so do holders and headers. */
function treeOf<C extends PositionedCard>(cards: readonly C[]): Tree<C> {
  const holders = new Set(cards.filter(({ type }) => isHolder(type)).map(({ id }) => id))
  const sorted = cards.toSorted(
    (a, b) =>
      Number(isHeader(b)) - Number(isHeader(a)) ||
      a.index - b.index ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  )
  const isHeld = (card: C) =>
    card.parentId !== null && holders.has(card.parentId) && CARD_KINDS[card.type].canBeHeld
  const tree: Tree<C> = new Map([[null, sorted.filter((card) => !isHeld(card))]])
  for (const card of sorted.filter(isHeld)) {
    tree.set(card.parentId, [...(tree.get(card.parentId) ?? []), card])
  }
  return tree
}

function placesIn(tree: Tree<PositionedCard>): CardPosition[] {
  const at = (parentId: string | null) => (card: PositionedCard, index: number) => ({
    id: card.id,
    parentId,
    index,
  })
  return (tree.get(null) ?? []).flatMap((card, index) => [
    at(null)(card, index),
    ...(tree.get(card.id) ?? []).map(at(card.id)),
  ])
}
