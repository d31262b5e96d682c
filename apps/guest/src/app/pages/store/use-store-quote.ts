import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { Store } from '@innkeeper/api/upselling/store.ts'
import { useEffect, useEffectEvent } from 'react'
import { quoteAddress, quoteQuery } from '../../../features/orders/api.ts'
import type { CartItem } from '../../../features/orders/cart/cart.ts'
import type { CheckoutForm } from '../../../features/orders/checkout/checkout-form.ts'
import { fittingForm } from '../../../features/orders/checkout/fitting-form.ts'
import type { QuoteChange } from '../../../features/orders/checkout/quote-changes.ts'
import { useReadQuote } from '../../../features/orders/checkout/use-read-quote.ts'
import { useOrdering } from '../../../features/orders/ordering.tsx'
import { endingWith, type StoreCart, sentLine } from '../../../features/upselling/cart/store-cart.ts'
import { handoverOf } from '../../../features/upselling/rules/handover.ts'
import { fitOf } from '../../../features/upselling/rules/line-fit.ts'
import { useAnswer, useAnswers } from '../../../platform/use-answer.tsx'

export type StoreQuote = {
  /** What the guest wrote, with the choices that are offered now. */
  form: CheckoutForm
  lines: readonly CartItem[]
  /** The figures the guest has read. */
  quote: Quote | null
  /** Whether they are those of the cart and the choices as they are. */
  isCurrent: boolean
  /** What the house changed since they were read. */
  changes: QuoteChange[]
  quoteNow: Quote | null
  acceptChanges: () => void
  /** Asks anew what it costs and whether it can be had. */
  refresh: () => void
  error: unknown
}

/** What the server says the cart costs. */
export function useStoreQuote(cart: StoreCart, store: Store, written: CheckoutForm): StoreQuote {
  const ordering = useOrdering()
  const answers = useAnswers()
  const lines = cart.lines.map((line): CartItem => ({ ...sentLine(line), title: line.title }))
  const products = cart.lines.flatMap((line) => fitOf(line, store).product ?? [])
  const handover = handoverOf(products)
  const form = fittingForm(written, { methods: handover ? [handover] : [], payment: store.payment })
  const { service } = form
  const ofShop = { shop: 'store' as const, ...endingWith(cart) }
  const answer = useAnswer(
    lines.length === 0
      ? null
      : quoteQuery(ordering, { lines, deliveryOrPickup: handover, service, ...ofShop }),
  )
  const refresh = () => {
    // Asked for another way a while ago, a quote would say what is true no more until its answer comes.
    answers.forgetUnshown(quoteAddress(ordering.hotel))
    void answers.refresh(quoteAddress(ordering.hotel))
  }
  const storeChanged = useEffectEvent(refresh)
  // What changes the store can change what the cart costs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the store is another one
  useEffect(() => storeChanged(), [store])
  const wish = JSON.stringify([lines, written.service])
  const { shown, changes, accept } = useReadQuote(answer.data ? { lines, wish, quote: answer.data } : null)
  return {
    form,
    lines,
    quote: shown?.quote ?? null,
    isCurrent: answer.data !== undefined && shown?.quote === answer.data,
    changes,
    quoteNow: answer.data ?? shown?.quote ?? null,
    acceptChanges: accept,
    refresh,
    error: answer.data ? null : answer.error,
  }
}
