import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { formatLongDateOnly } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useMemo } from 'react'
import { useSampleValues } from '../../../components/editing/placeholders/use-sample-values.ts'
import { useView } from '../editor/editor-session.ts'

/** What placeholders say on the canvas, in a text of this language: to the chosen guest, or to the sample guest. */
export function useShownValues(language: string): Required<PlaceholderValues> {
  const guest = useView((view) => view.guest)
  const samples = useSampleValues(language)
  return useMemo(() => {
    if (!guest) return samples
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
  }, [guest, samples, language])
}
