import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { useState } from 'react'
import { type Declining, isReasonMissing, reasonsFor } from './reason-field.tsx'
import { useTelling } from './use-telling.ts'

export type RefusalAnswer = ReturnType<typeof useRefusalAnswer>

/** What declining or cancelling one request asks: why, and how the guest is told. */
export function useRefusalAnswer(request: OrderRequest) {
  const telling = useTelling(request)
  const reasons = reasonsFor(request.source)
  const [declining, setDeclining] = useState<Declining>({ reason: reasons[0] ?? 'other', reasonText: '' })
  const [isTried, setIsTried] = useState(false)
  return {
    ...{ telling, reasons, declining, setDeclining, isTried },
    /** The answer to send; null where its reason is still to be written, which is said from then on. */
    body() {
      setIsTried(true)
      if (isReasonMissing(declining)) return null
      telling.keep()
      const { reason, reasonText } = declining
      return {
        reason,
        reasonText: reason === 'other' ? reasonText.trim() : '',
        confirmation: telling.told,
      }
    },
  }
}
