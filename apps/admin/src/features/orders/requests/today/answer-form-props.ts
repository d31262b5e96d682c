import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { PendingAnswer } from './pending-answers.ts'

/** What the form of an answer is given, whichever answer it is. */
export type AnswerFormProps = {
  request: OrderRequest
  onAnswer: (answer: PendingAnswer) => void
  onCancel: () => void
}
