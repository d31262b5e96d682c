import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import type { StayFields } from '@innkeeper/api/guests/stay-commands.ts'
import {
  BOOKING_FIELDS,
  type BookingProblems,
  bookingProblems,
} from '@innkeeper/domain/guests/booking-problems.ts'

/** A booking as its fields hold it: an empty text is nothing said. */
export type StayDraft = {
  firstName: string
  lastName: string
  email: string
  phone: string
  custom: Record<string, string>
  language: string
  arrival: string
  departure: string
  unitId: string | null
  unitCategoryId: string | null
  bookingNumber: string
  rateCode: string
  adults: number | null
  children: number | null
  expectedArrival: string | null
  checkInTime: string | null
  checkOutTime: string | null
  /** Why a room that somebody else has is shared. */
  sharedUnitReason: string
}

export const NEW_STAY: Omit<StayDraft, 'arrival' | 'departure' | 'language'> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  custom: {},
  unitId: null,
  unitCategoryId: null,
  bookingNumber: '',
  rateCode: '',
  adults: null,
  children: null,
  expectedArrival: null,
  checkInTime: null,
  checkOutTime: null,
  sharedUnitReason: '',
}

export function draftOf({ guest, ...stay }: GuestPage): StayDraft {
  return {
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email ?? '',
    phone: guest.phone ?? '',
    custom: guest.custom,
    language: stay.language ?? '',
    arrival: stay.arrival,
    departure: stay.departure,
    unitId: stay.unit?.id ?? null,
    unitCategoryId: stay.unitCategory?.id ?? null,
    bookingNumber: stay.bookingNumber,
    rateCode: stay.rateCode ?? '',
    adults: stay.adults,
    children: stay.children,
    expectedArrival: stay.expectedArrival,
    checkInTime: stay.checkInTime,
    checkOutTime: stay.checkOutTime,
    sharedUnitReason: stay.sharedUnitReason ?? '',
  }
}

export function tidyDraft(draft: StayDraft): StayDraft {
  const trimmed = Object.entries(draft).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(trimmed) as StayDraft
}

/** Texts that are nothing when they are empty; a name and a number are never nothing. */
const NULLABLE = ['email', 'phone', 'language', 'rateCode'] as const

/** The parts of a draft as they are sent. */
export function fieldsOf({ sharedUnitReason: _, ...parts }: Partial<StayDraft>): StayFields {
  const { custom, ...rest } = parts
  const fields: StayFields = { ...rest }
  if (custom) fields.custom = nullWhereEmpty(custom)
  for (const name of NULLABLE) if (parts[name] === '') fields[name] = null
  return fields
}

function nullWhereEmpty(custom: Record<string, string>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(custom).map(([key, value]) => [key, value.trim() || null]))
}

/** What can be seen to be wrong before anybody is asked. */
export function draftProblems(draft: StayDraft): BookingProblems {
  const { firstName, email, phone, arrival, departure } = tidyDraft(draft)
  return bookingProblems({ firstName, email: email || null, phone: phone || null, arrival, departure })
}

/** What the server found wrong, by field, from the details of its refusal. */
export function problemsIn(details: unknown): BookingProblems {
  const { problems } = (details ?? {}) as { problems?: unknown }
  if (typeof problems !== 'object' || problems === null) return {}
  const known = Object.entries(problems).filter(([field]) => BOOKING_FIELDS.includes(field as never))
  return Object.fromEntries(known) as BookingProblems
}
