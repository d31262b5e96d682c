import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { GUEST_CANCELLED_REASON } from '@innkeeper/domain/orders/constants.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'

type Handled = Pick<RequestListItem, 'status' | 'reason' | 'archivedAt' | 'cancelledAt' | 'notice'>
type Followed = Handled & Pick<RequestListItem, 'doneAt' | 'doneBy'>

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
  const { status, archivedAt, notice } = request
  if (notice === null) return null
  const { by: name, at } = notice
  const moment = at ? when(at) : ''
  if (archivedAt) {
    return name
      ? t('requests.notice.archivedBy', { name, when: moment })
      : t('requests.notice.archived', { when: moment })
  }
  if (request.cancelledAt && name) return t('requests.notice.cancelledBy', { name, when: moment })
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

/** The same for who comes second after the acceptance; null where nobody was faster. */
export function followedNotice(
  t: AdminTranslate,
  request: Followed,
  when: (at: string) => string,
): string | null {
  const { status, archivedAt, doneAt, doneBy } = request
  if (archivedAt || status === 'declined') return handledNotice(t, request, when)
  return doneAt && doneBy ? t('requests.notice.done', { name: doneBy, when: when(doneAt) }) : null
}
