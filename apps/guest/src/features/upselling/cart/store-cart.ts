import type { OrderLine, StayOrder } from '@innkeeper/api/orders/checkout.ts'
import type { Store } from '@innkeeper/api/upselling/store.ts'
import { MAX_QUANTITY_LIMIT, ORDER_LINES_MAX } from '@innkeeper/domain/orders/constants.ts'
import { lineName } from '@innkeeper/domain/orders/line-name.ts'

/** A line with the name and the price the guest saw: what the house changes meanwhile is told by them. */
export type StoreLine = OrderLine & { dealId: string; title: string; price: number }

/** What it was when it was ordered is not known here: nothing is said of a change. */
const UNSEEN_PRICE = -1

export type StoreCart = {
  lines: readonly StoreLine[]
  /** The order that this one is to take the place of, where one is being changed. */
  changes: { watchId: string; number: number } | null
  /** The order that waits for its payment, and the lines it was made of. */
  unpaid: { orderId: string; wish: string } | null
  /** What was in it before an order was filled in again to change it: it comes back afterwards. */
  aside: Pick<StoreCart, 'lines' | 'unpaid'> | null
}

export const EMPTY_CART: StoreCart = { lines: [], changes: null, unpaid: null, aside: null }

/** Puts a line in, in the place of the one that was changed; the same wish for other days is one line with all of them. */
export function withLine(cart: StoreCart, added: StoreLine, replaced: number | null = null): StoreCart {
  const others = cart.lines.filter((_, index) => index !== replaced)
  const same = others.findIndex((line) => isSameWish(line, added))
  const known = others[same]
  if (known) return withLines(cart, others.with(same, joined(known, added)))
  if (others.length >= ORDER_LINES_MAX) return cart
  return withLines(cart, others.toSpliced(replaced ?? others.length, 0, added))
}

export function withoutLine(cart: StoreCart, removed: number): StoreCart {
  return withLines(
    cart,
    cart.lines.filter((_, index) => index !== removed),
  )
}

function withLines(cart: StoreCart, lines: readonly StoreLine[]): StoreCart {
  return { ...cart, lines }
}

/**
 * The cart filled with an order again, to change it; what cannot be filled in again is left to the guest. What was
 * written to the order does not travel: the server keeps it with what takes its place.
 */
export function cartOfOrder({ watchId, number, items }: StayOrder, cart: StoreCart): StoreCart {
  const lines = items.flatMap(({ line, ...named }): StoreLine[] =>
    line?.dealId
      ? [{ ...line, dealId: line.dealId, comment: '', title: lineName(named).name, price: UNSEEN_PRICE }]
      : [],
  )
  const { unpaid } = cart
  const aside = cart.changes ? cart.aside : { lines: cart.lines, unpaid }
  return { lines, changes: { watchId, number }, unpaid: null, aside }
}

/** The cart as it was before an order was to be changed. */
export function withoutChange({ aside }: StoreCart): StoreCart {
  return { ...EMPTY_CART, ...aside }
}

/** What was to take the place of an order as an order of its own, with what was in the cart before. */
export function asNewOrder(cart: StoreCart): StoreCart {
  const { lines, unpaid } = withoutChange(cart)
  return { ...EMPTY_CART, lines: [...cart.lines, ...lines].slice(0, ORDER_LINES_MAX), unpaid }
}

/** Whether an order can be filled in again while the store is open: one of lines that say what they were. */
export function canBeChanged(
  { isCancellable, items }: Pick<StayOrder, 'isCancellable' | 'items'>,
  { isOpen, payment }: Pick<Store, 'isOpen' | 'payment'>,
): boolean {
  // What is changed is not paid again in advance: where nothing else is offered, it is taken back and ordered anew.
  const isPayable = payment.some(({ service }) => service !== 'Pay Now')
  return (
    isOpen &&
    isPayable &&
    isCancellable &&
    items.length > 0 &&
    items.every(({ line }) => line !== null && line.dealId !== null)
  )
}

/** Why an order can be changed no more: the house has answered it, or another device has changed it or taken it back. */
export type ChangeEnd = 'answered' | 'changed' | 'cancelled'

/** How the order that is being changed has come to its end by now; null while it waits. */
export function changeEndOf(
  { changes }: Pick<StoreCart, 'changes'>,
  orders: readonly Pick<StayOrder, 'watchId' | 'standing' | 'isReplaced'>[],
): ChangeEnd | null {
  const order = changes && orders.find(({ watchId }) => watchId === changes.watchId)
  if (!order || order.standing === 'sent') return null
  if (order.isReplaced) return 'changed'
  return order.standing === 'cancelled' ? 'cancelled' : 'answered'
}

