import type { TouchedCards } from '@innkeeper/api/guestbook/cards.ts'
import { positionsOf } from '@innkeeper/domain/guestbook/card-order.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import { canHold } from '@innkeeper/domain/guestbook/grouping.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { type CardRow, findCards } from '../repository.ts'
import { setVouchersActive } from '../voucher-repository.ts'
import { markDeleted, removeForgotten } from './card-repository.ts'
import { answerTouched, positionedCard } from './drafts.ts'
import type { PositionedRow } from './order-repository.ts'
import { rearranging, writeChangedPositions } from './rearrange.ts'
import { unknownCard } from './refusals.ts'

/** A deletion that is never published can be taken back this long. */
const KEPT_DAYS = 30

/** Deletes a card and what it holds, as drafts; the record of a voucher is inactive at once (spec 4). */
export function deleteCard(tx: Tx, staff: Staff, cardId: string, now: Date): Promise<TouchedCards> {
  return rearranging(tx, staff, async ({ propertyId }) => {
    const rows = await findCards(tx, propertyId)
    const isThere = ({ deletedAt }: CardRow) => deletedAt === null
    const gone = rows.filter((row) => (row.id === cardId || row.parentId === cardId) && isThere(row))
    if (!gone.some(({ id }) => id === cardId)) throw unknownCard()
    const ids = gone.map(({ id }) => id)
    await markDeleted(tx, propertyId, ids, now)
    await setVouchersActive(tx, propertyId, vouchersAmong(gone), false)
    await removeForgotten(tx, propertyId, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    return answerTouched(tx, propertyId, ids)
  })
}

/** Takes a deletion back, and that of what went with the card. It stands where it stood. */
export function restoreCard(tx: Tx, staff: Staff, cardId: string): Promise<TouchedCards> {
  return rearranging(tx, staff, async (work) => {
    const { propertyId } = work
    const rows = await findCards(tx, propertyId)
    const card = rows.find(({ id }) => id === cardId)
    if (!card) throw unknownCard()
    const back = deletedWith(rows, card)
    const ids = back.map(({ id }) => id)
    await markDeleted(tx, propertyId, ids, null)
    await setVouchersActive(tx, propertyId, vouchersAmong(back), true)
    await writeChangedPositions(work, rows, placesAfterReturn(rows, card))
    return answerTouched(tx, propertyId, ids)
  })
}

/** What went in the same moment as its holder comes back with it. */
export function deletedWith(rows: readonly CardRow[], card: CardRow): CardRow[] {
  const moment = card.deletedAt?.getTime()
  return rows.filter(
    ({ id, parentId, deletedAt }) =>
      id === card.id || (parentId === card.id && deletedAt !== null && deletedAt.getTime() === moment),
  )
}

/** A card whose holder is gone meanwhile, or holds another kind now, comes back at the end of the guestbook. */
export function placesAfterReturn(rows: readonly CardRow[], card: CardRow) {
  const holder = rows.find(({ id }) => id === card.parentId)
  const held = rows.filter(
    ({ id, parentId, deletedAt }) => parentId === card.parentId && deletedAt === null && id !== card.id,
  )
  const fits =
    card.parentId === null ||
    (holder?.deletedAt === null &&
      canHold(
        holder.draft.type,
        held.map(({ draft }) => draft.type),
        card.draft.type,
      ))
  return positionsOf(
    rows
      .map(positionedCard)
      .map((each) => (each.id === card.id && !fits ? { ...each, parentId: null, index: rows.length } : each)),
  )
}

export function vouchersAmong(rows: readonly PositionedRow[]): string[] {
  return rows.filter(({ draft }) => CARD_KINDS[draft.type].isRedeemable).map(({ id }) => id)
}
