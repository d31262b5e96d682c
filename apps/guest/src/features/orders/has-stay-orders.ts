import type { AnswerStore } from '../../platform/answer-store.ts'
import { stayOrdersQuery } from './api.ts'
import type { Ordering } from './ordering.tsx'

/** Whether anything was ordered during this stay; out of reach there is nothing to show. */
export async function hasStayOrders(
  answers: AnswerStore,
  stay: Ordering & { bookingId: string },
): Promise<boolean> {
  const answer = await answers.ensure(stayOrdersQuery(stay)).catch(() => null)
  return answer !== null && answer.orders.length > 0
}
