import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { Cart } from '../cart/cart.ts'
import { type LineView, lineViews } from './line-view.ts'
import type { QuoteChange } from './quote-changes.ts'

/** The lines as they were read, but for what the house has taken away or brought back: of that there is one truth. */
export function linesSince(
  cart: Cart,
  read: Quote,
  { now, changes }: { now: Quote | null; changes: readonly QuoteChange[] },
): LineView[] {
  const turned = new Set(
    changes.flatMap((change) => (change.kind === 'gone' || change.kind === 'back' ? [change.line] : [])),
  )
  const views = lineViews(cart, now ?? read)
  return lineViews(cart, read).map((view) => (turned.has(view.index) && views[view.index]) || view)
}
