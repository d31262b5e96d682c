import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import type { LineView } from './line-view.ts'

const WORDS = {
  'order/product-unavailable': 'order.lineGone',
  'order/choice-refused': 'order.lineChanged',
  'order/delivery-refused': 'order.lineDelivery',
} as const

export type LineProblem = {
  words: 'order.left' | 'order.most' | (typeof WORDS)[keyof typeof WORDS]
  /** How many there are, or may be. */
  count: number
  /** Fewer can be taken than are wanted. */
  canTake: boolean
}

/** The one sentence at a line that cannot be ordered as it is; null for one that can. */
export function lineProblem(
  { line, problem }: { line: { quantity: number }; problem: LineView['problem'] },
  product: Pick<GuestProduct, 'left' | 'maxQuantity'> | undefined,
): LineProblem | null {
  if (problem === null) return null
  if (problem === 'order/out-of-stock') {
    const count = product?.left ?? 0
    return { words: 'order.left', count, canTake: count > 0 && count < line.quantity }
  }
  if (problem === 'order/too-many') {
    const count = product?.maxQuantity ?? 1
    return { words: 'order.most', count, canTake: count < line.quantity }
  }
  const words = WORDS[problem as keyof typeof WORDS] ?? 'order.lineGone'
  return { words, count: 0, canTake: false }
}
