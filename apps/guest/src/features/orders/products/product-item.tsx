import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { directionOf } from '@innkeeper/i18n/languages.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useEffect, useId, useRef } from 'react'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { useOrdering } from '../ordering.tsx'
import { Price } from './price.tsx'
import { ProductNotes } from './product-notes.tsx'
import { ProductPanel } from './product-panel.tsx'
import styles from './products.module.css'

type ProductItemProps = {
  product: GuestProduct
  /** Null for a guest who has not arrived: today's hours are not theirs. */
  now: number | null
  /** Of one delivered order; null where there is none. */
  serviceCharge: number | null
  isOpen: boolean
  onToggle: () => void
  onAdded: () => void
}

/** One product of a form: a row that opens to its choices. */
export function ProductItem(props: ProductItemProps) {
  const { product, now, serviceCharge, isOpen, onToggle, onAdded } = props
  const { language } = useOrdering()
  const panelId = useId()
  const item = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // Opened by the guest: it comes into sight from its top, and the keyboard stays with it.
    if (isOpen && !wasOpen.current) {
      item.current?.scrollIntoView({ block: 'start' })
      item.current?.querySelector('button')?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen])
  const [picture] = product.pictures
  const isSoldOut = product.left === 0
  const ownLanguage = product.language === language ? undefined : product.language
  return (
    <li
      ref={item}
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
          <span className={styles.title} dir="auto">
            {product.title}
          </span>
          <Price product={product} />
          <ProductNotes product={product} now={now} />
        </span>
        <IconChevronDown className={styles.chevron} size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <ProductPanel product={product} serviceCharge={serviceCharge} onAdded={onAdded} />}
      </div>
    </li>
  )
}
