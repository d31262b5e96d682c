import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { doubtWords } from '../../features/orders/requests/request-doubts.ts'
import { summaryWords } from '../../features/orders/requests/use-summary.ts'
import type { AdminTranslate } from '../../platform/texts.ts'

/** The system's own notification; a click brings the page to the front and opens the request. */
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
  // Phones allow them from a service worker alone, which the staff app has not; nothing is shown there.
  try {
    const notification = new Notification(title, { body, tag: request.id })
    notification.onclick = () => {
      window.focus()
      notification.close()
      onOpen()
    }
  } catch {}
}
