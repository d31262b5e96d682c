import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './changed-sheet.module.css'
import type { QuoteChange } from './quote-changes.ts'
import { useLineProblem } from './use-line-problem.ts'

type ChangedItemProps = { change: QuoteChange; quote: Quote; products: readonly GuestProduct[] }

/** One change: what it is about, what was read struck out, what it is now. */
export function ChangedItem({ change, quote, products }: ChangedItemProps) {
  const t = useOrderTexts()
  const { money } = useFormats()
  const product = 'line' in change ? products.find(({ id }) => id === change.productId) : undefined
  const [picture] = product?.pictures ?? []
  const problemOf = useLineProblem()
  const title = titleOf()
  return (
    <li className={styles.item}>
      {picture && (
        <span className={styles.picture}>
          <PropertyPicture picture={{ ...picture, alt: '' }} sizes="64px" />
        </span>
      )}
      <span className={styles.words}>
        <strong dir="auto">{title}</strong>
        <small>{noteOf()}</small>
      </span>
      <span className={styles.amounts}>
        {'before' in change && (
          <>
            <HeardText>{t('order.priceBefore', { price: money(change.before) })}, </HeardText>
            <s aria-hidden="true">{money(change.before)}</s>
          </>
        )}
        {'now' in change && <strong>{money(change.now)}</strong>}
      </span>
    </li>
  )

  function titleOf(): string {
    switch (change.kind) {
      case 'service charge':
        return t('order.serviceCharge')
      case 'transaction fee':
        return t('order.transactionFee')
      default:
        return `${change.quantity} × ${change.title}`
    }
  }
  function noteOf(): string {
    switch (change.kind) {
      case 'price':
        // Of a single one the amounts beside it say the same.
        return change.quantity === 1
          ? ''
          : t('order.eachWas', { now: money(change.each), before: money(change.eachBefore) })
      case 'gone': {
        const { code = 'order/product-unavailable', next = null } =
          quote.problems.find(({ line }) => line === change.line) ?? {}
        return problemOf({ line: change, problem: code, next }, product)?.words ?? ''
      }
      case 'back':
        return t('order.backAgain')
      default:
        return ''
    }
  }
}
