import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { StateBadge } from '../../../../components/states/state-badge.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from '../products.module.css'

export function ProductStock({ item: { product, stock } }: { item: StaffProduct }) {
  const t = useT()
  if (product.type !== 'product') return null
  if (stock === null) return <span className={classes.soft}>{t('products.unlimited')}</span>
  if (stock === 0) return <StateBadge tone="notice">{t('products.soldOut')}</StateBadge>
  return <span>{t('products.left', { count: stock })}</span>
}
