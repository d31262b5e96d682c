import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { GUEST_CANCELLED_REASON } from '@innkeeper/domain/orders/constants.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'

type Handled = Pick<RequestListItem, 'status' | 'reason' | 'archivedAt' | 'decidedBy' | 'decidedAt'>

/** Whether it still waits for an answer. */
export function isWaiting({ status, archivedAt }: Pick<Handled, 'status' | 'archivedAt'>): boolean {
  return status === 'no action taken' && archivedAt === null
}

/** The notice for who comes second (spec 4): what was done already, by whom and when; null while it waits. */
export function handledNotice(
  t: AdminTranslate,
  request: Handled,
  when: (at: string) => string,
): string | null {
  const { status, archivedAt, decidedBy: name, decidedAt } = request
  if (archivedAt) return t('requests.notice.archived', { when: when(archivedAt) })
  if (status === 'no action taken') return null
  const moment = decidedAt ? when(decidedAt) : ''
  if (request.reason === GUEST_CANCELLED_REASON) return t('requests.notice.cancelled', { when: moment })
  if (status === 'declined') {
    return name
      ? t('requests.notice.declined', { name, when: moment })
      : t('requests.notice.declinedAutomatically', { when: moment })
  }
  return name
    ? t('requests.notice.accepted', { name, when: moment })
    : t('requests.notice.acceptedAutomatically', { when: moment })
}
