import { localTimeAt } from '@innkeeper/domain/time.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { useOnline } from '../../../platform/use-online.ts'
import { catalogueQuery, stayQuery } from '../api.ts'
import { CartBar } from '../bar/cart-bar.tsx'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import { useFreshProducts } from '../use-fresh-products.ts'
import { useIsLate } from '../use-is-late.ts'
import { byCategory, type Category } from './by-category.ts'
import { OfferedDeals } from './offered-deals.tsx'
import { ProductItem } from './product-item.tsx'
import styles from './products.module.css'
import pendingStyles from './products-pending.module.css'
import { useOfferedDeals } from './use-offered-deals.ts'

export type ProductFormProps = {
  productIds: readonly string[]
  /** Deals beside them, and what leads to them from here. */
  deals: { ids: readonly string[]; cameFrom: string }
  /** What to say where nothing of it can be ordered here. */
  otherwise: ReactNode
}

/** Longer than products take on a slow connection. */
const LATE_AFTER_MS = 6000

/** What a Product box has to order. */
export function ProductForm({ productIds, deals, otherwise }: ProductFormProps) {
  const t = useOrderTexts()
  const ordering = useOrdering()
  const { data, error } = useAnswer(catalogueQuery(ordering))
  // Many products are drawn in small steps, between which the sheet can be touched.
  const catalogue = useDeferredValue(data)
  const offered = useOfferedDeals(deals.ids)
  const { refreshProducts } = useFreshProducts()
  const { isLate, startOver } = useIsLate(LATE_AFTER_MS)
  if (!catalogue) {
    // A server in trouble may take its time to say so.
    if (!error && !isLate) return <Pending count={productIds.length} otherwise={otherwise} />
    const tryAgain = () => {
      startOver()
      refreshProducts()
    }
    return (
      <div className={styles.failed} role="alert">
        <p>{t('order.notLoaded')}</p>
        <Button kind="secondary" onClick={tryAgain}>
          {t('action.tryAgain')}
        </Button>
        {otherwise}
      </div>
    )
  }
  const categories = byCategory(catalogue.products, productIds)
  const own = <OfferedDeals deals={offered.deals} cameFrom={deals.cameFrom} />
  if (categories.length === 0 || catalogue.payment.length === 0) {
    if (offered.isPending && !isLate) return <Pending count={deals.ids.length} otherwise={otherwise} />
    return offered.deals.length > 0 ? own : otherwise
  }
  return (
    <>
      {own}
      <Products categories={categories} serviceCharge={catalogue.serviceCharge} />
    </>
  )
}

type ProductsProps = { categories: readonly Category[]; serviceCharge: number | null }

function Products({ categories, serviceCharge }: ProductsProps) {
  const t = useOrderTexts()
  const all = categories.flatMap(({ products }) => products)
  const [openId, setOpenId] = useState(all.length === 1 ? (all[0]?.id ?? null) : null)
  const [isAdded, setAdded] = useState(false)
  const isOnline = useOnline()
  const [now] = useState(Date.now)
  const isExpected = useIsExpected(now)
  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setAdded(false), 4000)
    return () => clearTimeout(timer)
  }, [isAdded])
  return (
    <div className={styles.form}>
      {!isOnline && (
        <p className={styles.offline} role="status">
          {t('order.offlineList')}
        </p>
      )}
      {categories.map(({ name, products }) => (
        <section key={name}>
          {name !== '' && categories.length > 1 && <h3 className={styles.category}>{name}</h3>}
          <ul className={styles.items}>
            {products.map((product) => (
              <ProductItem
                key={product.id}
                product={product}
                now={isExpected ? null : now}
                serviceCharge={serviceCharge}
                isOpen={openId === product.id}
                onToggle={() => setOpenId(openId === product.id ? null : product.id)}
                onAdded={() => {
                  setAdded(true)
                  if (all.length > 1) setOpenId(null)
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      <CartBar at="sheet" note={isAdded ? t('order.added') : null} />
    </div>
  )
}

/** Whether the guest has a booking and is still to arrive, on another day. */
function useIsExpected(now: number): boolean {
  const ordering = useOrdering()
  const { bookingId, timeZone } = ordering
  const { data: stay } = useAnswer(bookingId === null ? null : stayQuery({ ...ordering, bookingId }))
  return stay?.state === 'precheckin' && stay.arrival > localTimeAt(now, timeZone).date
}

function Pending({ count, otherwise }: { count: number; otherwise: ReactNode }) {
  return (
    <>
      <div className={pendingStyles.pending}>
        {Array.from({ length: Math.min(count, 4) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another
          <Skeleton key={index} width="100%" height="96px" />
        ))}
      </div>
      <noscript>{otherwise}</noscript>
    </>
  )
}
