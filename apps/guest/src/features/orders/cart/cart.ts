import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import { MAX_QUANTITY_LIMIT, ORDER_LINES_MAX } from '@innkeeper/domain/orders/constants.ts'

/** A line with the name the guest saw: what the house takes away meanwhile is still called by it. */
export type CartItem = OrderLine & { title?: string | undefined }
export type Cart = readonly CartItem[]

/** As it is sent: the server has names of its own. */
export function sentLine({ title: _, ...line }: CartItem): OrderLine {
  return line
}

/** Pieces in the cart, which is what a guest counts. */
export function countOf(cart: Cart): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Pieces of one product over all its lines: the most of one order counts them together. */
export function quantityOf(cart: Cart, productId: string): number {
  return countOf(cart.filter((line) => line.productId === productId))
}

/** The same product chosen the same way is one line. */
export function withLine(cart: Cart, added: CartItem): Cart {
  const known = cart.findIndex((line) => isSame(line, added))
  if (known >= 0) return withQuantity(cart, known, (cart[known]?.quantity ?? 0) + added.quantity)
  return cart.length >= ORDER_LINES_MAX ? cart : [...cart, added]
}

/** None left takes the line out. */
export function withQuantity(cart: Cart, changed: number, quantity: number): Cart {
  if (quantity < 1) return cart.filter((_, index) => index !== changed)
  const bounded = Math.min(quantity, MAX_QUANTITY_LIMIT)
  return cart.map((line, index) => (index === changed ? { ...line, quantity: bounded } : line))
}

/** What is stored, as far as it is a cart. */
export function parseCart(stored: unknown): Cart {
  return Array.isArray(stored) ? stored.filter(isLine).slice(0, ORDER_LINES_MAX) : []
}

function isSame(one: OrderLine, other: OrderLine): boolean {
  return lineEssence(one) === lineEssence(other)
}

/** What tells one line from another, however many it wants. */
export function lineEssence({ productId, choices, extras, comment, when, dealId }: OrderLine): string {
  const chosen = [Object.entries(choices).sort(), [...extras].sort(), comment]
  return JSON.stringify([productId, ...chosen, when?.days ?? [], when?.time ?? null, dealId ?? null])
}

function isLine(value: unknown): value is CartItem {
  const line = value as Partial<CartItem> | null
  return (
    typeof line?.productId === 'string' &&
    Number.isInteger(line.quantity) &&
    Number(line.quantity) >= 1 &&
    Number(line.quantity) <= MAX_QUANTITY_LIMIT &&
    typeof line.choices === 'object' &&
    line.choices !== null &&
    Object.values(line.choices).every(isText) &&
    Array.isArray(line.extras) &&
    line.extras.every(isText) &&
    isText(line.comment) &&
    isWhen(line.when ?? null) &&
    (line.title === undefined || isText(line.title))
  )
}

function isWhen(when: OrderLine['when']): boolean {
  if (when === null) return true
  return Array.isArray(when.days) && when.days.every(isText) && (when.time === null || isText(when.time))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
