import type { OrderLine, PricedLine, Quote } from '@innkeeper/api/orders/checkout.ts'

/** A line of the cart with what the server says about it. */
export type LineView = {
  line: OrderLine
  index: number
  /** Null while no price is known, and for what cannot be ordered. */
  priced: PricedLine | null
  problem: string | null
}

/** The server prices what can be ordered, in the cart's order, and names the rest by their places. */
export function lineViews(cart: readonly OrderLine[], quote: Quote | undefined): LineView[] {
  const problems = new Map(quote?.problems.map(({ line, code }) => [line, code]))
  let next = 0
  return cart.map((line, index) => {
    const problem = problems.get(index) ?? null
    const priced = problem === null ? quote?.lines[next++] : undefined
    // A price of an earlier cart is not this line's.
    const isOwn = priced?.productId === line.productId && priced.quantity === line.quantity
    return { line, index, priced: isOwn ? priced : null, problem }
  })
}

/** What of a cart can be ordered: the rest of it stands in nobody's way. */
export function orderableLines(cart: readonly OrderLine[], quote: Quote): OrderLine[] {
  const refused = new Set(quote.problems.map(({ line }) => line))
  return cart.filter((_, index) => !refused.has(index))
}
