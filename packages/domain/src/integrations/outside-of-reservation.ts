import { isEmail, isPhoneShape } from '../contact-shapes.ts'
import type { OutsideFields } from '../guests/outside-change.ts'
import type { BookingAttributes } from '../guests/schema.ts'
import type { Choices, Mapping, TakenPart } from './choices.ts'
import type { PmsReservation } from './reservation.ts'

type Taking = {
  choices: Pick<Choices, 'taken'>
  /** Their ids to ours, as names and hands match them. */
  mapping: Mapping
  /** Of the booking as it stands: what the system does not speak of stays. */
  attributes: Partial<BookingAttributes>
}

const LONGEST_NAME = 100

/**
 * What a reservation says of a booking, in the product's words. A room that matches none of ours is not said, so that
 * one chosen by hand stays; what is no e-mail address or phone number is as good as none.
 */
export function outsideOfReservation(
  reservation: PmsReservation & { status: OutsideFields['status'] },
  { choices, mapping, attributes }: Taking,
): Partial<OutsideFields> {
  const { guest } = reservation
  const parts: Record<TakenPart, Partial<OutsideFields>> = {
    contact: { email: emailOf(guest.email), phone: phoneOf(guest.phone) },
    language: { language: languageOf(guest.language) },
    room: {
      ...matched('unitId', reservation.unitId, mapping.units),
      ...matched('unitCategoryId', reservation.categoryId, mapping.categories),
    },
    rate: { rateCode: reservation.rateCode?.slice(0, 40) ?? null },
    people: { adults: reservation.adults, children: reservation.children },
    times: { checkInTime: reservation.checkInTime, checkOutTime: reservation.checkOutTime },
    returning: { returningGuestSaid: guest.isReturning },
  }
  return {
    arrival: reservation.arrival,
    departure: reservation.departure,
    status: reservation.status,
    ...namesOf(guest),
    ...Object.assign({}, ...choices.taken.map((part) => parts[part])),
    attributes: { ...attributes, lastUpdate: reservation.updatedAt },
  }
}

/** Whether a reservation says something older than what is known; the same moment may be said again. */
export function isOlder({ updatedAt }: Pick<PmsReservation, 'updatedAt'>, known: string | null): boolean {
  return known !== null && Date.parse(updatedAt) < Date.parse(known)
}

/** A guest with one name is called by it. */
function namesOf({
  firstName,
  lastName,
}: PmsReservation['guest']): Pick<OutsideFields, 'firstName' | 'lastName'> {
  const [first, last] = [firstName.trim(), lastName.trim()].map((name) => name.slice(0, LONGEST_NAME)) as [
    string,
    string,
  ]
  return first === '' ? { firstName: last, lastName: '' } : { firstName: first, lastName: last }
}

function matched<F extends 'unitId' | 'unitCategoryId'>(
  field: F,
  theirs: string | null,
  pairs: Mapping['units'],
): Partial<Pick<OutsideFields, F>> {
  if (theirs === null) return { [field]: null } as Pick<OutsideFields, F>
  const ours = pairs[theirs]
  return ours ? ({ [field]: ours } as Pick<OutsideFields, F>) : {}
}

function emailOf(value: string | null): string | null {
  const email = value?.trim() ?? ''
  return isEmail(email) ? email : null
}

function phoneOf(value: string | null): string | null {
  const phone = (value?.trim() ?? '').replace(/^00/, '+')
  return isPhoneShape(phone) ? phone : null
}

/** Languages that other systems name otherwise than we do. */
const OUR_NAMES: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' }

function languageOf(code: string | null): string | null {
  const language = code?.trim().split(/[-_]/)[0]?.toLowerCase() ?? ''
  return /^[a-z]{2,3}$/.test(language) ? (OUR_NAMES[language] ?? language) : null
}
