import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import type { StoreDeal, StoreProduct } from '@innkeeper/api/upselling/store.ts'

type Chosen = Pick<OrderLine, 'choices' | 'extras'>
type Wanted = Pick<OrderLine, 'quantity' | 'when'>
type Priced = Pick<StoreProduct, 'price' | 'listOfChoices' | 'extras'>

/** What one costs with its choices and extras, from the prices the server gave; what is charged is quoted by the server. */
export function unitPrice({ price, listOfChoices, extras }: Priced, chosen: Chosen): number {
  const choices = listOfChoices.flatMap((list) =>
    list.choices.filter(({ id }) => chosen.choices[list.id] === id),
  )
  const added = extras.filter(({ id }) => chosen.extras.includes(id))
  return [...choices, ...added].reduce((sum, one) => sum + one.price, price)
}

/** How many pieces a line is, which its price is counted by: each on each of its days, or the hours. */
export function piecesOf(
  product: Pick<StoreProduct, 'pricedBy' | 'days'>,
  { quantity, when }: Wanted,
): number {
  if (product.pricedBy === 'hour') return hoursOf(product, when)
  return quantity * Math.max(when?.days.length ?? 1, 1)
}

/** How many hours before check-in or after check-out a time is; none for one that is not offered. */
function hoursOf({ days }: Pick<StoreProduct, 'days'>, when: OrderLine['when']): number {
  const times = days.find(({ day }) => day === when?.days[0])?.times ?? []
  return times.find(({ time }) => time === when?.time)?.hours ?? 0
}

export function linePrice(
  product: Priced & Pick<StoreProduct, 'pricedBy' | 'days'>,
  line: Chosen & Wanted,
): number {
  return unitPrice(product, line) * piecesOf(product, line)
}

/** How many things a guest would count: a room that is ready early is one, however many hours. */
export function countOf(product: Pick<StoreProduct, 'pricedBy'>, { quantity, when }: Wanted): number {
  return product.pricedBy === 'hour' ? 1 : quantity * Math.max(when?.days.length ?? 1, 1)
}

/** The price a card shows: of the cheapest, and whether there are dearer ones. */
export function priceFrom({ products }: Pick<StoreDeal, 'products'>): {
  product: StoreProduct | null
  hasOthers: boolean
} {
  const product = products.reduce<StoreProduct | null>(
    (least, one) => (least === null || one.price < least.price ? one : least),
    null,
  )
  return { product, hasOthers: products.some(({ price }) => price !== product?.price) }
}
