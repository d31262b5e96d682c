import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { doubtWords } from '../../features/orders/requests/request-doubts.ts'
import { summaryWords } from '../../features/orders/requests/use-summary.ts'
import type { AdminTranslate } from '../../platform/texts.ts'
import { systemNotification } from './system-notification.ts'

/** Of a new request; a click opens it. */
export function showNotification(
  t: AdminTranslate,
  request: OrderRequest,
  { today, onOpen }: { today: string; onOpen: () => void },
): void {
  const title = request.unit
    ? t('requests.bell.title', { unit: request.unit })
    : t('requests.bell.titleNoUnit')
  const what = summaryWords(t, request, today)
  const said = request.guestName ? t('requests.bell.text', { what, name: request.guestName }) : what
  const body = [said, ...doubtWords(t, request)].join('. ')
  systemNotification({ title, body, tag: request.id, onOpen })
}
