import type { MediaFile } from '@innkeeper/api/media.ts'
import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'
import { listColumns } from '../../../../components/data-list/list-table.ts'
import { type AdminTranslate, useT } from '../../../../platform/texts.ts'
import { ProductState } from '../product-state.tsx'
import classes from '../products.module.css'
import { ProductMenu } from './product-menu.tsx'
import { ProductName } from './product-name.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductStock } from './product-stock.tsx'
import { seenWhen } from './seen-when.ts'

const column = listColumns<StaffProduct>()

/** On a tablet there is no room for a column of words; they stand below the name. */
const TABLET = '(max-width: 1000px)'

export function useProductColumns(files: ReadonlyMap<string, MediaFile>) {
  const t = useT()
  const isTablet = useMediaQuery(TABLET, false, { getInitialValueInEffect: false })
  return useMemo(
    () =>
      column.columns([
        column.accessor(({ product }) => product.content, {
          id: 'name',
          header: t('products.name'),
          cell: ({ row: { original } }) => (
            <ProductName item={original} files={files}>
              {isTablet && seenWhen(t, original.product)}
            </ProductName>
          ),
        }),
        column.accessor(({ product }) => product.category, {
          id: 'category',
          header: t('products.category'),
          cell: ({ row }) => row.original.product.category || <span className={classes.soft}>–</span>,
        }),
        column.accessor(({ product }) => product.price, {
          id: 'price',
          header: t('products.price'),
          cell: ({ row: { original } }) => <ProductPrice {...original.product} />,
        }),
        column.display({
          id: 'stock',
          header: t('products.stock'),
          cell: ({ row }) => <ProductStock item={row.original} />,
        }),
        column.display({
          id: 'state',
          header: t('products.state'),
          cell: ({ row }) => <ProductState {...row.original} />,
        }),
        ...(isTablet ? [] : [seenColumn(t)]),
        column.display({
          id: 'menu',
          header: () => <VisuallyHidden>{t('products.menu')}</VisuallyHidden>,
          cell: MenuCell,
        }),
      ]),
    [t, files, isTablet],
  )
}

/** The same one when the columns are made anew, as when the pictures are there: an open menu stays open. */
function MenuCell({ row }: { row: { original: StaffProduct } }) {
  return <ProductMenu item={row.original} />
}

const seenColumn = (t: AdminTranslate) =>
  column.display({
    id: 'seen',
    header: t('products.seen'),
    cell: ({ row }) => <span className={classes.soft}>{seenWhen(t, row.original.product)}</span>,
  })
