import { useAnswers } from '../../../platform/use-answer.tsx'
import { type Sending, useSendOnce } from '../../../platform/use-send-once.ts'
import { type RequestAnswer, type RequestBody, sendRequest } from '../api.ts'
import { confirmationPath } from '../paths.ts'
import { useUpgradesPlace } from '../upgrades-place.tsx'
import { isSure, type Refusal, refusalOf } from './refusal.ts'

export type SendRequest = Sending<Refusal> & {
  send: (body: RequestBody) => void
  /** The same request again: it is one, however often it is sent. */
  sendAgain: () => void
  /** The guest has read why. */
  dismiss: () => void
}

type Settings = {
  upgradeId: string
  onSent: (order: RequestAnswer) => void
  /** It was surely not taken: what the page shows may be otherwise by now. */
  onRefused: () => void
}

/** Sends the request, once for every click, answer lost, reload and tab. */
export function useSendRequest({ upgradeId, onSent, onRefused }: Settings): SendRequest {
  const answers = useAnswers()
  const place = useUpgradesPlace()
  const { hotel, booking } = place
  const showOrder = (orderId: string) => location.replace(confirmationPath(place, upgradeId, orderId))
  const { send, ...sending } = useSendOnce<RequestBody, Refusal>({
    attemptKey: `upgrade-attempt:${hotel}:${booking ?? ''}:${upgradeId}`,
    async call({ key, body }) {
      const params = { hotel, roomUpgradeId: upgradeId }
      const order = await sendRequest(answers, { params, body, idempotencyKey: key })
      const goOn = () => {
        onSent(order)
        showOrder(order.orderId)
      }
      return { orderId: order.orderId, goOn }
    },
    showOrder,
    refusalOf: (error) => refusalOf(error, { isOnline: navigator.onLine }),
    isSure,
    mayHaveArrived: (refusal) => !isSure(refusal),
    onRefused: (refusal) => {
      if (isSure(refusal)) onRefused()
    },
  })
  return { ...sending, send: (body) => send(() => body) }
}