/** What ends with the order that is made of the cart: the one it changes, or the one that was not paid. */
export type EndingOrders = { changes: string } | { replaces: string }

export function endingWith({ changes, unpaid }: Pick<StoreCart, 'changes' | 'unpaid'>): EndingOrders | null {
  if (changes) return { changes: changes.watchId }
  return unpaid && { replaces: unpaid.orderId }
}

/** What tells one wish from another. */
export const wishIn = ({ lines }: Pick<StoreCart, 'lines'>) => JSON.stringify(lines.map(sentLine))

/** The cart once an order has been placed: as it was before a change, else empty, unless the guest has changed it since. */
export function afterPlaced(cart: StoreCart, orderId: string): StoreCart {
  if (cart.unpaid?.orderId !== orderId) return cart
  return cart.unpaid.wish === wishIn(cart) ? withoutChange(cart) : asNewOrder(cart)
}

/** Whether a price was seen when the line was chosen. */
export const hasSeenPrice = ({ price }: Pick<StoreLine, 'price'>) => price >= 0

/** As it is sent: the server has names and prices of its own. */
export function sentLine({ title: _title, price: _price, ...line }: StoreLine): OrderLine {
  return line
}

/** The cart as it was stored once. */
export function cartIn(text: string | null): StoreCart {
  try {
    return parseCart(JSON.parse(text ?? 'null'))
  } catch {
    return EMPTY_CART
  }
}

/** What is stored, as far as it is a cart. */
export function parseCart(stored: unknown): StoreCart {
  if (typeof stored !== 'object' || stored === null) return EMPTY_CART
  const { changes, aside, ...rest } = stored as Partial<Record<keyof StoreCart, unknown>>
  return {
    ...linesIn(rest),
    changes: isChanged(changes) ? changes : null,
    aside: typeof aside === 'object' && aside !== null ? linesIn(aside) : null,
  }
}

function linesIn({
  lines,
  unpaid,
}: {
  lines?: unknown
  unpaid?: unknown
}): Pick<StoreCart, 'lines' | 'unpaid'> {
  return {
    lines: Array.isArray(lines) ? lines.filter(isLine).slice(0, ORDER_LINES_MAX) : [],
    unpaid: isUnpaid(unpaid) ? unpaid : null,
  }
}

function isSameWish(one: StoreLine, other: StoreLine): boolean {
  return wishOf(one) === wishOf(other) && (one.when === null || one.quantity === other.quantity)
}

function wishOf({ dealId, productId, choices, extras, comment, when }: StoreLine): string {
  const time = when === null ? undefined : when.time
  return JSON.stringify([
    dealId,
    productId,
    Object.entries(choices).sort(),
    [...extras].sort(),
    comment,
    when === null,
    time,
  ])
}

function joined(known: StoreLine, added: StoreLine): StoreLine {
  if (known.when === null || added.when === null) {
    return { ...added, quantity: Math.min(known.quantity + added.quantity, MAX_QUANTITY_LIMIT) }
  }
  const days = [...new Set([...known.when.days, ...added.when.days])].sort()
  return { ...added, when: { ...added.when, days } }
}

function isLine(value: unknown): value is StoreLine {
  const line = value as Partial<StoreLine> | null
  return (
    isText(line?.productId) &&
    isText(line.dealId) &&
    isText(line.title) &&
    isText(line.comment) &&
    Number.isInteger(line.price) &&
    Number.isInteger(line.quantity) &&
    Number(line.quantity) >= 1 &&
    Number(line.quantity) <= MAX_QUANTITY_LIMIT &&
    typeof line.choices === 'object' &&
    line.choices !== null &&
    Object.values(line.choices).every(isText) &&
    Array.isArray(line.extras) &&
    line.extras.every(isText) &&
    isWhen(line.when)
  )
}

function isWhen(value: unknown): boolean {
  if (value === null) return true
  const when = value as { days?: unknown; time?: unknown } | undefined
  return Array.isArray(when?.days) && when.days.every(isText) && (when.time === null || isText(when.time))
}

function isChanged(value: unknown): value is NonNullable<StoreCart['changes']> {
  const changed = value as { watchId?: unknown; number?: unknown } | null
  return isText(changed?.watchId) && typeof changed.number === 'number'
}

function isUnpaid(value: unknown): value is NonNullable<StoreCart['unpaid']> {
  const unpaid = value as { orderId?: unknown; wish?: unknown } | null
  return isText(unpaid?.orderId) && isText(unpaid.wish)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
