import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import type { LineView } from './line-view.ts'

const WORDS = {
  'order/product-unavailable': 'order.lineGone',
  'order/before-check-in': 'order.lineBeforeCheckIn',
  'order/not-offered-now': 'order.lineNotNow',
  'order/choice-refused': 'order.lineChanged',
  'order/delivery-refused': 'order.lineDelivery',
  'order/day-missing': 'order.lineDay',
  'order/outside-stay': 'order.lineDay',
  'order/fully-booked': 'order.lineFull',
  'order/hours-had': 'order.lineHours',
} as const

type Writing = {
  t: OrderTranslate
  /** "tomorrow at 07:30" */
  moment: (instant: number) => string
  /** Whose stay it is, is known. */
  hasStay: boolean
}

export type LineProblem = {
  /** The one sentence at a line that cannot be ordered as it is. */
  words: string
  /** How many can be taken where that is fewer than are wanted; null otherwise. */
  most: number | null
}

type Refused = { line: { quantity: number } } & Pick<LineView, 'problem' | 'next'>

/** What is wrong with a line; null for one that can be ordered. */
export function lineProblem(
  { line, problem, next }: Refused,
  product: Pick<GuestProduct, 'left' | 'maxQuantity'> | undefined,
  { t, moment, hasStay }: Writing,
): LineProblem | null {
  const fewer = (count: number) => (count > 0 && count < line.quantity ? count : null)
  switch (problem) {
    case null:
      return null
    case 'order/out-of-stock': {
      if (next !== null) return { words: t('order.lineNext', { time: moment(Date.parse(next)) }), most: null }
      const count = product?.left ?? 0
      return { words: t('order.left', { count }), most: fewer(count) }
    }
    case 'order/too-many': {
      const count = product?.maxQuantity ?? 1
      return { words: t('order.most', { count }), most: fewer(count) }
    }
    case 'order/too-late':
    case 'order/closed-hours': {
      if (next !== null) return { words: t('order.lineNext', { time: moment(Date.parse(next)) }), most: null }
      if (problem === 'order/too-late') return { words: t('order.lineTooLate'), most: null }
      return { words: t(hasStay ? 'order.lineNotInStay' : 'order.lineNotNow'), most: null }
    }
    default:
      return { words: t(WORDS[problem as keyof typeof WORDS] ?? 'order.lineGone'), most: null }
  }
}
