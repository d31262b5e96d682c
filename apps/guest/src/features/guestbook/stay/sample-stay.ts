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

/** The sample guest of a preview, who arrives on the day looked at. */
export function sampleGuest(
  preview: PagePreview,
  { timeZone, renderedAt }: Pick<Setting, 'timeZone' | 'renderedAt'>,
) {
  const arrival = preview.moments?.[0]?.date ?? localTimeAt(renderedAt, timeZone).date
  return {
    ...SAMPLE_GUEST,
    arrival,
    departure: addDays(arrival, SAMPLE_NIGHTS),
    unit: { code: preview.roomNumber, type: null },
  }
}

/** The stay a preview shows. */
export function sampleStay(preview: PagePreview, setting: Setting): Stay {
  const bookingLink = `/guestbook/${setting.hotel}/preview`
  const values = stayValues(sampleGuest(preview, setting), { ...setting, bookingLink })
  return { status: 'sample', values, linkKey: null }
}
