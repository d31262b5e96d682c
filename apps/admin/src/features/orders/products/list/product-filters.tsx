import { type ProductListQuery, productListQuerySchema } from '@innkeeper/api/orders/products.ts'
import { PRODUCT_STATES, PRODUCT_TYPES } from '@innkeeper/domain/orders/constants.ts'
import { Select } from '@mantine/core'
import * as z from 'zod/mini'
import { useT } from '../../../../platform/texts.ts'
import classes from '../products.module.css'

type Props = {
  filters: Partial<ProductListQuery>
  categories: readonly string[]
  onFilter: (change: Partial<ProductListQuery>) => void
}

const { state: stateSchema, type: typeSchema } = productListQuerySchema.shape

export function ProductFilters({ filters, categories, onFilter }: Props) {
  const t = useT()
  return (
    <div className={classes.filters}>
      <Select
        aria-label={t('products.state')}
        placeholder={t('products.anyState')}
        data={PRODUCT_STATES.map((state) => ({ value: state, label: t(`products.state.${state}`) }))}
        value={filters.state ?? null}
        onChange={(state) => onFilter({ state: z.safeParse(stateSchema, state ?? undefined).data })}
        clearable
      />
      <Select
        aria-label={t('products.type')}
        placeholder={t('products.anyType')}
        data={PRODUCT_TYPES.map((type) => ({ value: type, label: t(`products.type.${type}`) }))}
        value={filters.type ?? null}
        onChange={(type) => onFilter({ type: z.safeParse(typeSchema, type ?? undefined).data })}
        clearable
      />
      {categories.length > 0 && (
        <Select
          aria-label={t('products.category')}
          placeholder={t('products.anyCategory')}
          data={[...categories]}
          value={filters.category ?? null}
          onChange={(category) => onFilter({ category: category ?? undefined })}
          clearable
          searchable
        />
      )}
    </div>
  )
}
