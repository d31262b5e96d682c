import { isEmail, isPhoneShape } from '../contact-shapes.ts'
import { dayOfIsoDate } from '../time.ts'
import type { Booking } from './schema.ts'

/** Longest stay; what is longer is a mistyped year. */
export const MAX_NIGHTS = 365

/** What of a booking people and other systems write, and what can be wrong with it. */
export const BOOKING_FIELDS = [
  'bookingNumber',
  'firstName',
  'lastName',
  'email',
  'phone',
  'language',
  'arrival',
  'departure',
  'unitId',
  'unitCategoryId',
  'rateCode',
  'adults',
  'children',
  'expectedArrival',
  'checkInTime',
  'checkOutTime',
] as const
export type BookingField = (typeof BOOKING_FIELDS)[number]

/** `required` for what is missing, `invalid` for what cannot be right, and what is wrong with the days. */
export type BookingProblem = 'required' | 'invalid' | 'before-arrival' | 'too-long' | 'passed'
export type BookingProblems = Partial<Record<BookingField, BookingProblem>>

/** As it would be stored. */
export type BookingValues = Pick<Booking, 'arrival' | 'departure'> & {
  firstName: string
  email: string | null
  phone: string | null
}

type Context = {
  /** The server knows the numbers of the world; a browser looks at the shape alone. */
  isPhone?: (value: string) => boolean
}

/** Why a booking cannot be written as it is, by field (spec 5); asked by every road that a booking comes in on. */
export function bookingProblems(
  { firstName, email, phone, arrival, departure }: BookingValues,
  { isPhone = isPhoneShape }: Context = {},
): BookingProblems {
  const problems: BookingProblems = {}
  if (firstName.trim() === '') problems.firstName = 'required'
  if (email !== null && !isEmail(email)) problems.email = 'invalid'
  if (phone !== null && !isPhone(phone)) problems.phone = 'invalid'
  if (arrival === '') problems.arrival = 'required'
  if (departure === '') problems.departure = 'required'
  if (arrival !== '' && departure !== '') {
    const nights = dayOfIsoDate(departure) - dayOfIsoDate(arrival)
    if (nights < 0) problems.departure = 'before-arrival'
    if (nights > MAX_NIGHTS) problems.departure = 'too-long'
  }
  return problems
}

export function hasProblems(problems: BookingProblems): boolean {
  return Object.keys(problems).length > 0
}
