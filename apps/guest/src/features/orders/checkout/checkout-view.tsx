import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProperty } from '../../../platform/property-picture.tsx'
import { returnPath } from '../api.ts'
import { withQuantity } from '../cart/cart.ts'
import { useCart } from '../cart/use-cart.ts'
import { OrderPending } from '../order-pending.tsx'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import { useFreshProducts } from '../use-fresh-products.ts'
import { CartLines } from './cart-lines.tsx'
import styles from './checkout.module.css'
import { checkoutOf } from './checkout-form.ts'
import { DeliverySection } from './delivery-section.tsx'
import { FailureDialog } from './failure-dialog.tsx'
import { GuestSection } from './guest-section.tsx'
import { lineViews } from './line-view.ts'
import { PaymentSection } from './payment-section.tsx'
import type { Refusal } from './refusal.ts'
import { SendPart } from './send-part.tsx'
import { Totals } from './totals.tsx'
import { useCheckoutAnswers, useFittingChoices } from './use-checkout.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useCheckoutProblems } from './use-checkout-problems.ts'
import { useRefusalWords } from './use-refusal-words.ts'
import { useSendOrder } from './use-send-order.ts'

/** Refusals of what the page still shows otherwise. */
const OUTDATED: readonly Refusal['kind'][] = ['price', 'stock', 'time', 'lines']

/** Everything an order needs, on one page: what, how and when, for whom, how it is paid, and what it comes to. */
export function CheckoutView() {
  const t = useOrderTexts()
  const ordering = useOrdering()
  const { hotel, bookingId, languageIndex, preview } = ordering
  const { policyLinks } = useProperty()
  const { cart, change: changeCart } = useCart(hotel)
  const { form, change } = useCheckoutForm(hotel)
  const answers = useCheckoutAnswers(cart, form)
  const { catalogue, quote, lastQuote, stay, isStayPending } = answers
  const { refreshProducts } = useFreshProducts()
  const { isSending, refusal, send, sendAgain, dismiss } = useSendOrder(hotel)
  const [hasTried, setTried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  useFittingChoices(form, answers, change)
  const refreshAfterRefusal = useEffectEvent(() => {
    if (refusal && OUTDATED.includes(refusal.kind)) refreshProducts()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every refusal
  useEffect(() => refreshAfterRefusal(), [refusal])
  const problems = useCheckoutProblems({ form, stay, catalogue, refusal, hasTried })
  const words = useRefusalWords(refusal)

  if (answers.error && !lastQuote) {
    return (
      <ResultView
        type="error"
        title={t('result.error.title')}
        subtitle={t('order.notLoaded')}
        actions={
          <>
            <Button onClick={refreshProducts}>{t('action.tryAgain')}</Button>
            <ButtonLink kind="secondary" href={returnPath(hotel)}>
              {t('action.toGuestbook')}
            </ButtonLink>
          </>
        }
      />
    )
  }
  const shown = quote ?? lastQuote
  if (!shown || !catalogue) return <OrderPending />
  const left = refusal?.kind === 'stock' ? { [refusal.productId]: refusal.left } : {}

  const isForLooking = preview?.token === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || isForLooking) return
    setTried(true)
    const { service, method } = form
    if (problems.isIncomplete || !quote || service === null) {
      // After the messages are there.
      requestAnimationFrame(() => focusFirstProblem(element.current))
      return
    }
    if (quote.problems.length > 0 || !navigator.onLine) return
    send({
      ...(stay && bookingId !== null ? { booking: bookingId } : {}),
      language: languageIndex,
      lines: [...cart],
      checkout: checkoutOf(form, problems.known),
      service,
      ...(method ? { method } : {}),
      total: quote.total,
      ...(preview?.token ? { preview: preview.token } : {}),
    })
  }
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit} aria-busy={isSending}>
      <h1 className={styles.heading}>{t('order.title')}</h1>
      {preview && !isForLooking && <p className={styles.notice}>{t('order.preview')}</p>}
      <div className={styles.columns}>
        <fieldset className={styles.all} disabled={isSending}>
          <CartLines
            lines={lineViews(cart, shown)}
            cart={cart}
            products={catalogue.products}
            left={left}
            onQuantity={(index, quantity) => {
              changeCart((lines) => withQuantity(lines, index, quantity))
              dismiss()
            }}
          />
          <DeliverySection form={form} quote={shown} problems={problems.delivery} onChange={change} />
          <GuestSection
            form={form}
            stay={stay}
            isStayPending={isStayPending}
            problemOf={problems.of}
            onChange={change}
          />
          <PaymentSection
            form={form}
            services={catalogue.payment}
            problems={problems.payment}
            onChange={change}
          />
        </fieldset>
        <div className={styles.summary}>
          <Totals sums={shown} isStale={!quote} />
          <SendPart
            service={form.service}
            isSending={isSending}
            isForLooking={isForLooking}
            isReady={quote !== undefined && quote.problems.length === 0}
            words={words ?? (hasTried && problems.isIncomplete ? t('form.review') : null)}
            hasLineProblems={shown.problems.length > 0}
            termsUrl={policyLinks.terms}
          />
        </div>
      </div>
      <FailureDialog isOpen={refusal?.kind === 'unsure'} onRetry={sendAgain} onClose={dismiss} />
    </form>
  )
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
