import { bookingProblems, hasProblems } from '@innkeeper/domain/guests/booking-problems.ts'
import {
  compareOutside,
  fieldsToWrite,
  type HandRule,
  type OutsideField,
  type OutsideFields,
  type OutsideStatus,
  statusOf,
} from '@innkeeper/domain/guests/outside-change.ts'
import type { BookingChangeKind, BookingSource } from '@innkeeper/domain/guests/schema.ts'
import { and, asc, eq } from 'drizzle-orm'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { holdPlaces } from './hold-places.ts'
import { requireKnownUnits } from './known-units.ts'
import { isReturningGuest } from './stay/other-stays.ts'
import { bookings } from './tables.ts'
import {
  type BookingChange,
  changeBooking,
  createBooking,
  type StoredBooking,
  type Writer,
} from './write-booking.ts'

/** A booking as another system says it: known again by its id there, else by its number. */
export type OutsideBooking = {
  bookingNumber: string
  externalId: string | null
  said: Partial<OutsideFields>
}

export type SavedOutside = {
  booking: StoredBooking
  outcome: 'created' | 'changed' | 'unchanged'
  /** Fields that were changed here by hand and kept although the other system says otherwise. */
  kept: OutsideField[]
}

type Saving = {
  source: Exclude<BookingSource, 'staff' | 'demo' | 'guest'>
  actorName: string | null
  rule: HandRule
  now: Date
}

/**
 * Writes what another system says, through the same door as everything else. A unit that others have on these nights
 * is no reason to refuse: the page of the booking shows who else is there.
 */
export async function saveOutsideBooking(
  tx: Tx,
  propertyId: string,
  outside: OutsideBooking,
  { source, actorName, rule, now }: Saving,
): Promise<SavedOutside> {
  const by: Writer = { source, actorId: null, actorName }
  await holdPlaces(tx, propertyId)
  await lockNumber(tx, propertyId, outside.bookingNumber)
  const found = await findAgain(tx, propertyId, outside)
  const said = found ? withRest(outside.said, found) : outside.said
  await requireKnownUnits(tx, propertyId, said)
  if (!found) {
    const { status = 'expected', ...fields } = said
    const values = {
      firstName: '',
      lastName: '',
      arrival: '',
      departure: '',
      email: null,
      phone: null,
      ...fields,
    }
    requireValid(values)
    const { bookingNumber, externalId } = outside
    const { returningGuestSaid = null } = said
    const contact = { ...values, propertyId, id: null, returningGuestSaid }
    const booking = await createBooking(
      tx,
      propertyId,
      {
        ...values,
        ...standingOf(status, now),
        bookingNumber,
        externalId,
        isReturningGuest: await isReturningGuest(tx, contact),
        outside: said,
      },
      by,
    )
    return { booking, outcome: 'created', kept: [] }
  }
  // Who was erased is not brought back by a system that still knows them.
  if (found.erasedAt !== null) return { booking: found, outcome: 'unchanged', kept: [] }
  const comparison = compareOutside(said, currentOf(found), found.outside as Partial<OutsideFields> | null)
  const written = fieldsToWrite(comparison, rule)
  const kept = comparison.byHand.map(({ field }) => field).filter((field) => !written.includes(field))
  const change = changeOf(said, written, now)
  const after = { ...found, ...change }
  requireValid({ ...currentOf(found), ...pickSaid(said, written) })
  const outsideNow = { ...found.outside, ...said }
  const booking = await changeBooking(
    tx,
    found,
    {
      ...change,
      isReturningGuest: saysWho(written) ? await isReturningGuest(tx, after) : found.isReturningGuest,
      outside: outsideNow,
      externalId: outside.externalId ?? found.externalId,
    },
    { kind: kindOf(written, said), by },
  )
  return { booking, outcome: written.length > 0 ? 'changed' : 'unchanged', kept }
}

/** Two that bring the same new number at once: the second finds what the first made. */
async function lockNumber(tx: Tx, propertyId: string, bookingNumber: string): Promise<void> {
  await oneAtATime(tx, `booking ${propertyId}\n${bookingNumber}`)
}

