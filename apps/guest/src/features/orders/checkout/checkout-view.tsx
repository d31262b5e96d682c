import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProperty } from '../../../platform/property-picture.tsx'
import { previewPart, returnPath } from '../api.ts'
import { type Cart, sentLine, withQuantity } from '../cart/cart.ts'
import { useCart } from '../cart/use-cart.ts'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import { useFreshProducts } from '../use-fresh-products.ts'
import { CartLines } from './cart-lines.tsx'
import { ChangedSheet } from './changed-sheet.tsx'
import styles from './checkout.module.css'
import { checkoutOf } from './checkout-form.ts'
import { CheckoutPending, CheckoutUnavailable } from './checkout-states.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { FailureDialog } from './failure-dialog.tsx'
import { deliverable } from './fitting-form.ts'
import { GuestSection } from './guest-section.tsx'
import { orderableLines } from './line-view.ts'
import { linesSince } from './lines-since.ts'
import { PaymentSection } from './payment-section.tsx'
import { isLimit, isOutdated, isUnreachable } from './refusal.ts'
import { SendPart } from './send-part.tsx'
import { Totals } from './totals.tsx'
import { useBlocked } from './use-blocked.ts'
import { useCheckout } from './use-checkout.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useCheckoutProblems } from './use-checkout-problems.ts'
import { useRefusalWords } from './use-refusal-words.ts'
import type { SendOrder } from './use-send-order.ts'

/** Everything an order needs, on one page: what, how and when, for whom, how it is paid, and what it comes to. */
export function CheckoutView({ cart, sending }: { cart: Cart; sending: SendOrder }) {
  const t = useOrderTexts()
  const { hotel, bookingId, languageIndex, preview } = useOrdering()
  const { policyLinks, contact } = useProperty()
  const { change: changeCart } = useCart(hotel)
  const { form: written, change } = useCheckoutForm(hotel)
  const checkout = useCheckout(cart, written)
  const { form, catalogue, methods, quote, changes, stay, isStayPending } = checkout
  const { refreshProducts } = useFreshProducts()
  const { isSending, refusal, send, sendAgain, dismiss } = sending
  const [hasTried, setTried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const refreshAfterRefusal = useEffectEvent(() => {
    if (!refusal || !isOutdated(refusal)) return
    refreshProducts()
    checkout.refreshStay()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every refusal
  useEffect(() => refreshAfterRefusal(), [refusal])
  const problems = useCheckoutProblems({ ...checkout, refusal, hasTried })
  const refusalWords = useRefusalWords(refusal)
  // The sheet says it better.
  const words = changes.length > 0 ? null : refusalWords
  const handedOver = deliverable(cart, catalogue?.products ?? [])
  const blocked = useBlocked(quote && { quote, handedOver })

  if (checkout.error && !quote) return <CheckoutUnavailable onRetry={refreshProducts} />
  if (!quote || !catalogue || isStayPending) return <CheckoutPending />

  const isForLooking = preview?.token === null
  const orderable = orderableLines(cart, quote)
  const products = orderable.flatMap(({ productId }) =>
    catalogue.products.filter(({ id }) => id === productId),
  )
  const isRoomKnown = problems.known.includes('roomNumber')
  const room = isRoomKnown ? (stay?.unit?.code ?? quote.scannedRoom) : null
  const isBrought = methods.length > 0 && form.deliveryOrPickup !== 'pickup'

  const order = ({ lines, total }: { lines: typeof cart; total: number }) => {
    if (isSending || isForLooking || blocked) return
    setTried(true)
    const { service, method } = form
    if (problems.isIncomplete || service === null) {
      // After the messages are there.
      requestAnimationFrame(() => focusFirstProblem(element.current))
      return
    }
    if (lines.length === 0 || !navigator.onLine) return
    send({
      ...(stay && bookingId !== null ? { booking: bookingId } : {}),
      ...(checkout.linkId === undefined ? {} : { linkId: checkout.linkId }),
      language: languageIndex,
      lines: lines.map(sentLine),
      checkout: checkoutOf(form, problems.known),
      service,
      ...(method ? { method } : {}),
      total,
      ...previewPart(preview),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (checkout.isCurrent && changes.length === 0) order({ lines: orderable, total: quote.total })
  }
  return (
    <form ref={element} noValidate onSubmit={submit} aria-busy={isSending}>
      <h1 className={styles.heading}>
        {form.deliveryOrPickup === 'delivery' && room ? t('order.toDoor', { room }) : t('order.title')}
      </h1>
      {preview && !isForLooking && <p className={styles.notice}>{t('order.preview')}</p>}
      <div className={styles.columns}>
        <fieldset className={styles.all} disabled={isSending}>
          <CartLines
            lines={linesSince(cart, quote, { now: checkout.quoteNow, changes })}
            cart={cart}
            products={catalogue.products}
            onQuantity={(index, quantity) => {
              changeCart((lines) => withQuantity(lines, index, quantity))
              dismiss()
            }}
          />
          {orderable.length === 0 && (
            <ButtonLink href={returnPath(hotel)}>{t('action.toGuestbook')}</ButtonLink>
          )}
          {orderable.length > 0 && (
            <>
              <DeliverySection
                form={form}
                quote={quote}
                methods={methods}
                isHandedOver={handedOver.length > 0}
                products={products}
                stay={stay}
                hasOwnRoom={room !== null}
                problems={problems.delivery}
                blocked={blocked}
                onChange={change}
              />
              <GuestSection
                form={form}
                stay={stay}
                scannedRoom={quote.scannedRoom}
                isRoomNeeded={problems.asked.room}
                problemOf={problems.of}
                onChange={change}
              />
              <PaymentSection
                form={form}
                services={checkout.payment}
                isBrought={isBrought}
                room={stay?.unit?.code ?? null}
                problem={problems.payment}
                onChange={change}
              />
            </>
          )}
        </fieldset>
        {orderable.length > 0 && (
          <div className={styles.summary}>
            <Totals sums={quote} isStale={!checkout.isCurrent && changes.length === 0} />
            <SendPart
              service={form.service}
              isBrought={isBrought}
              total={quote.total}
              isSending={isSending}
              isForLooking={isForLooking}
              isReady={checkout.isCurrent}
              words={words ?? (hasTried && problems.isIncomplete ? t('form.review') : null)}
              blocked={blocked?.words ?? null}
              phone={isLimit(refusal) ? contact.phone : null}
              termsUrl={policyLinks.terms}
            />
          </div>
        )}
      </div>
      {changes.length > 0 && checkout.quoteNow && !isSending && refusal?.kind !== 'unsure' && (
        <ChangedSheet
          changes={changes}
          quote={checkout.quoteNow}
          products={catalogue.products}
          service={form.service}
          isBrought={isBrought}
          isComplete={!problems.isIncomplete && !blocked}
          onOrder={() => {
            checkout.acceptChanges()
            const now = checkout.quoteNow ?? quote
            order({ lines: orderableLines(cart, now), total: now.total })
          }}
          onBack={() => {
            checkout.acceptChanges()
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

function focusFirstProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
