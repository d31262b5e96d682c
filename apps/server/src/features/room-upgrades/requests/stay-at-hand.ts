import { currentState, isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockBooking, type StoredBooking } from '../../guests/service.ts'
import { bookings } from '../../guests/tables.ts'
import { properties } from '../../properties/tables.ts'
import { units } from '../../units/tables.ts'
import { nightsToCome } from '../guest/stay-to-upgrade.ts'

/** A stay in the transaction that gives it another room. */
export type StayAtHand = {
  booking: StoredBooking
  /** That of its unit, else what was booked. */
  categoryId: string | null
  isCalledOff: boolean
  hasDeparted: boolean
  isInHouse: boolean
  /** The nights it still has, by the property's own day. */
  nights: string[]
}

type Named = { propertyId: string; bookingId: string; now: Date }

/** Held until the transaction ends. Throws `booking/unknown`. */
export async function holdStay(tx: Tx, { propertyId, bookingId, now }: Named): Promise<StayAtHand> {
  return stayAtHand(tx, await lockBooking(tx, propertyId, bookingId), now)
}

/** As it is now, held by nobody; null where there is none. */
export async function readStay(tx: Tx, { propertyId, bookingId, now }: Named): Promise<StayAtHand | null> {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, bookingId)))
  return booking ? stayAtHand(tx, booking, now) : null
}

async function stayAtHand(tx: Tx, booking: StoredBooking, now: Date): Promise<StayAtHand> {
  const { propertyId, unitId, unitCategoryId } = booking
  const house = await findHouse(tx, propertyId)
  const state = currentState(booking, now.getTime(), house)
  return {
    booking,
    categoryId: unitId === null ? unitCategoryId : await categoryOfUnit(tx, propertyId, unitId),
    isCalledOff: isCalledOff(booking),
    hasDeparted: state === 'checkout',
    isInHouse: state === 'checkin',
    nights: nightsToCome(booking, now.getTime(), house.timeZone),
  }
}

/** Why a stay cannot get another room any more. */
export function stayProblem({ isCalledOff, hasDeparted, booking }: StayAtHand): AppError | null {
  if (isCalledOff) return new AppError('booking/called-off', 'This stay was called off.')
  if (hasDeparted) return new AppError('booking/departed', 'This stay has ended.')
  if (booking.erasedAt !== null) return new AppError('booking/erased', 'The guest was taken out of it.')
  return null
}

async function findHouse(tx: Tx, propertyId: string) {
  const [house] = await tx
    .select({ timeZone: properties.timeZone, checkOutTime: properties.checkOutTime })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  if (!house) throw new Error('a booking is of a property')
  return house
}

async function categoryOfUnit(tx: Tx, propertyId: string, unitId: string): Promise<string | null> {
  const [unit] = await tx
    .select({ categoryId: units.categoryId })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), eq(units.id, unitId)))
  return unit?.categoryId ?? null
}
