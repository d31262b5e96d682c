import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { Anchor, Button } from '@mantine/core'
import { IconArrowLeft, IconShoppingBag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Loaded } from '../../../../components/editing/form/loaded.tsx'
import { PageHeader } from '../../../../components/page/page-header.tsx'
import { EmptyState } from '../../../../components/states/empty-state.tsx'
import { useT } from '../../../../platform/texts.ts'
import { productQuery } from '../api.ts'
import { OffSaleQuestions } from '../in-deals/off-sale-questions.tsx'
import { ProductMenu } from '../list/product-menu.tsx'
import { ProductState } from '../product-state.tsx'
import { useProductName } from '../use-product-name.ts'
import classes from './editor.module.css'
import { ProductForm } from './product-form.tsx'

const route = getRouteApi('/staff/products/$productId')

export function ProductEditorPage() {
  const t = useT()
  const { productId } = route.useParams()
  const query = useQuery(productQuery(productId))
  return (
    <>
      <Anchor className={classes.back} renderRoot={(props) => <Link to="/products" {...props} />}>
        <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {t('products.all')}
      </Anchor>
      <Loaded query={query} missing={<Unknown />}>
        {(latest) => (
          <OffSaleQuestions>
            <Head item={latest} />
            <ProductForm key={productId} latest={latest} />
          </OffSaleQuestions>
        )}
      </Loaded>
    </>
  )
}

function Head({ item }: { item: StaffProduct }) {
  const nameOf = useProductName()
  return (
    <PageHeader
      title={nameOf(item.product)}
      subtitle={<ProductState {...item} />}
      actions={<ProductMenu item={item} />}
    />
  )
}

function Unknown() {
  const t = useT()
  return (
    <EmptyState
      icon={IconShoppingBag}
      title={t('products.unknown')}
      text={t('error.notFound.text')}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/products" {...props} />}>
          {t('products.all')}
        </Button>
      }
    />
  )
}
