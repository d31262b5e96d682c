import type { PreviewKey } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Ordering } from '../../features/orders/ordering.tsx'

type Visit = {
  bookingId: string | null
  language: Pick<PropertyLanguage, 'code' | 'index'>
  preview: PreviewKey | null
}

/** Who orders where, as a page knows it. */
export function orderingOf(clientData: ClientData, { bookingId, language, preview }: Visit): Ordering {
  const { propertyId: hotel, timeZone, currency } = clientData
  return {
    hotel,
    bookingId,
    languageIndex: language.index,
    language: language.code,
    timeZone,
    currency,
    preview,
  }
}
