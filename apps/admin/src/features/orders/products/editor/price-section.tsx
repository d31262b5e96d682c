import { CATEGORY_MAX, type ProductType } from '@innkeeper/domain/orders/constants.ts'
import { Autocomplete, SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  AmountField,
  HINT_BELOW,
  UNREADABLE,
} from '../../../../components/editing/amount-field/amount-field.tsx'
import { Box } from '../../../../components/page/box.tsx'
import { useT } from '../../../../platform/texts.ts'
import { useMoney } from '../../../../platform/use-money.ts'
import { productListQuery } from '../api.ts'
import type { ProductSectionProps } from './section-props.ts'

/** Basis points are hundredths of a percent. */
const IN_PERCENT = { unit: '%', digits: 2 }

type Props = ProductSectionProps & { type: ProductType }

/** What it costs, tax included, and where it stands among the others. */
export function PriceSection({ form, errors, type }: Props) {
  const t = useT()
  const { currency, digits } = useMoney()
  const inMoney = { unit: currency, digits }
  const { draft, set, setOptions } = form
  const { data } = useQuery(productListQuery({}))
  return (
    <Box title={t('products.section.price')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <AmountField
          {...inMoney}
          label={t('products.priceWithVat')}
          value={draft.price}
          empty={UNREADABLE}
          onChange={(price) => set({ price: price ?? UNREADABLE })}
          error={errors.price}
        />
        {type === 'product' && (
          <AmountField
            {...inMoney}
            label={t('products.salePrice')}
            description={t('products.salePriceHint')}
            value={draft.options.salePrice}
            empty={null}
            onChange={(salePrice) => setOptions({ salePrice })}
            error={errors['options.salePrice']}
          />
        )}
        <AmountField
          {...IN_PERCENT}
          label={t('products.vatRate')}
          description={t('products.vatHint')}
          value={draft.vatRate}
          empty={UNREADABLE}
          onChange={(vatRate) => set({ vatRate: vatRate ?? UNREADABLE })}
          error={errors.vatRate}
        />
        {type === 'product' && (
          <Autocomplete
            label={t('products.category')}
            description={t('products.categoryHint')}
            inputWrapperOrder={HINT_BELOW}
            data={data?.categories ?? []}
            value={draft.category}
            onChange={(category) => set({ category })}
            maxLength={CATEGORY_MAX}
          />
        )}
      </SimpleGrid>
    </Box>
  )
}
