import type { ProductListQuery } from '@innkeeper/api/orders/products.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconShoppingBag } from '@tabler/icons-react'
import { EmptyState } from '../../../../components/states/empty-state.tsx'
import { NoMatch } from '../../../../components/states/no-match.tsx'
import { useT } from '../../../../platform/texts.ts'

type Props = { filters: Partial<ProductListQuery>; onClear: () => void; onAdd: () => void }

export function NoProducts({ filters, onClear, onAdd }: Props) {
  const t = useT()
  if (filters.search || filters.state || filters.type || filters.category)
    return <NoMatch onClear={onClear} />
  return (
    <EmptyState
      icon={IconShoppingBag}
      title={t('products.empty.title')}
      text={t('products.empty.text')}
      action={
        <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={onAdd}>
          {t('products.empty.add')}
        </Button>
      }
    />
  )
}
