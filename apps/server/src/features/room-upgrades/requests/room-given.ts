import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { orders } from '../../orders/tables.ts'
import { units } from '../../units/tables.ts'
import { orderUpgrades } from '../tables.ts'
import type { RoomChanges } from './tell-room.ts'

type GivenStay = { propertyId: string; id: string; unitCategoryId: string | null; unitId: string | null }
export type RoomGiven = (tx: Tx, stay: GivenStay) => Promise<void>

/**
 * In the transaction in which staff gave a stay another room, or took it off: where the stay is in the category of its
 * accepted upgrade, and the room with it, the booking system hears of it as it heard of the acceptance.
 */
export function createRoomGiven(roomChanges: Pick<RoomChanges, 'changed'>): RoomGiven {
  return async (tx, stay) => {
    const { propertyId, id: bookingId, unitCategoryId, unitId } = stay
    if (unitCategoryId === null) return
    if (unitId !== null && (await categoryOf(tx, propertyId, unitId)) !== unitCategoryId) return
    const orderId = await findUpgradeInto(tx, { propertyId, bookingId, categoryId: unitCategoryId })
    if (orderId !== null) await roomChanges.changed(tx, { propertyId, bookingId, orderId })
  }
}

async function categoryOf(tx: Tx, propertyId: string, unitId: string): Promise<string | null> {
  const [unit] = await tx
    .select({ categoryId: units.categoryId })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), eq(units.id, unitId)))
  return unit?.categoryId ?? null
}

type Asked = { propertyId: string; bookingId: string; categoryId: string }

/** The latest request that moved the stay into this category, and that nobody took back. */
async function findUpgradeInto(tx: Tx, { propertyId, bookingId, categoryId }: Asked): Promise<string | null> {
  const [row] = await tx
    .select({ orderId: orderUpgrades.orderId })
    .from(orderUpgrades)
    .innerJoin(
      orders,
      and(eq(orders.propertyId, orderUpgrades.propertyId), eq(orders.id, orderUpgrades.orderId)),
    )
    .where(
      and(
        eq(orders.propertyId, propertyId),
        eq(orders.bookingId, bookingId),
        eq(orderUpgrades.toCategoryId, categoryId),
        isNotNull(orderUpgrades.before),
        isNull(orderUpgrades.isMovedBack),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(1)
  return row?.orderId ?? null
}
