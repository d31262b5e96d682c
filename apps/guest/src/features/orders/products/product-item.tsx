import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { directionOf } from '@innkeeper/i18n/languages.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId } from 'react'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import { hoursNow } from './hours.ts'
import { Price } from './price.tsx'
import { ProductPanel } from './product-panel.tsx'
import styles from './products.module.css'

/** Fewer than this are worth a word. */
const FEW = 5

type ProductItemProps = {
  product: GuestProduct
  now: number
  isOpen: boolean
  onToggle: () => void
  onAdded: () => void
}

/** One product of a form: a row that opens to its choices. */
export function ProductItem({ product, now, isOpen, onToggle, onAdded }: ProductItemProps) {
  const { language } = useOrdering()
  const panelId = useId()
  const [picture] = product.pictures
  const isSoldOut = product.left === 0
  const ownLanguage = product.language === language ? undefined : product.language
  return (
    <li
      className={classNames(styles.item, isOpen && styles.open, isSoldOut && styles.soldOut)}
      lang={ownLanguage}
      dir={ownLanguage && directionOf(ownLanguage)}
    >
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {picture && (
          <span className={styles.thumbnail}>
            <PropertyPicture picture={{ ...picture, alt: '' }} sizes="88px" />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.title}>{product.title}</span>
          <Price product={product} />
          <Notes product={product} now={now} />
        </span>
        <IconChevronDown className={styles.chevron} size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <ProductPanel product={product} onAdded={onAdded} />}
      </div>
    </li>
  )
}

function Notes({ product, now }: { product: GuestProduct; now: number }) {
  const t = useOrderTexts()
  const { timeZone } = useOrdering()
  const hours = hoursNow(product, now, timeZone)
  const { left } = product
  const notable = [
    left !== null && left < FEW && t('order.left', { count: left }),
    hours.kind === 'not today' && t('order.notToday'),
    hours.kind === 'hours' && !hours.isOpen && t('order.closedNow'),
  ].filter((note) => note !== false)
  return (
    <span className={styles.notes}>
      {notable.map((note) => (
        <strong key={note}>{note}</strong>
      ))}
      {hours.kind === 'hours' && <span>{t('order.hoursToday', { from: hours.from, to: hours.to })}</span>}
    </span>
  )
}
