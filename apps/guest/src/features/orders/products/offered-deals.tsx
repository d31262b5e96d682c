import { fillPath } from '@innkeeper/api/address.ts'
import type { PricedBy } from '@innkeeper/api/orders/products.ts'
import type { StoreDeal, StoreProduct } from '@innkeeper/api/upselling/store.ts'
import { isNothingLeft } from '@innkeeper/domain/orders/left-on-days.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { useOrdering } from '../ordering.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './products.module.css'

/** What one price is for; a piece needs no words. */
const UNIT_WORDS = {
  piece: null,
  day: 'order.per.day',
  night: 'order.per.night',
  hour: 'order.per.hour',
} as const satisfies Record<PricedBy, string | null>

type Props = { deals: readonly StoreDeal[]; cameFrom: string }

/** Deals of the guest's own store among what a box has to order; each leads there. */
export function OfferedDeals({ deals, cameFrom }: Props) {
  if (deals.length === 0) return null
  return (
    <ul className={classNames(styles.items, styles.deals)}>
      {deals.map((deal) => (
        <li key={deal.id} className={styles.item}>
          <DealLink deal={deal} cameFrom={cameFrom} />
        </li>
      ))}
    </ul>
  )
}

function DealLink({
  deal: { id, title, subtitle, pictures, products },
  cameFrom,
}: Omit<Props, 'deals'> & { deal: StoreDeal }) {
  const t = useOrderTexts()
  const { money } = useFormats()
  const { hotel, bookingId } = useOrdering()
  const [picture] = pictures
  const cheapest = products.reduce<StoreProduct | null>(
    (least, one) => (least === null || one.price < least.price ? one : least),
    null,
  )
  const price = cheapest && money(cheapest.price)
  const unit = cheapest && UNIT_WORDS[cheapest.pricedBy]
  const isFull = products.every(isNothingLeft)
  const store = fillPath('/upselling/:hotel/:bookingId/products', { hotel, bookingId: bookingId ?? '' })
  return (
    <a className={styles.row} href={`${store}?deal=${id}&from=${cameFrom}`}>
      {picture && (
        <span className={styles.thumbnail}>
          <PropertyPicture picture={{ ...picture, alt: '' }} sizes="88px" />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {subtitle && <span dir="auto">{subtitle}</span>}
        {price && isFull && <span className={styles.notes}>{t('order.dealFull')}</span>}
        {price && !isFull && (
          <span className={styles.price}>
            <strong>
              {products.some((one) => one.price !== cheapest.price) ? t('order.priceFrom', { price }) : price}
            </strong>
            <small>{[unit && t(unit), t('price.inclVat')].filter(Boolean).join(', ')}</small>
          </span>
        )}
      </span>
      <IconChevronRight className={styles.onward} size={20} stroke={1.75} aria-hidden="true" />
    </a>
  )
}
