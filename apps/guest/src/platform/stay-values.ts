import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { formatLongDateOnly } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'

/** What placeholders of a text stand for, given the stay. */
export function stayValues(
  booking: Pick<GuestBooking, 'firstName' | 'lastName' | 'arrival' | 'departure' | 'unit'>,
  context: { propertyName: string; language: string; bookingLink: string },
): PlaceholderValues {
  const locale = intlLocaleFor(context.language)
  return {
    firstName: booking.firstName,
    lastName: booking.lastName,
    roomNumber: booking.unit?.code ?? '',
    propertyName: context.propertyName,
    arrival: formatLongDateOnly(booking.arrival, locale),
    departure: formatLongDateOnly(booking.departure, locale),
    bookingLink: context.bookingLink,
  }
}
