import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { formatLongDate } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'

/** What placeholders of a text stand for, given the stay. */
export function stayValues(
  booking: Pick<GuestBooking, 'firstName' | 'lastName' | 'arrival' | 'departure' | 'unit'>,
  context: { propertyName: string; language: string; bookingLink: string },
): PlaceholderValues {
  return {
    firstName: booking.firstName,
    lastName: booking.lastName,
    roomNumber: booking.unit?.code ?? '',
    propertyName: context.propertyName,
    arrival: longDate(booking.arrival, context.language),
    departure: longDate(booking.departure, context.language),
    bookingLink: context.bookingLink,
  }
}

/** A stay's dates are days of the property already: read and written in one zone, they stay those days. */
function longDate(date: string, language: string): string {
  return formatLongDate(Date.parse(`${date}T00:00:00Z`), {
    locale: intlLocaleFor(language),
    timeZone: 'UTC',
  })
}
