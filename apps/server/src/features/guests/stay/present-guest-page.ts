import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { compareOutside, type OutsideFields } from '@innkeeper/domain/guests/outside-change.ts'
import { checkOutTimeOf } from '@innkeeper/domain/guests/phase.ts'
import { attributesOf, type BookingState } from '@innkeeper/domain/guests/schema.ts'
import { canUndo } from '@innkeeper/domain/guests/undo.ts'
import { groupsWithReasons } from '@innkeeper/domain/units/target-groups.ts'
import { currentOf } from '../save-outside-booking.ts'
import type { bookingChanges } from '../tables.ts'
import type { StoredBooking } from '../write-booking.ts'
import type { StayHouse } from './house.ts'
import { nightsOf } from './nights-of.ts'

type Found = Pick<GuestPage, 'sharesUnitWith' | 'otherStays'> & {
  booking: StoredBooking
  state: BookingState
  unit: { code: string; floor: number | null; categoryId: string } | null
  /** Names by id. */
  categories: ReadonlyMap<string, string>
  /** Newest first. */
  history: (typeof bookingChanges.$inferSelect)[]
  house: StayHouse
}

export function presentGuestPage(found: Found): GuestPage {
  const { booking, unit, categories, history, house } = found
  const named = (id: string | null) => (id === null ? null : { id, name: categories.get(id) ?? '' })
  const { id, revision, linkKey, bookingNumber, type, arrival, departure, language, rateCode } = booking
  const { adults, children, expectedArrival, checkInTime, checkOutTime, isReturningGuest, source } = booking
  const { firstName, lastName, email, phone, guestCustom: custom, sharedUnitReason } = booking
  const facts = { ...booking, unitCategoryId: unit?.categoryId ?? booking.unitCategoryId }
  return {
    ...{ id, revision, linkKey, bookingNumber, state: found.state, type, arrival, departure },
    unit:
      booking.unitId === null || !unit
        ? null
        : { id: booking.unitId, code: unit.code, floor: unit.floor, category: named(unit.categoryId) },
    unitCategory: named(booking.unitCategoryId),
    sharedUnitReason,
    sharesUnitWith: found.sharesUnitWith,
    guest: { firstName, lastName, email, phone, custom },
    isErased: booking.erasedAt !== null,
    registeredAt: momentOf(booking.registeredAt),
    registeredPeople: booking.registeredPeople,
    ...{ language, adults, children, expectedArrival, checkInTime, checkOutTime, rateCode },
    times: {
      checkIn: checkInTime ?? house.property.checkInTime,
      checkOut: checkOutTimeOf(booking, house.property),
    },
    nights: nightsOf(booking, history, house),
    cancelledAt: momentOf(booking.cancelledAt),
    noShowAt: momentOf(booking.noShowAt),
    checkedInAt: momentOf(booking.checkedInAt),
    checkedOutAt: momentOf(booking.checkedOutAt),
    attributes: attributesOf(booking.attributes),
    isReturningGuest,
    otherStays: found.otherStays,
    targetGroups: groupsWithReasons(house.targetGroups, facts),
    marketingConsent: booking.marketingConsent,
    source,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
    history: history.map(({ revision, at, kind, source, actorName, after }) => ({
      ...{ revision, at: at.toISOString(), kind, source, by: actorName },
      fields: Object.keys(after),
    })),
    changedByHand: changedByHand(booking),
    canUndo: history[0]?.revision === revision && canUndo(history[0]),
  }
}

function momentOf(at: Date | null): string | null {
  return at?.toISOString() ?? null
}

/** Where the booking differs from what another system last said of it. */
function changedByHand(booking: StoredBooking): string[] {
  if (booking.outside === null) return []
  const said = booking.outside as Partial<OutsideFields>
  return compareOutside(said, currentOf(booking), said).byHand.map(({ field }) => field)
}
