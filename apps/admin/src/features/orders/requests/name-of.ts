import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'

type Named = Pick<RequestListItem, 'guestName' | 'unit' | 'number'>

/** What a request is called: by its guest, and for the kitchen, which knows none, by the unit or the number. */
export function nameOf(t: AdminTranslate, { guestName, unit, number }: Named): string {
  return guestName || unit || t('requests.number', { number })
}

export function useNameOf(): (request: Named) => string {
  const t = useT()
  return (request) => nameOf(t, request)
}
