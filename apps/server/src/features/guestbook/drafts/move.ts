import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import type { CardOrder, moveCard } from '@innkeeper/api/guestbook/cards.ts'
import { planMove } from '@innkeeper/domain/guestbook/card-order.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { positionedCard, readOrder } from './drafts.ts'
import { findPositionedRows } from './order-repository.ts'
import { rearranging, writeChangedPositions } from './rearrange.ts'
import { moveRefusal } from './refusals.ts'

/** Moves a card unless the order is no longer the one the mover saw; then the current one is answered. */
export function move(
  tx: Tx,
  staff: Staff,
  cardId: string,
  { orderRevision: seen, parentId, index }: BodyOf<typeof moveCard>,
): Promise<CardOrder> {
  return rearranging(tx, staff, async (work) => {
    const { propertyId, orderRevision } = work
    const rows = await findPositionedRows(tx, propertyId)
    const isThere = rows.some(
      (row) => row.id === cardId && row.parentId === parentId && row.position === index,
    )
    if (seen !== orderRevision - 1) {
      // A move whose answer was lost is sent again.
      if (isThere) return readOrder(tx, propertyId)
      const current = { ...(await readOrder(tx, propertyId)), orderRevision: orderRevision - 1 }
      throw new AppError('guestbook/stale-order', 'Somebody changed the order meanwhile.', current)
    }
    const planned = planMove(rows.map(positionedCard), { cardId, parentId, index })
    if ('refusal' in planned) throw moveRefusal(planned.refusal)
    await writeChangedPositions(work, rows, planned.places)
    return readOrder(tx, propertyId)
  })
}
