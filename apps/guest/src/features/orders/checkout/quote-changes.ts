import type { PricedLine, Quote } from '@innkeeper/api/orders/checkout.ts'
import { type Cart, lineEssence } from '../cart/cart.ts'
import { lineViews } from './line-view.ts'

/** A quote with what it was asked for. */
export type QuotedCart = {
  lines: Cart
  /** All that was asked, to tell the guest's own changes from those of the house. */
  wish: string
  quote: Quote
}

/** `quantity` as it is paid for: a line for four nights is four. */
type OfLine = { line: number; productId: string; title: string; quantity: number }

/** Amounts are those of the whole line as it is wanted now. */
export type QuoteChange =
  | (OfLine & { kind: 'price'; before: number; now: number; each: number; eachBefore: number })
  | (OfLine & { kind: 'gone'; before: number })
  | (OfLine & { kind: 'back'; now: number })
  | { kind: 'service charge' | 'transaction fee'; before: number; now: number }

/**
 * What the house changed between what the guest has read and now. What the guest changes (how many, how it is paid or
 * delivered) moves the total too, and is none of this: prices are compared piece by piece, fees only where the same was
 * asked.
 */
export function quoteChanges(read: QuotedCart, now: QuotedCart): QuoteChange[] {
  const isSameWish = read.wish === now.wish
  return [...lineChanges(read, now, isSameWish), ...(isSameWish ? feeChanges(read.quote, now.quote) : [])]
}

function lineChanges(read: QuotedCart, now: QuotedCart, isSameWish: boolean): QuoteChange[] {
  const before = new Map(lineViews(read.lines, read.quote).map((view) => [lineEssence(view.line), view]))
  return lineViews(now.lines, now.quote).flatMap(({ line, index, priced, problem }): QuoteChange[] => {
    const known = before.get(lineEssence(line))
    if (!known) return []
    const { productId } = line
    const of = ({ title, quantity }: PricedLine): OfLine => ({ line: index, productId, title, quantity })
    if (priced && known.priced && priced.unitPrice !== known.priced.unitPrice) {
      const eachBefore = known.priced.unitPrice
      const amounts = {
        before: eachBefore * priced.quantity,
        now: priced.total,
        each: priced.unitPrice,
        eachBefore,
      }
      return [{ kind: 'price', ...of(priced), ...amounts }]
    }
    // Too many, or not to be had this way: that can be the guest's own doing.
    if (!isSameWish) return []
    if (problem && known.priced) {
      return [{ kind: 'gone', ...of(known.priced), before: known.priced.total }]
    }
    return priced && known.problem ? [{ kind: 'back', ...of(priced), now: priced.total }] : []
  })
}

function feeChanges(before: Quote, now: Quote): QuoteChange[] {
  const fees = [
    { kind: 'service charge' as const, before: before.serviceCharge, now: now.serviceCharge },
    { kind: 'transaction fee' as const, before: before.transactionFee, now: now.transactionFee },
  ]
  return fees.filter((fee) => fee.before !== fee.now)
}
