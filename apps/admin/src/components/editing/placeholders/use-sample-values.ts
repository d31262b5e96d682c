import { SAMPLE_ROOM } from '@innkeeper/domain/guestbook/constants.ts'
import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { sampleGuest } from '@innkeeper/domain/guestbook/sample-guest.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { formatLongDateOnly } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useMemo } from 'react'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'

/** What placeholders say to the sample guest, who arrives today, in a text of this language. */
export function useSampleValues(language: string): Required<PlaceholderValues> {
  const t = useT()
  const { name, timeZone } = useSession().property
  return useMemo(() => {
    const arrival = localTimeAt(Date.now(), timeZone).date
    const { firstName, lastName, unit, departure } = sampleGuest({ arrival, room: SAMPLE_ROOM })
    const locale = intlLocaleFor(language)
    return {
      firstName,
      lastName,
      roomNumber: unit.code,
      propertyName: name,
      arrival: formatLongDateOnly(arrival, locale),
      departure: formatLongDateOnly(departure, locale),
      bookingLink: t('cards.sample.bookingLink'),
      surveyLink: t('cards.sample.surveyLink'),
    }
  }, [t, name, timeZone, language])
}
