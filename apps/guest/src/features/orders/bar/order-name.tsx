import { useFormats, useOrderTexts } from '../use-formats.ts'
import type { ShownOrder } from './shown-orders.ts'

/** What it is and when: "Dinner, 18:40". */
export function OrderName({ order: { title, time, own } }: { order: ShownOrder }) {
  const t = useOrderTexts()
  const { shortMoment } = useFormats()
  const name = title || (own ? t('order.named', { number: own.number }) : t('order.title'))
  return <strong dir="auto">{time === null ? name : `${name}, ${shortMoment(Date.parse(time))}`}</strong>
}
