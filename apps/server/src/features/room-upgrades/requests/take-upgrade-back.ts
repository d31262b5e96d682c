import type { Tx } from '../../../platform/db/port.ts'
import { changeBooking, holdPlaces } from '../../guests/service.ts'
import type { AnsweredOrder } from '../../orders/service.ts'
import { findUnitCategories } from '../../units/service.ts'
import { countNights } from '../rooms-in-nights.ts'
import type { OrderUpgradeRow, RoomBefore } from '../tables.ts'
import { writerOf } from './accept-upgrade.ts'
import { isUnitFree } from './free-units.ts'
import { findOrderUpgrade, updateOrderUpgrade } from './repository.ts'
import { holdStay, type StayAtHand } from './stay-at-hand.ts'

/**
 * A cancelled upgrade takes the stay back to the category it had, and to its room where nobody else has it. Where that
 * cannot be, the stay is left as it is, and the request says so.
 */
export async function takeUpgradeBack(answered: AnsweredOrder): Promise<void> {
  const { tx, order, actor, now } = answered
  const { propertyId, bookingId } = order
  const wish = await findOrderUpgrade(tx, propertyId, order.id)
  if (!wish?.before || bookingId === null) return
  await holdPlaces(tx, propertyId)
  const stay = await holdStay(tx, { propertyId, bookingId, now })
  const back = await wayBack(tx, { ...wish, before: wish.before }, stay)
  if (back) {
    await changeBooking(
      tx,
      stay.booking,
      { ...back, sharedUnitReason: null },
      { kind: back.unitId === stay.booking.unitId ? 'changed' : 'moved', by: writerOf(actor) },
    )
  }
  await updateOrderUpgrade(tx, wish, { isMovedBack: back !== null })
}

type Accepted = OrderUpgradeRow & { before: RoomBefore }

/** What the stay gets back; null where it has ended, has another room by now, or its old one is gone. */
async function wayBack(tx: Tx, wish: Accepted, stay: StayAtHand): Promise<RoomBefore | null> {
  const { propertyId, before, fromCategoryId } = wish
  const { booking, isCalledOff, hasDeparted, isInHouse, nights, categoryId } = stay
  if (isCalledOff || hasDeparted || categoryId !== wish.toCategoryId) return null
  const isSameStay = booking.unitId === wish.unitId || !isInHouse
  if (!isSameStay || !(await isThere(tx, propertyId, before.unitCategoryId))) return null
  if (!(await hasRoom(tx, { propertyId, categoryId: fromCategoryId, nights }))) return null
  const staying = { propertyId, bookingId: booking.id, nights }
  const isOldFree = before.unitId !== null && (await isUnitFree(tx, before.unitId, staying))
  // Who is in the house needs a room to go back to; for the others one is found until they come.
  if (isInHouse && !isOldFree) return null
  return { unitCategoryId: before.unitCategoryId, unitId: isOldFree ? before.unitId : null }
}

async function isThere(tx: Tx, propertyId: string, categoryId: string | null): Promise<boolean> {
  if (categoryId === null) return true
  return (await findUnitCategories(tx, propertyId)).some(({ id }) => id === categoryId)
}

type Wanted = { propertyId: string; categoryId: string; nights: readonly string[] }

/** Where a house keeps no units of a category, nobody can say that there is none left. */
async function hasRoom(tx: Tx, { propertyId, categoryId, nights }: Wanted): Promise<boolean> {
  const counts = await countNights(tx, { propertyId, categoryIds: [categoryId], nights })
  return !counts.areUnitsKnown(categoryId) || nights.every((night) => counts.unbooked(categoryId, night) >= 1)
}
