import { SAMPLE_ROOM } from '@innkeeper/domain/guestbook/constants.ts'
import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { sampleGuest } from '@innkeeper/domain/guestbook/sample-guest.ts'
import type { EmailRecipient } from '@innkeeper/html-builder/email/compiled-email.ts'
import { formatLongDateOnly } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'

type Guest = {
  firstName: string
  lastName: string
  arrival: string
  departure: string
  roomNumber: string
  bookingLink: string
}

type Context = { propertyName: string; language: string }

/** Somebody as an e-mail is filled for them. What later features offer is theirs to add. */
export function recipientOf(guest: Guest, { propertyName, language }: Context): EmailRecipient {
  const { firstName, lastName, roomNumber, bookingLink } = guest
  const locale = intlLocaleFor(language)
  const values: PlaceholderValues = {
    firstName,
    lastName,
    roomNumber,
    propertyName,
    arrival: formatLongDateOnly(guest.arrival, locale),
    departure: formatLongDateOnly(guest.departure, locale),
    bookingLink,
  }
  return { values, links: { guestbook: bookingLink }, unsubscribe: null, offers: {}, surveys: {} }
}

/** The sample guest, who arrives today; their link opens the guestbook as a preview shows it. */
export function sampleRecipient(
  context: Context & { today: string; origin: string; propertyId: string },
): EmailRecipient {
  const guest = sampleGuest({ arrival: context.today, room: SAMPLE_ROOM })
  const bookingLink = `${context.origin}/guestbook/${context.propertyId}/preview`
  const recipient = recipientOf({ ...guest, roomNumber: guest.unit.code, bookingLink }, context)
  // Where it is an offer, the reader sees how it is stopped.
  return { ...recipient, unsubscribe: bookingLink }
}
