import type { MediaFile } from '@innkeeper/api/media.ts'
import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { useT } from '../../../../platform/texts.ts'
import { ProductState } from '../product-state.tsx'
import classes from '../products.module.css'
import { ProductMenu } from './product-menu.tsx'
import { ProductName } from './product-name.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductStock } from './product-stock.tsx'
import { seenWhen } from './seen-when.ts'

type Props = { item: StaffProduct; files: ReadonlyMap<string, MediaFile> }

/** A row of the list on a phone. */
export function ProductCard({ item, files }: Props) {
  const t = useT()
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <ProductName item={item} files={files} />
        <ProductMenu item={item} />
      </div>
      <div className={classes.cardFacts}>
        <ProductPrice {...item.product} />
        <ProductStock item={item} />
        <span className={classes.soft}>{item.product.category}</span>
      </div>
      <div className={classes.cardFacts}>
        <ProductState {...item} />
        <span className={classes.soft}>{seenWhen(t, item.product)}</span>
      </div>
    </div>
  )
}
