import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { OrderRow } from '../../orders/tables.ts'
import { findUnitCategories } from '../../units/service.ts'
import { units } from '../../units/tables.ts'
import { findOrderUpgrade } from './repository.ts'
import { readStay } from './stay-at-hand.ts'
import type { RoomChanges } from './tell-room.ts'

type Dependencies = { clock: Clock; roomChanges: Pick<RoomChanges, 'changeByHandIn'> }

/** What staff read of an upgrade beside its request. */
export function createUpgradeFacts({ clock, roomChanges }: Dependencies) {
  return async (tx: Tx, order: OrderRow): Promise<OrderRequest['upgrade']> => {
    const { propertyId, bookingId, status } = order
    const wish = await findOrderUpgrade(tx, propertyId, order.id)
    if (!wish) return null
    const categories = await findUnitCategories(tx, propertyId)
    const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? ''
    const isWaiting = status === 'no action taken'
    const stay =
      isWaiting && bookingId !== null ? await readStay(tx, { propertyId, bookingId, now: clock.now() }) : null
    const wasMoved = wish.before !== null && wish.isMovedBack !== false
    return {
      from: nameOf(wish.fromCategoryId),
      to: nameOf(wish.toCategoryId),
      nights: wish.nights,
      unit: wish.unitId === null ? null : await findCode(tx, propertyId, wish.unitId),
      needsUnit: stay?.isInHouse ?? false,
      isMovedBack: wish.isMovedBack,
      changeByHandIn:
        wasMoved && bookingId !== null
          ? await roomChanges.changeByHandIn(tx, { propertyId, bookingId, orderId: order.id })
          : null,
    }
  }
}

async function findCode(tx: Tx, propertyId: string, unitId: string): Promise<string | null> {
  const [unit] = await tx
    .select({ code: units.code })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), eq(units.id, unitId)))
  return unit?.code ?? null
}
