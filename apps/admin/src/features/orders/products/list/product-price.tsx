import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { VisuallyHidden } from '@mantine/core'
import { useT } from '../../../../platform/texts.ts'
import { useMoney } from '../../../../platform/use-money.ts'
import classes from '../products.module.css'

/** What one costs; in a sale the price before stands struck beside it. */
export function ProductPrice({ price, options }: Pick<Product, 'price' | 'options'>) {
  const t = useT()
  const { money } = useMoney()
  if (options.salePrice === null) return <span className={classes.price}>{money(price)}</span>
  return (
    <span className={classes.price}>
      <span className={classes.sale}>{money(options.salePrice)}</span>{' '}
      <VisuallyHidden>{t('products.priceBefore')}</VisuallyHidden>
      <s className={classes.before}>{money(price)}</s>
    </span>
  )
}
