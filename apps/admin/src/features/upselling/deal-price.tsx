import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { VisuallyHidden } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { useMoney } from '../../platform/use-money.ts'
import { priceInDeal } from './price-in-deal.ts'

/** What guests pay, and before it what it is lowered from. */
export function DealPrice({ product, salePrice }: { product: Product; salePrice: number | null }) {
  const t = useT()
  const { money } = useMoney()
  const { price, before } = priceInDeal(product, salePrice)
  return (
    <span>
      {money(price)}
      {before !== null && (
        <>
          {' '}
          <s>
            <VisuallyHidden>{t('upselling.price.before')} </VisuallyHidden>
            {money(before)}
          </s>
        </>
      )}
    </span>
  )
}
