import type { Store } from '@innkeeper/api/upselling/store.ts'
import { buttonClass } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { storePath } from '../api.ts'
import type { StoreCart, StoreLine } from '../cart/store-cart.ts'
import { useStoreCart } from '../cart/use-store-cart.ts'
import { useLineWords } from '../line-words.ts'
import { countOf, linePrice } from '../rules/deal-price.ts'
import { fitsOf, type LineFit } from '../rules/line-fit.ts'
import { useStorePlace, useStoreTexts } from '../store-place.tsx'
import { useStoreFormats } from '../use-store-formats.ts'
import styles from './cart-bar.module.css'

/** What was chosen, docked at the foot; a desk shows it beside the deals, line by line. */
export function CartBar({ store }: { store: Store }) {
  const t = useStoreTexts()
  const { money } = useStoreFormats()
  const place = useStorePlace()
  const { cart, leaveChange } = useStoreCart(place)
  const fits = fitsOf(cart.lines, store)
  const { total, count, isChanged } = sumOf(cart, fits)
  const hasLines = cart.lines.length > 0
  return (
    <aside className={classNames(styles.bar, hasLines && styles.filled)} aria-label={t('store.yourChoice')}>
      <h2 className={styles.heading}>{t('store.yourChoice')}</h2>
      {cart.changes && (
        <p className={styles.changing}>
          {t('store.changing', { number: cart.changes.number })}{' '}
          <button type="button" className={styles.textButton} onClick={leaveChange}>
            {t('store.keepOld')}
          </button>
        </p>
      )}
      {!hasLines && <p className={styles.nothing}>{t('store.nothingChosen')}</p>}
      {hasLines && (
        <>
          <ul className={styles.lines}>
            {cart.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
              <Line key={index} line={line} fit={fits[index]} />
            ))}
          </ul>
          <div className={styles.foot}>
            {isChanged && (
              <p className={styles.notice} role="status">
                {t('store.changed')}
              </p>
            )}
            <p className={styles.sum} aria-live="polite">
              <strong>{money(total)}</strong>
              <small>{t('store.chosen', { count })}</small>
            </p>
            <a className={classNames(buttonClass({}), styles.go)} href={storePath(place, 'checkout')}>
              {t('store.review')}
            </a>
          </div>
        </>
      )}
    </aside>
  )
}

function Line({ line, fit }: { line: StoreLine; fit: LineFit | undefined }) {
  const { money } = useStoreFormats()
  const { deal = null, product = null, trouble = null } = fit ?? {}
  const { when, trouble: troubleWords } = useLineWords()
  return (
    <li>
      <span>
        <strong dir="auto">{deal?.title ?? line.title}</strong>
        <small>{trouble ? troubleWords(trouble) : when(line, product)}</small>
      </span>
      {product && !trouble && <span className={styles.amount}>{money(linePrice(product, line))}</span>}
    </li>
  )
}

/** Of the lines that can be ordered; what cannot is told. */
function sumOf({ lines }: StoreCart, fits: readonly LineFit[]) {
  const fitting = lines.flatMap((line, index) => {
    const { product = null, trouble = null } = fits[index] ?? {}
    return product && !trouble ? [{ line, product }] : []
  })
  return {
    total: fitting.reduce((sum, { line, product }) => sum + linePrice(product, line), 0),
    count: fitting.reduce((sum, { line, product }) => sum + countOf(product, line), 0),
    isChanged: fits.some(({ trouble, priceBefore }) => trouble !== null || priceBefore !== null),
  }
}
