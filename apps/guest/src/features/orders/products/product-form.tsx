import { Button } from '@innkeeper/ui/button.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { catalogueQuery } from '../api.ts'
import { CartBar } from '../bar/cart-bar.tsx'
import { useOrdering } from '../ordering.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import { useFreshProducts } from '../use-fresh-products.ts'
import { byCategory, type Category } from './by-category.ts'
import { ProductItem } from './product-item.tsx'
import styles from './products.module.css'
import pendingStyles from './products-pending.module.css'

export type ProductFormProps = {
  productIds: readonly string[]
  /** What to say where nothing of it can be ordered here. */
  otherwise: ReactNode
}

/** What a Product box has to order. */
export function ProductForm({ productIds, otherwise }: ProductFormProps) {
  const t = useOrderTexts()
  const ordering = useOrdering()
  const { data, error } = useAnswer(catalogueQuery(ordering))
  // Many products are drawn in small steps, between which the sheet can be touched.
  const catalogue = useDeferredValue(data)
  const { refreshProducts } = useFreshProducts()
  if (!catalogue && error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('order.notLoaded')}</p>
        <Button kind="secondary" onClick={refreshProducts}>
          {t('action.tryAgain')}
        </Button>
        {otherwise}
      </div>
    )
  }
  if (!catalogue) {
    return (
      <>
        <Pending count={productIds.length} />
        <noscript>{otherwise}</noscript>
      </>
    )
  }
  const categories = byCategory(catalogue.products, productIds)
  if (categories.length === 0 || catalogue.payment.length === 0) return otherwise
  return <Products categories={categories} serviceCharge={catalogue.serviceCharge} />
}

type ProductsProps = { categories: readonly Category[]; serviceCharge: number | null }

function Products({ categories, serviceCharge }: ProductsProps) {
  const t = useOrderTexts()
  const { money } = useFormats()
  const all = categories.flatMap(({ products }) => products)
  const [openId, setOpenId] = useState(all.length === 1 ? (all[0]?.id ?? null) : null)
  const [isAdded, setAdded] = useState(false)
  const [now] = useState(Date.now)
  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setAdded(false), 4000)
    return () => clearTimeout(timer)
  }, [isAdded])
  return (
    <div className={styles.form}>
      {categories.map(({ name, products }) => (
        <section key={name}>
          {name !== '' && categories.length > 1 && <h3 className={styles.category}>{name}</h3>}
          <ul className={styles.items}>
            {products.map((product) => (
              <ProductItem
                key={product.id}
                product={product}
                now={now}
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
      {serviceCharge !== null && all.some(({ hasServiceCharge }) => hasServiceCharge) && (
        <p className={styles.charge}>{t('order.serviceChargeNote', { price: money(serviceCharge) })}</p>
      )}
      <CartBar at="sheet" note={isAdded ? t('order.added') : null} />
    </div>
  )
}

function Pending({ count }: { count: number }) {
  return (
    <div className={pendingStyles.pending}>
      {Array.from({ length: Math.min(count, 4) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another
        <Skeleton key={index} width="100%" height="96px" />
      ))}
    </div>
  )
}
