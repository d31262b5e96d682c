import type { AnswerStore } from '../../platform/answer-store.ts'
import { mayComeLater } from '../../platform/retry.ts'
import { stayOrdersQuery } from './api.ts'
import type { Ordering } from './ordering.tsx'

/** Each question is tried a few times by itself. */
const PAUSE_MS = 20_000

/** Whether anything was ordered during this stay; out of reach, as soon as it can be said. */
export async function hasStayOrders(
  answers: AnswerStore,
  stay: Ordering & { bookingId: string },
): Promise<boolean> {
  for (;;) {
    try {
      const { orders } = await answers.ensure(stayOrdersQuery(stay))
      return orders.length > 0
    } catch (error) {
      if (!mayComeLater(error)) return false
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
