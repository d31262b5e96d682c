import type { PagePreview } from '@innkeeper/api/page.ts'
import { SAMPLE_GUEST, SAMPLE_NIGHTS } from '@innkeeper/domain/guestbook/constants.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import type { Stay } from '../../../platform/stay.tsx'
import { stayValues } from './stay-values.ts'

type Setting = {
  hotel: string
  propertyName: string
  language: string
  timeZone: string
  renderedAt: number
}

/** The stay a preview shows: a sample guest who arrives on the day looked at. */
export function sampleStay(preview: PagePreview, setting: Setting): Stay {
  const { hotel, timeZone, renderedAt } = setting
  const arrival = preview.moments?.[0]?.date ?? localTimeAt(renderedAt, timeZone).date
  const guest = {
    ...SAMPLE_GUEST,
    arrival,
    departure: addDays(arrival, SAMPLE_NIGHTS),
    unit: { code: preview.roomNumber, type: null },
  }
  const bookingLink = `/guestbook/${hotel}/preview`
  return { status: 'sample', values: stayValues(guest, { ...setting, bookingLink }), linkKey: null }
}
