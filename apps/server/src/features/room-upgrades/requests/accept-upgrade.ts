import { nightsByPrice } from '@innkeeper/domain/room-upgrades/nights-by-price.ts'
import { sqlStateOf } from '../../../platform/db/errors.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { changeBooking, holdPlaces, type Writer } from '../../guests/service.ts'
import type { AnsweredOrder } from '../../orders/service.ts'
import { findUnitCategories } from '../../units/service.ts'
import { countNights, type NightCounts } from '../rooms-in-nights.ts'
import type { OrderUpgradeRow } from '../tables.ts'
import { unknownUpgrade } from '../upgrades/service.ts'
import { takeUnit } from './free-units.ts'
import { fullyBooked, givePlacesBack, isCountedByHand, takePlaces } from './places.ts'
import { findOrderUpgrade, updateOrderUpgrade } from './repository.ts'
import { belongToStay, keepNights } from './rows-of-request.ts'
import { holdStay, type StayAtHand, stayProblem } from './stay-at-hand.ts'
import { takesOf } from './takes-of.ts'
import { wayOfRequest } from './way-of-request.ts'

/**
 * The stay gets the category that was asked for, and the room staff chose. Everything is held in one order by whoever
 * accepts or asks: the request, the places of the property, the stay, the room.
 */
export async function acceptUpgrade(answered: AnsweredOrder): Promise<void> {
  const { tx, order, actor, now, chosen } = answered
  const { propertyId, id: orderId } = order
  const wish = await findOrderUpgrade(tx, propertyId, orderId)
  if (!wish) throw unknownUpgrade()
  await holdPlaces(tx, propertyId)
  const bookingId = order.bookingId ?? chosen.bookingId
  if (bookingId === null) throw new AppError('upgrade/booking-needed', 'Say whose stay it is.')
  const stay = await holdStay(tx, { propertyId, bookingId, now })
  const problem = stayProblem(stay)
  if (problem) throw problem
  await requireCategory(tx, wish)
  const way = await wayOfRequest(tx, wish, { stay, isItsOwn: order.bookingId !== null })
  if (!way) throw stayChanged()
  const counts = await countNights(tx, {
    propertyId,
    categoryIds: [wish.toCategoryId],
    nights: way.nights,
  })
  if (way.upgrade) {
    const areUnitsKnown = counts.areUnitsKnown(wish.toCategoryId)
    await takePlaces(tx, wish, takesOf(way.upgrade, { nights: way.nights, areUnitsKnown }))
    await belongToStay(tx, order, stay.booking, { rows: nightsByPrice(way.upgrade, way.nights), now })
  } else {
    await requireRoom(tx, wish, { nights: way.nights, counts })
    await keepNights(tx, order, way.nights)
  }
  const unitId = await chosenUnit(tx, wish, { stay, unitId: chosen.unitId, nights: way.nights })
  const { unitCategoryId, unitId: before } = stay.booking
  await changeBooking(
    tx,
    stay.booking,
    { unitCategoryId: wish.toCategoryId, unitId, sharedUnitReason: null },
    { kind: unitId === before ? 'changed' : 'moved', by: writerOf(actor) },
  ).catch(inWordsOfCategories)
  await updateOrderUpgrade(tx, wish, {
    fromCategoryId: way.from,
    nights: [...way.nights],
    unitId,
    before: { unitCategoryId, unitId: before },
  })
  await givePlacesBack(tx, wish, way.nights)
}

/** Nobody where it was accepted by itself: then the guest did it. */
export function writerOf(actor: AnsweredOrder['actor']): Writer {
  return actor
    ? { source: 'staff', actorId: actor.userId, actorName: actor.name }
    : { source: 'guest', actorId: null, actorName: null }
}

/** Deleted since it was asked for; nothing can be given then. */
async function requireCategory(tx: Tx, { propertyId, toCategoryId }: OrderUpgradeRow): Promise<void> {
  const categories = await findUnitCategories(tx, propertyId)
  if (!categories.some(({ id }) => id === toCategoryId)) throw unknownCategory()
}

type Room = { nights: readonly string[]; counts: NightCounts }

/** What was promised to nobody may be gone meanwhile; a number alone was taken when it was asked for. */
async function requireRoom(tx: Tx, wish: OrderUpgradeRow, { nights, counts }: Room): Promise<void> {
  const { propertyId, orderId, toCategoryId } = wish
  const isNumberAlone = !counts.areUnitsKnown(toCategoryId)
  if (isNumberAlone && (await isCountedByHand(tx, { propertyId, orderId }))) return
  if (nights.some((night) => counts.unbooked(toCategoryId, night) < 1)) throw fullyBooked()
}

type Choosing = { stay: StayAtHand; unitId: string | null; nights: readonly string[] }

/** Before the arrival the room can be chosen later; who is in the house keeps their key until it is. */
async function chosenUnit(tx: Tx, wish: OrderUpgradeRow, choosing: Choosing): Promise<string | null> {
  const { stay, unitId, nights } = choosing
  const { propertyId, toCategoryId: categoryId } = wish
  if (unitId === null) {
    if (stay.isInHouse) throw new AppError('upgrade/unit-needed', 'Say which room the guest moves to.')
    return null
  }
  await takeUnit(tx, { unitId, categoryId }, { propertyId, bookingId: stay.booking.id, nights })
  return unitId
}

function stayChanged(): AppError {
  return new AppError('upgrade/stay-changed', 'The stay is another one than the request was for.')
}

/** It was deleted in this very moment: the database knows, although it was still read before. */
function inWordsOfCategories(error: unknown): never {
  throw sqlStateOf(error) === '23503' ? unknownCategory() : error
}

function unknownCategory(): AppError {
  return new AppError('units/category-unknown', 'The category that was asked for is gone.')
}
