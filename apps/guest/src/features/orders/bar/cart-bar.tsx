import type { PreviewKey } from '@innkeeper/api/page.ts'
import { buttonClass } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { CONNECTION_NOTE_ID } from '../../../platform/connection-note.ts'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { useLastOf } from '../../../platform/use-last-of.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { checkoutPath, quoteQuery } from '../api.ts'
import { countOf } from '../cart/cart.ts'
import { cartOf, useCart } from '../cart/use-cart.ts'
import { useOrdering } from '../ordering.tsx'
import { isAwaitingPayment, type SentOrder, sentOrdersOf } from '../sent-orders.ts'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './bar.module.css'

const NONE_SENT: readonly SentOrder[] = []

type CartBarProps = {
  /** At the foot of the page, or of the sheet that lies over it. */
  at: 'page' | 'sheet'
  /** A word in passing, such as that something was added. */
  note?: string | null
}

/** What is in the cart and what it costs, and the way to order it. */
export function CartBar({ at, note = null }: CartBarProps) {
  const t = useOrderTexts()
  const { money } = useFormats()
  const ordering = useOrdering()
  const { hotel, preview } = ordering
  const { cart } = useCart(hotel)
  const isAwaiting = useIsAwaitingPayment(hotel)
  const { data } = useAnswer(
    cart.length > 0 && !isAwaiting
      ? quoteQuery(ordering, { lines: cart, deliveryOrPickup: null, service: null })
      : null,
  )
  // While a new price is on its way the last one would be wrong: the place is kept, the amount is not.
  const hasBeenPriced = useLastOf(data) !== null
  // Of what cannot be had just now there is no price, not a price of nothing.
  const price = data && data.lines.length > 0 ? ` · ${money(data.itemsTotal)}` : ''
  const amount = data ? price : hasBeenPriced && ' · …'
  const isOnline = useOnline()
  if (cart.length === 0 || isAwaiting) return null
  // What lies in a sheet says itself that nothing can be ordered.
  if (!isOnline) return at === 'page' ? <KeptNote count={countOf(cart)} /> : null
  return (
    <div className={classNames(styles.bar, styles[at])}>
      <div role="status" className={note ? styles.note : undefined}>
        {note}
      </div>
      <a
        className={classNames(buttonClass({ isWide: true }), styles.link)}
        href={checkoutPath(hotel) + (preview ? previewSearch(preview) : '')}
      >
        <IconShoppingBag size={20} stroke={1.75} aria-hidden="true" />
        <span className={styles.count}>
          {t('order.items', { count: countOf(cart) })}
          {amount}
        </span>
        <HeardText>, </HeardText>
        <span className={styles.see}>{t('order.see')}</span>
      </a>
    </div>
  )
}

/** The order that waits for its payment steps in for the bar, with the ways to pay it and to give it up. */
function useIsAwaitingPayment(hotel: string): boolean {
  const sent = sentOrdersOf(hotel)
  const orders = useSyncExternalStore(sent.subscribe, sent.read, () => NONE_SENT)
  return isAwaitingPayment(orders, cartOf(hotel).text())
}

/** That the cart stays, as a line of the one note about the connection. */
function KeptNote({ count }: { count: number }) {
  const t = useOrderTexts()
  const note = document.getElementById(CONNECTION_NOTE_ID)
  if (!note) return null
  return createPortal(
    <p>
      <IconShoppingBag size={18} stroke={1.75} aria-hidden="true" />
      <span>
        {t('order.items', { count })} · {t('order.kept')}
      </span>
    </p>,
    note,
  )
}

/** A preview stays one at the checkout. */
function previewSearch({ token, as }: PreviewKey): string {
  return `?${new URLSearchParams({ state: 'preview', ...(token !== null && { token }), ...(as && { as }) })}`
}
