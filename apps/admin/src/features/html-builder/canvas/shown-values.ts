import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { formatLongDateOnly } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import type { ShownTo } from '../editor/editor-view.ts'

/** What placeholders say in a text of this language; to somebody without a booking they name the property alone. */
export function shownValues(
  guest: ShownTo,
  samples: Required<PlaceholderValues>,
  language: string,
): PlaceholderValues {
  if (guest === 'sample') return samples
  if (guest === 'nobody') return { propertyName: samples.propertyName }
  const { firstName, lastName, unit, arrival, departure } = guest
  const locale = intlLocaleFor(language)
  return {
    ...samples,
    firstName,
    lastName,
    roomNumber: unit ?? '',
    arrival: formatLongDateOnly(arrival, locale),
    departure: formatLongDateOnly(departure, locale),
  }
}
