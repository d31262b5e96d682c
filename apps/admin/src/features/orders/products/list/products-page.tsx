import type { ProductListQuery } from '@innkeeper/api/orders/products.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SearchedList } from '../../../../components/data-list/searched-list.tsx'
import { useListAddress } from '../../../../components/data-list/use-list-address.ts'
import { useMedia } from '../../../../components/media/api.ts'
import { PageHeader } from '../../../../components/page/page-header.tsx'
import { useAsked } from '../../../../platform/asked-action.ts'
import { useT } from '../../../../platform/texts.ts'
import { productListQuery } from '../api.ts'
import { OffSaleQuestions } from '../in-deals/off-sale-questions.tsx'
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
  const address = useListAddress<Partial<ProductListQuery>>()
  const result = useQuery(productListQuery(filters))
  const acts = useProductActs()
  useAsked('add-product', () => void acts.add('product'))
  const pictures = (result.data?.items ?? []).flatMap(
    ({ product }) => product.attachments.find(({ kind }) => kind === 'picture')?.mediaId ?? [],
  )
  const files = useMedia(pictures)
  const columns = useProductColumns(files)

  return (
    <OffSaleQuestions>
      <PageHeader
        title={t('nav.products')}
        subtitle={t('products.subtitle')}
        actions={<AddProduct acts={acts} />}
      />
      <SearchedList
        label={t('nav.products')}
        searchLabel={t('products.search')}
        search={filters}
        address={address}
        sortedBy={{ by: 'category', order: 'asc' }}
        filters={
          <ProductFilters
            filters={filters}
            categories={result.data?.categories ?? []}
            onFilter={address.filter}
          />
        }
        saved="products"
        result={result}
        columns={columns}
        rowId={({ product }) => product.id}
        card={(item) => <ProductCard item={item} files={files} />}
        empty={<NoProducts filters={filters} onClear={address.clear} onAdd={() => acts.add('product')} />}
      />
    </OffSaleQuestions>
  )
}
