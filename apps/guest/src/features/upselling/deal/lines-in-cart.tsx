import type { StoreDeal } from '@innkeeper/api/upselling/store.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import type { StoreLine } from '../cart/store-cart.ts'
import { useLineWords } from '../line-words.ts'
import { useStoreTexts } from '../store-place.tsx'
import styles from './lines-in-cart.module.css'

type LinesInCartProps = {
  lines: readonly { line: StoreLine; index: number }[]
  deal: StoreDeal
  editing: number | null
  /** Null where nothing can be chosen any more. */
  onEdit: ((index: number | null) => void) | null
  onRemove: (index: number) => void
}

/** What of this deal is in the cart already: each can be changed or taken out, and one more chosen. */
export function LinesInCart({ lines, deal, editing, onEdit, onRemove }: LinesInCartProps) {
  const t = useStoreTexts()
  const { when } = useLineWords()
  if (lines.length === 0) return null
  // A stay comes once and leaves once.
  const isOnce = deal.products.every(({ pricedBy }) => pricedBy === 'hour')
  return (
    <section className={styles.lines} aria-label={t('store.yourChoice')}>
      <h3>{t('store.yourChoice')}</h3>
      <ul>
        {lines.map(({ line, index }) => {
          const product = deal.products.find(({ id }) => id === line.productId) ?? null
          const words = when(line, product) || product?.title || line.title
          return (
            <li key={index} aria-current={index === editing ? 'true' : undefined}>
              <span dir="auto">{words}</span>
              {onEdit && index !== editing && (
                <button
                  type="button"
                  aria-label={t('store.editTitle', { title: words })}
                  onClick={() => onEdit(index)}
                >
                  {t('store.edit')}
                </button>
              )}
              <button
                type="button"
                aria-label={t('store.removeTitle', { title: words })}
                onClick={() => onRemove(index)}
              >
                {t('store.remove')}
              </button>
            </li>
          )
        })}
      </ul>
      {onEdit && editing !== null && !isOnce && (
        <Button kind="secondary" onClick={() => onEdit(null)}>
          {t('store.another')}
        </Button>
      )}
    </section>
  )
}
