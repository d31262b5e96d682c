import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { CardOrder, TouchedCards } from '@innkeeper/api/guestbook/cards.ts'
import type { listCards, publishGuestbook, StaffCard } from '@innkeeper/api/guestbook.ts'
import { countChanges } from '@innkeeper/domain/guestbook/draft-changes.ts'
import { sameJson } from '../../platform/same-json.ts'

/*
 * What an answer changes in the list that is on screen. Rows that stay as they are stay the same objects, so that
 * they are not drawn again.
 */

export type CardList = AnswerOf<typeof listCards>

/** One card as it is now; an answer that comes late does not take a newer one back. */
export function withCard(list: CardList, changed: StaffCard): CardList {
  const cards = list.cards.map((row) => {
    if (row.card.id !== changed.card.id || row.revision > changed.revision) return row
    // Its place may have changed since the answer was made.
    const { index, parentId } = row.card
    return { ...changed, isMoved: row.isMoved, card: { ...changed.card, index, parentId } }
  })
  return { ...list, cards }
}

/** The cards in another order; those it does not name are gone. */
export function withOrder(list: CardList, { orderRevision, order }: CardOrder): CardList {
  if (orderRevision < list.orderRevision) return list
  const byId = new Map(list.cards.map((row) => [row.card.id, row]))
  const cards = order.flatMap(({ id, parentId, index, isMoved }) => {
    const row = byId.get(id)
    if (!row) return []
    const isSame = row.card.parentId === parentId && row.card.index === index && row.isMoved === isMoved
    return [isSame ? row : { ...row, isMoved, card: { ...row.card, parentId, index } }]
  })
  return { ...list, orderRevision, cards }
}

/** Cards that were made or changed, and where all of them stand. */
export function withTouched(list: CardList, touched: TouchedCards): CardList {
  const known = new Map(list.cards.map((row) => [row.card.id, row]))
  for (const row of touched.cards) {
    const before = known.get(row.card.id)
    known.set(row.card.id, before && sameJson(before, row) ? before : row)
  }
  return withOrder({ ...list, cards: [...known.values()] }, touched)
}

/** After publishing: nothing is new, changed or moved, and what was deleted is gone for good. */
export function withPublished(list: CardList, published: AnswerOf<typeof publishGuestbook>): CardList {
  const nextIndex = new Map<string | null, number>()
  const cards = list.cards.flatMap((row) => {
    if (row.deletedAt !== null) return []
    const { parentId } = row.card
    const index = nextIndex.get(parentId) ?? 0
    nextIndex.set(parentId, index + 1)
    const isSame = row.isPublished && !row.isChanged && !row.isMoved && row.card.index === index
    if (isSame) return [row]
    return [{ ...row, isPublished: true, isChanged: false, isMoved: false, card: { ...row.card, index } }]
  })
  const { version: publishedVersion, ...rest } = published
  return { ...list, ...rest, publishedVersion, cards, changes: countChanges(cards, false) }
}
