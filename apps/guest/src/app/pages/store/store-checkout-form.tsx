import type { Store } from '@innkeeper/api/upselling/store.ts'
import type { StoreOrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { previewPart } from '../../../features/orders/api.ts'
import { ChangedSheet } from '../../../features/orders/checkout/changed-sheet.tsx'
import checkout from '../../../features/orders/checkout/checkout.module.css'
import { checkoutOf } from '../../../features/orders/checkout/checkout-form.ts'
import { FailureDialog } from '../../../features/orders/checkout/failure-dialog.tsx'
import { lineViews, orderableLines } from '../../../features/orders/checkout/line-view.ts'
import { PaymentSection } from '../../../features/orders/checkout/payment-section.tsx'
import { isLimit, isOutdated, isUnreachable } from '../../../features/orders/checkout/refusal.ts'
import { SendPart } from '../../../features/orders/checkout/send-part.tsx'
import { useCheckoutForm } from '../../../features/orders/checkout/use-checkout-form.ts'
import { useLineProblem } from '../../../features/orders/checkout/use-line-problem.ts'
import { useRefusalWords } from '../../../features/orders/checkout/use-refusal-words.ts'
import type { SendOrder } from '../../../features/orders/checkout/use-send-order.ts'
import { useOrdering } from '../../../features/orders/ordering.tsx'
import { hasAgreed } from '../../../features/statistics/consent.ts'
import { storePath } from '../../../features/upselling/api.ts'
import { type StoreCart, sentLine, withoutLine } from '../../../features/upselling/cart/store-cart.ts'
import { useStoreCart } from '../../../features/upselling/cart/use-store-cart.ts'
import { StoreLines } from '../../../features/upselling/checkout/store-lines.tsx'
import { StoreTotals } from '../../../features/upselling/checkout/store-totals.tsx'
import { useStorePlace } from '../../../features/upselling/store-place.tsx'
import { isStoreClosed } from '../../../features/upselling/use-store.ts'
import { useProperty } from '../../../platform/property-picture.tsx'
import { LongTextField } from '../../../platform/text-field.tsx'
import { StoreCheckoutNotices } from './store-checkout-notices.tsx'
import { StoreGuest } from './store-guest.tsx'
import { useStoreProblems } from './use-store-problems.ts'
import { useStoreQuote } from './use-store-quote.ts'

type StoreCheckoutFormProps = {
  store: Store
  cart: StoreCart
  sending: SendOrder
  /** The server says that the store has closed, or that something is not as the page shows it. */
  onOutdated: () => void
}

/** Everything an order of the store needs, on one page: what and when, for whom, how it is paid, what it comes to. */
export function StoreCheckoutForm({ store, cart, sending, onOutdated }: StoreCheckoutFormProps) {
  const t = useTexts<StoreOrderTranslate>()
  const place = useStorePlace()
  const { preview, languageIndex } = useOrdering()
  const { policyLinks, contact } = useProperty()
  const { change: changeCart, leaveChange } = useStoreCart(place)
  const { form: written, change } = useCheckoutForm(place.hotel)
  const quoted = useStoreQuote(cart, store, written)
  const { form, lines, quote, changes } = quoted
  const { isSending, refusal, send, sendAgain, dismiss } = sending
  const leaveAsItWas = () => {
    // A refusal holds the cart on the page until it has been read.
    dismiss()
    leaveChange()
  }
  const [hasTried, setTried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const problems = useStoreProblems({ form, store, refusal, hasTried })
  const refusalWords = useRefusalWords(refusal)
  // The sheet says it better.
  const words = changes.length > 0 ? null : refusalWords
  const problemOf = useLineProblem()
  const isClosed = isStoreClosed(quoted.error) || (refusal?.kind === 'other' && isStoreClosed(refusal.error))
  const lookAgain = useEffectEvent(() => {
    onOutdated()
    quoted.refresh()
  })
  const isStale = refusal !== null && isOutdated(refusal)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every refusal
  useEffect(() => {
    if (isClosed || isStale) lookAgain()
  }, [isClosed, isStale, refusal])

  const orderable = quote ? orderableLines(lines, quote) : []
  const isBrought = form.deliveryOrPickup === 'delivery'
  const isForLooking = preview?.token === null
  const products = store.deals.flatMap((deal) => deal.products)

  const order = (total: number, count: number) => {
    if (isSending || isForLooking || count === 0) return
    setTried(true)
    const { service, method } = form
    if (problems.isIncomplete || service === null) {
      // After the messages are there.
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
      return
    }
    if (!navigator.onLine) return
    const now = quoted.quoteNow ?? quote
    const refused = new Set(now?.problems.map(({ line }) => line))
    const { cameFrom } = place
    send({
      shop: 'store',
      booking: place.booking,
      language: languageIndex,
      lines: cart.lines.filter((_, index) => !refused.has(index)).map(sentLine),
      checkout: checkoutOf(form, problems.known),
      service,
      ...(method ? { method } : {}),
      // What led somebody here stays with their order if they agreed to be counted.
      ...(cameFrom !== '' && hasAgreed() && { cameFrom }),
      ...(cart.changes && { changes: cart.changes.watchId }),
      total,
      ...previewPart(preview),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (quote && quoted.isCurrent && changes.length === 0) order(quote.total, orderable.length)
  }
  const views = lineViews(lines, quoted.quoteNow ?? undefined)
  const checked = cart.lines.map((line, index) => {
    const view = views[index]
    const product = products.find(({ id }) => id === line.productId)
    const refused = view?.problem ? (problemOf(view, product)?.words ?? null) : null
    return { line, index, priced: view?.priced ?? null, refusal: refused }
  })
  return (
    <form ref={element} noValidate onSubmit={submit} aria-busy={isSending}>
      <h1 className={checkout.heading}>{t('store.checkoutTitle')}</h1>
      <StoreCheckoutNotices
        isPreview={preview !== null && !isForLooking}
        changes={cart.changes}
        onKeepOld={leaveAsItWas}
      />
      <div className={checkout.columns}>
        <fieldset className={checkout.all} disabled={isSending}>
          <StoreLines
            lines={checked}
            store={store}
            onRemove={(index) => {
              changeCart((now) => withoutLine(now, index))
              dismiss()
            }}
          />
          <StoreGuest store={store} form={form} problems={problems} onChange={change} />
          <PaymentSection
            form={form}
            services={store.payment}
            isBrought={isBrought}
            room={null}
            problem={problems.payment}
            onChange={change}
          />
          <section className={checkout.section}>
            <LongTextField
              label={`${t('order.lineComment')} (${t('form.optional')})`}
              name="comments"
              maxLength={500}
              value={form.comments}
              onChange={(comments) => change({ comments })}
            />
          </section>
        </fieldset>
        <div className={checkout.summary}>
          {quote && orderable.length > 0 && (
            <StoreTotals
              sums={quote}
              isOnBill={form.service === 'Put on bill'}
              isStale={!quoted.isCurrent && changes.length === 0}
            />
          )}
          {quote && orderable.length === 0 ? (
            <ButtonLink isWide href={storePath(place, 'products')}>
              {t('store.back')}
            </ButtonLink>
          ) : (
            <SendPart
              service={form.service}
              isBrought={isBrought}
              total={quote?.total ?? 0}
              isSending={isSending}
              isForLooking={isForLooking}
              isReady={quoted.isCurrent}
              words={words ?? (hasTried && problems.isIncomplete ? t('form.review') : null)}
              blocked={null}
              phone={isLimit(refusal) ? contact.phone : null}
              termsUrl={policyLinks.terms}
            />
          )}
        </div>
      </div>
      {changes.length > 0 && quoted.quoteNow && !isSending && refusal?.kind !== 'unsure' && (
        <ChangedSheet
          changes={changes}
          quote={quoted.quoteNow}
          products={products}
          service={form.service}
          isBrought={isBrought}
          isComplete={!problems.isIncomplete}
          onOrder={() => {
            quoted.acceptChanges()
            const now = quoted.quoteNow
            if (now) order(now.total, orderableLines(lines, now).length)
          }}
          onBack={() => {
            quoted.acceptChanges()
            dismiss()
          }}
        />
      )}
      <FailureDialog
        isOpen={refusal?.kind === 'unsure'}
        isUnreachable={isUnreachable(refusal)}
        phone={contact.phone}
        onRetry={sendAgain}
      />
    </form>
  )
}
