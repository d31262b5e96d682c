import type { Store, StoreDeal } from '@innkeeper/api/upselling/store.ts'
import { isNothingLeft } from '@innkeeper/domain/orders/left-on-days.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { MouseEvent } from 'react'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { useStoreCart } from '../cart/use-store-cart.ts'
import { boughtOf } from '../rules/bought.ts'
import { countOf } from '../rules/deal-price.ts'
import { useStorePlace, useStoreTexts } from '../store-place.tsx'
import { useBoughtWords } from './bought-words.ts'
import styles from './deal-card.module.css'
import { DealPrice, LowestPrice } from './deal-price.tsx'
import { dealHref } from './use-open-deal.ts'

type DealCardProps = { deal: StoreDeal; store: Store; onOpen: () => void }

/** A deal on the store's page; the whole card opens it. Free, chosen and bought share one place on it. */
export function DealCard({ deal, store, onOpen }: DealCardProps) {
  const t = useStoreTexts()
  const { cart } = useStoreCart(useStorePlace())
  const { id, title, subtitle, pictures, products } = deal
  const bought = boughtOf(deal, store.orders)
  const boughtWords = useBoughtWords(bought)
  const chosen = cart.lines
    .filter(({ dealId }) => dealId === id)
    .reduce((sum, line) => sum + countIn(line), 0)
  const isFull = products.every(isNothingLeft)
  const [picture] = pictures
  const isForSale = bought.length === 0 && !isFull
  const isAllConfirmed = bought.every(({ isConfirmed }) => isConfirmed)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <li className={styles.card} data-deal={id}>
      <span className={styles.picture}>
        {picture && (
          <PropertyPicture picture={{ ...picture, alt: '' }} sizes="(min-width: 1024px) 112px, 80px" />
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          <a className={styles.link} href={dealHref(id)} onClick={open}>
            {title}
          </a>
        </h3>
        {subtitle && (
          <p className={styles.subtitle} dir="auto">
            {subtitle}
          </p>
        )}
        {bought.length > 0 ? (
          <p className={isAllConfirmed ? styles.bought : styles.asked}>
            {isAllConfirmed ? (
              <IconCheck size={17} stroke={2.25} aria-hidden="true" />
            ) : (
              <IconClock size={16} stroke={2} aria-hidden="true" />
            )}
            <span>{boughtWords}</span>
          </p>
        ) : isFull ? (
          <p className={styles.full}>{t('store.full')}</p>
        ) : (
          <DealPrice deal={deal} />
        )}
      </div>
      {isForSale && <LowestPrice deal={deal} />}
      {chosen > 0 ? (
        <span className={classNames(styles.mark, styles.chosen)}>
          <span aria-hidden="true">{chosen}</span>
          <span className={styles.heard}>{t('store.inCart', { count: chosen, title })}</span>
        </span>
      ) : (
        isForSale && (
          <span className={styles.mark} aria-hidden="true">
            <IconPlus size={20} stroke={1.75} />
          </span>
        )
      )}
    </li>
  )

  function countIn(line: (typeof cart.lines)[number]): number {
    const product = products.find((one) => one.id === line.productId)
    return product ? countOf(product, line) : line.quantity
  }
}
