import type { PricedLine } from '@innkeeper/api/orders/checkout.ts'
import type { Store } from '@innkeeper/api/upselling/store.ts'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { storePath } from '../api.ts'
import type { StoreLine } from '../cart/store-cart.ts'
import { useLineWords } from '../line-words.ts'
import { fitOf, fitsOf, type LineFit } from '../rules/line-fit.ts'
import { useStorePlace, useStoreTexts } from '../store-place.tsx'
import { useStoreFormats } from '../use-store-formats.ts'
import styles from './store-lines.module.css'

/** A line of the cart as the server priced it, or why it was not. */
export type CheckedLine = {
  line: StoreLine
  index: number
  priced: PricedLine | null
  refusal: string | null
}

type StoreLinesProps = {
  lines: readonly CheckedLine[]
  store: Store
  onRemove: (index: number) => void
}

/** What is ordered: for which days, for how much, and what of it is not to be had any more. */
export function StoreLines({ lines, store, onRemove }: StoreLinesProps) {
  const fits = fitsOf(
    lines.map(({ line }) => line),
    store,
  )
  return (
    <ul className={styles.lines}>
      {lines.map((checked) => (
        <Line
          key={checked.index}
          checked={checked}
          fit={fits[checked.index] ?? fitOf(checked.line, store)}
          onRemove={() => onRemove(checked.index)}
        />
      ))}
    </ul>
  )
}

type LineProps = { checked: CheckedLine; fit: LineFit; onRemove: () => void }

function Line({ checked: { line, priced, refusal }, fit, onRemove }: LineProps) {
  const t = useStoreTexts()
  const { money } = useStoreFormats()
  const { when, trouble: troubleWords } = useLineWords()
  const { deal, product, trouble, priceBefore } = fit
  const title = deal?.title ?? line.title
  const [picture] = deal?.pictures ?? []
  const problem = trouble ? troubleWords(trouble) : refusal
  const details = [deal && deal.products.length > 1 ? product?.title : null, ...(priced?.details ?? [])]
  const edit = storePath(useStorePlace(), 'products', line.dealId)
  return (
    <li className={styles.line} data-problem={problem ? true : undefined}>
      {picture && (
        <span className={styles.picture}>
          <PropertyPicture picture={{ ...picture, alt: '' }} sizes="64px" />
        </span>
      )}
      <div className={styles.what}>
        <div className={styles.words}>
          <p className={styles.title} dir="auto">
            {title}
          </p>
          <p className={styles.quiet}>{when(line, product)}</p>
          {details.some(Boolean) && (
            <p className={styles.quiet} dir="auto">
              {details.filter(Boolean).join(', ')}
            </p>
          )}
          {line.comment && (
            <p className={styles.quiet} dir="auto">
              “{line.comment}”
            </p>
          )}
          {problem && <p className={styles.problem}>{problem}</p>}
          {!problem && priceBefore !== null && priced && (
            <p className={styles.changed}>
              {t('store.line.price', { now: money(priced.unitPrice), before: money(priceBefore) })}
            </p>
          )}
        </div>
        {!problem && (
          <p className={styles.price}>
            {priced ? money(priced.total) : <Skeleton width="72px" height="20px" />}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        {deal && (
          <a href={edit} aria-label={t('store.editTitle', { title })}>
            {t('store.edit')}
          </a>
        )}
        <button type="button" aria-label={t('store.removeTitle', { title })} onClick={onRemove}>
          {t('store.remove')}
        </button>
      </div>
    </li>
  )
}
