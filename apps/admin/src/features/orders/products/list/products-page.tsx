import type { ProductListQuery } from '@innkeeper/api/orders/products.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { DataList } from '../../../../components/data-list/data-list.tsx'
import { ListToolbar } from '../../../../components/data-list/list-toolbar.tsx'
import { useMedia } from '../../../../components/media/api.ts'
import { PageHeader } from '../../../../components/page/page-header.tsx'
import { useT } from '../../../../platform/texts.ts'
import { productListQuery } from '../api.ts'
import { AddProduct } from './add-product.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductFilters } from './product-filters.tsx'
import { useProductActs } from './use-product-acts.ts'
import { useProductColumns } from './use-product-columns.tsx'

const route = getRouteApi('/staff/products')

export function ProductsPage() {
  const t = useT()
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const result = useQuery(productListQuery(filters))
  const acts = useProductActs()
  const pictures = (result.data?.items ?? []).flatMap(
    ({ product }) => product.attachments.find(({ kind }) => kind === 'picture')?.mediaId ?? [],
  )
  const files = useMedia(pictures)
  const columns = useProductColumns(files)

  /** A new filter starts at the first page and replaces the address, so that Back leaves the list. */
  const filter = (change: Partial<ProductListQuery>) =>
    navigate({ search: ({ page: _, ...before }) => ({ ...before, ...change }), replace: true })

  return (
    <>
      <PageHeader
        title={t('nav.products')}
        subtitle={t('products.subtitle')}
        actions={<AddProduct acts={acts} />}
      />
      <ListToolbar
        searchLabel={t('products.search')}
        search={filters.search ?? ''}
        onSearch={(search) => filter({ search })}
      >
        <ProductFilters filters={filters} categories={result.data?.categories ?? []} onFilter={filter} />
      </ListToolbar>
      <DataList
        label={t('nav.products')}
        result={result}
        columns={columns}
        rowId={({ product }) => product.id}
        card={(item) => <ProductCard item={item} files={files} />}
        sort={{ by: filters.sort ?? 'category', order: filters.order ?? 'asc' }}
        onSort={({ by, order }) => filter({ sort: by as ProductListQuery['sort'], order })}
        onPage={(page) => navigate({ search: (before) => ({ ...before, page }) })}
        empty={
          <NoProducts
            filters={filters}
            onClear={() => navigate({ search: {}, replace: true })}
            onAdd={() => acts.add('product')}
          />
        }
      />
    </>
  )
}
