import type { PricedLine, Quote } from '@innkeeper/api/orders/checkout.ts'
import type { Cart, CartItem } from '../cart/cart.ts'

/** A line of the cart with what the server says about it. */
export type LineView = {
  line: CartItem
  index: number
  /** Null while no price is known, and for what cannot be ordered. */
  priced: PricedLine | null
  problem: string | null
  /** Where the problem is the time: when it can be had next. */
  next: string | null
}

/** The server prices what can be ordered, in the cart's order, and names the rest by their places. */
export function lineViews(cart: Cart, quote: Quote | undefined): LineView[] {
  const problems = new Map(quote?.problems.map((problem) => [problem.line, problem]))
  let place = 0
  return cart.map((line, index) => {
    const { code: problem = null, next = null } = problems.get(index) ?? {}
    const priced = problem === null ? quote?.lines[place++] : undefined
    // A price of an earlier cart is not this line's.
    const isOwn = priced?.productId === line.productId && isFor(priced, line)
    return { line, index, priced: isOwn ? priced : null, problem, next }
  })
}

/** What is had on days is priced by the day: as many as are wanted on each of them. */
function isFor({ quantity, days, time }: PricedLine, line: CartItem): boolean {
  if (!line.when) return quantity === line.quantity
  return time === line.when.time && days.join() === [...line.when.days].sort().join()
}

/** What of a cart can be ordered: the rest of it stands in nobody's way. */
export function orderableLines(cart: Cart, quote: Quote): CartItem[] {
  const refused = new Set(quote.problems.map(({ line }) => line))
  return cart.filter((_, index) => !refused.has(index))
}