/** What was said of some of the guest's own fields or attributes leaves the others as they are. */
function withRest(
  said: Partial<OutsideFields>,
  { guestCustom, attributes }: StoredBooking,
): Partial<OutsideFields> {
  return {
    ...said,
    ...(said.guestCustom ? { guestCustom: { ...guestCustom, ...said.guestCustom } } : {}),
    ...(said.attributes ? { attributes: { ...attributes, ...said.attributes } } : {}),
  }
}

async function findAgain(
  tx: Tx,
  propertyId: string,
  { bookingNumber, externalId }: OutsideBooking,
): Promise<StoredBooking | null> {
  const find = async (isIt: ReturnType<typeof eq>) => {
    const [row] = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.propertyId, propertyId), isIt))
      .orderBy(asc(bookings.createdAt), asc(bookings.id))
      .limit(1)
      .for('update')
    return row ?? null
  }
  const byId = externalId === null ? null : await find(eq(bookings.externalId, externalId))
  return byId ?? (await find(eq(bookings.bookingNumber, bookingNumber)))
}

/** The stored booking in the words of other systems. */
export function currentOf(booking: StoredBooking): OutsideFields {
  const { arrival, departure, firstName, lastName, email, phone, language, rateCode, unitId } = booking
  const { unitCategoryId, adults, children, expectedArrival, checkInTime, checkOutTime, guestCustom } =
    booking
  const { attributes, returningGuestSaid } = booking
  return {
    ...{ arrival, departure, firstName, lastName, email, phone, language, rateCode, unitId, unitCategoryId },
    ...{ adults, children, expectedArrival, checkInTime, checkOutTime, guestCustom, attributes },
    returningGuestSaid,
    status: statusOf(booking),
  }
}

function pickSaid(said: Partial<OutsideFields>, fields: readonly OutsideField[]): Partial<OutsideFields> {
  return Object.fromEntries(fields.map((field) => [field, said[field]]))
}

export function changeOf(
  said: Partial<OutsideFields>,
  written: readonly OutsideField[],
  now: Date,
): BookingChange {
  const { status: _, ...change }: Record<string, unknown> = pickSaid(said, written)
  const isMoved = written.includes('status') && said.status !== undefined
  return { ...change, ...(isMoved ? standingOf(said.status ?? 'expected', now) : {}) }
}

/** Whether it is another person then, or another day to count their earlier stays from. */
function saysWho(written: readonly OutsideField[]): boolean {
  const who: readonly OutsideField[] = ['email', 'phone', 'arrival', 'returningGuestSaid']
  return who.some((field) => written.includes(field))
}

/** The stored fields of a status; moments are those at which we heard of it. */
export function standingOf(status: OutsideStatus, now: Date) {
  const none = { cancelledAt: null, noShowAt: null }
  switch (status) {
    case 'expected':
      return { ...none, state: 'precheckin', checkedInAt: null, checkedOutAt: null } as const
    case 'in house':
      return { ...none, state: 'checkin', checkedInAt: now, checkedOutAt: null } as const
    case 'departed':
      return { ...none, state: 'checkout', checkedOutAt: now } as const
    case 'cancelled':
      return { cancelledAt: now, noShowAt: null } as const
    case 'no-show':
      return { cancelledAt: null, noShowAt: now } as const
  }
}

const KIND_OF_STATUS: Readonly<Record<OutsideStatus, BookingChangeKind>> = {
  expected: 'reinstated',
  'in house': 'checked-in',
  departed: 'checked-out',
  cancelled: 'cancelled',
  'no-show': 'no-show',
}

export function kindOf(
  written: readonly OutsideField[],
  { status }: Partial<OutsideFields>,
): BookingChangeKind {
  if (written.includes('status') && status) return KIND_OF_STATUS[status]
  return written.includes('unitId') ? 'moved' : 'changed'
}

function requireValid(values: Parameters<typeof bookingProblems>[0]): void {
  const problems = bookingProblems(values)
  if (hasProblems(problems)) throw new AppError('booking/invalid', 'Something is not right.', { problems })
}
