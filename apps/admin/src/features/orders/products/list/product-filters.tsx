import type { ProductListQuery } from '@innkeeper/api/orders/products.ts'
import { PRODUCT_STATES, PRODUCT_TYPES } from '@innkeeper/domain/orders/constants.ts'
import { FilterSelect } from '../../../../components/data-list/filter-select.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from '../products.module.css'

type Props = {
  filters: Partial<ProductListQuery>
  categories: readonly string[]
  onFilter: (change: Partial<ProductListQuery>) => void
}

export function ProductFilters({ filters, categories, onFilter }: Props) {
  const t = useT()
  return (
    <div className={classes.filters}>
      <FilterSelect
        label={t('products.state')}
        anyLabel={t('products.anyState')}
        options={PRODUCT_STATES.map((state) => ({ value: state, label: t(`products.state.${state}`) }))}
        value={filters.state}
        onChange={(state) => onFilter({ state })}
      />
      <FilterSelect
        label={t('products.type')}
        anyLabel={t('products.anyType')}
        options={PRODUCT_TYPES.map((type) => ({ value: type, label: t(`products.type.${type}`) }))}
        value={filters.type}
        onChange={(type) => onFilter({ type })}
      />
      {categories.length > 0 && (
        <FilterSelect
          label={t('products.category')}
          anyLabel={t('products.anyCategory')}
          options={categories.map((category) => ({ value: category, label: category }))}
          value={filters.category}
          onChange={(category) => onFilter({ category })}
          isSearchable
        />
      )}
    </div>
  )
}
