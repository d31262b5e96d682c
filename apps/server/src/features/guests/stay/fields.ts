import type { StayFields } from '@innkeeper/api/guests/stay-commands.ts'
import {
  type BookingProblems,
  bookingProblems,
  hasProblems,
} from '@innkeeper/domain/guests/booking-problems.ts'
import type { MarketingConsent } from '@innkeeper/domain/guests/schema.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { internationalPhone } from '../../../platform/phone-numbers.ts'
import type { BookingChange, StoredBooking } from '../write-booking.ts'

type Written = Pick<StoredBooking, 'guestCustom' | 'marketingConsent'>
const NOTHING: Written = { guestCustom: {}, marketingConsent: null }

/** What staff wrote as it is stored: an empty field is none, and phones are written as the world dials them. */
export function storedFields(
  fields: StayFields,
  booking: Written | null,
  { localization, now }: { localization: Localization; now: Date },
): BookingChange {
  const { custom, wantsOffers, email, phone, language, rateCode, ...same } = fields
  const { guestCustom, marketingConsent } = booking ?? NOTHING
  return {
    ...same,
    ...(email === undefined ? {} : { email: email || null }),
    ...(phone === undefined
      ? {}
      : { phone: phone ? (internationalPhone(phone, localization) ?? phone) : null }),
    ...(language === undefined ? {} : { language: language || null }),
    ...(rateCode === undefined ? {} : { rateCode: rateCode || null }),
    ...(custom === undefined ? {} : { guestCustom: withCustom(guestCustom, custom) }),
    ...(wantsOffers === undefined ? {} : { marketingConsent: consentOf(marketingConsent, wantsOffers, now) }),
  } as BookingChange
}

function withCustom(before: StoredBooking['guestCustom'], custom: NonNullable<StayFields['custom']>) {
  const all = Object.entries({ ...before, ...custom })
  return Object.fromEntries(all.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** Who says the same again keeps when it was first said. */
function consentOf(
  before: MarketingConsent | null,
  isGiven: boolean | null,
  now: Date,
): MarketingConsent | null {
  if (isGiven === null) return null
  if (before?.isGiven === isGiven) return before
  return { version: 1, isGiven, source: 'staff', at: now.toISOString() }
}

type Values = Parameters<typeof bookingProblems>[0] & { bookingNumber: string }

/** Throws `booking/invalid` with what is wrong, by field; `trusted` is a number that is stored already. */
export function requireValid(
  values: Values,
  { localization, trusted = null }: { localization: Localization; trusted?: string | null },
): void {
  const isPhone = (phone: string) => phone === trusted || internationalPhone(phone, localization) !== null
  const problems = bookingProblems(values, { isPhone })
  if (values.bookingNumber === '') problems.bookingNumber = 'required'
  refuse(problems)
}

/** The stay would be over the moment it is saved. */
export function refusePassed(): never {
  throw refusal({ departure: 'passed' })
}

function refuse(problems: BookingProblems): void {
  if (hasProblems(problems)) throw refusal(problems)
}

function refusal(problems: BookingProblems): AppError {
  return new AppError('booking/invalid', 'Something is not right.', { problems })
}
