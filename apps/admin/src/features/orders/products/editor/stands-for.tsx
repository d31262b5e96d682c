import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../platform/texts.ts'
import { productListQuery } from '../api.ts'
import { useProductName } from '../use-product-name.ts'
import classes from './editor.module.css'

type Props = { name: string; value: string | null; onChange: (productId: string | null) => void }

/** The product that a choice is at the booking system. */
export function StandsFor({ name, value, onChange }: Props) {
  const t = useT()
  const nameOf = useProductName()
  const { data } = useQuery(productListQuery({ type: 'product', sort: 'name' }))
  const products = (data?.items ?? []).map(({ product }) => ({ value: product.id, label: nameOf(product) }))
  const isKnown = value === null || products.some((product) => product.value === value)
  return (
    <Select
      className={classes.standsFor}
      aria-label={t('products.standsFor', { name })}
      placeholder={t('products.standsForNothing')}
      data={isKnown ? products : [...products, { value, label: t('products.otherProduct') }]}
      value={value}
      onChange={onChange}
      clearable
      searchable
    />
  )
}
