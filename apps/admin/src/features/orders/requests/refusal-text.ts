import type { ErrorCode } from '@innkeeper/api/errors.ts'
import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { codeOf, codeText } from '../../../platform/error-text.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'

/** Why an answer was refused. */
export function refusalText(
  t: AdminTranslate,
  error: unknown,
  request: Pick<RequestListItem, 'source'>,
): string {
  return codeRefusalText(t, codeOf(error), request)
}

/** The same by its code; of an upgrade in the words of staff, not of the guest who asks for one. */
export function codeRefusalText(
  t: AdminTranslate,
  code: ErrorCode | 'offline',
  { source }: Pick<RequestListItem, 'source'>,
): string {
  if (source === 'room upgrades' && code === 'upgrade/fully-booked')
    return t('roomUpgrades.request.fullyBooked')
  if (source === 'room upgrades' && code === 'upgrade/stay-changed')
    return t('roomUpgrades.request.stayChanged')
  return codeText(t, code)
}
