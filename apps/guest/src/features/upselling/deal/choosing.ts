import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import type { StoreDeal, StoreProduct } from '@innkeeper/api/upselling/store.ts'
import { isNothingLeft } from '@innkeeper/domain/orders/left-on-days.ts'
import type { StoreLine } from '../cart/store-cart.ts'
import { unitPrice } from '../rules/deal-price.ts'
import { asksForTime, dayStanding, mostOf, timesOn } from '../rules/free-days.ts'

/** What a guest has chosen of a product so far. */
export type Choosing = Omit<OrderLine, 'productId'>

/** What is still to be chosen before it can be put in. */
export type Missing = { kind: 'day' } | { kind: 'time' } | { kind: 'choice'; lists: string[] }

export const NOTHING_CHOSEN: Choosing = {
  quantity: 1,
  choices: {},
  extras: [],
  comment: '',
  when: null,
  dealId: null,
}

/** How choosing begins: with the one day and the one time there are. */
export function firstChoosing(product: StoreProduct): Choosing {
  if (!product.asksForDays) return NOTHING_CHOSEN
  const [only, ...others] = product.days
  const isOnly = only && others.length === 0 && dayStanding(product, only).is === 'free'
  return fitting(product, { ...NOTHING_CHOSEN, when: isOnly ? { days: [only.day], time: null } : null })
}

export function choosingOf({
  productId: _product,
  title: _title,
  price: _price,
  ...line
}: StoreLine): Choosing {
  return line
}

/** Days put in or taken out; one at a time where it is for one day alone. */
export function withDay(product: StoreProduct, choosing: Choosing, day: string): Choosing {
  const known = choosing.when?.days ?? []
  const days = product.isForSeveralDays
    ? known.includes(day)
      ? known.filter((one) => one !== day)
      : [...known, day].sort()
    : [day]
  return withDays(product, choosing, days)
}

export function withDays(product: StoreProduct, choosing: Choosing, days: readonly string[]): Choosing {
  const when = days.length === 0 ? null : { days: [...days], time: choosing.when?.time ?? null }
  return fitting(product, { ...choosing, when })
}

export function withTime(choosing: Choosing, time: string): Choosing {
  return choosing.when ? { ...choosing, when: { ...choosing.when, time } } : choosing
}

export function missingOf(product: StoreProduct, choosing: Choosing): Missing | null {
  if (product.asksForDays && !choosing.when) return { kind: 'day' }
  if (asksForTime(product) && choosing.when?.time == null) return { kind: 'time' }
  const lists = product.listOfChoices
    .filter(({ id, isRequired }) => isRequired && choosing.choices[id] === undefined)
    .map(({ id }) => id)
  return lists.length > 0 ? { kind: 'choice', lists } : null
}

/** As it is put into the cart, with the name and the price the guest saw. */
export function lineOf(deal: StoreDeal, product: StoreProduct, choosing: Choosing): StoreLine {
  const most = Math.max(1, mostOf(product, choosing.when))
  return {
    ...choosing,
    quantity: Math.min(choosing.quantity, most),
    comment: choosing.comment.trim(),
    dealId: deal.id,
    productId: product.id,
    title: deal.title,
    price: unitPrice(product, choosing),
  }
}

/** The product a sheet opens with: the first there is any of. */
export function firstProduct({ products }: Pick<StoreDeal, 'products'>): StoreProduct | null {
  return products.find((product) => !isNothingLeft(product)) ?? products[0] ?? null
}

/** A time that the chosen days do not share is none; the only one is taken. */
function fitting(product: StoreProduct, choosing: Choosing): Choosing {
  const { when } = choosing
  if (!when) return choosing
  const times = timesOn(product, when.days).filter(({ left }) => left === null || left > 0)
  const [only, ...others] = times
  const isOffered = times.some(({ time }) => time === when.time)
  const time = isOffered ? when.time : only && others.length === 0 ? only.time : null
  return { ...choosing, when: { ...when, time } }
}
