import { Stack, TextInput } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SidePanel } from '../../../components/dialog/side-panel.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { useT } from '../../../platform/texts.ts'
import { onSaleQuery } from './api.ts'
import { groupByCategory } from './group-by-category.ts'
import classes from './sold-out.module.css'
import { SoldOutSwitch } from './sold-out-switch.tsx'

/** What guests can order, each with a switch that takes it off sale until midnight. */
export function SoldOutPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery({ ...onSaleQuery, enabled: isOpen })
  return (
    <SidePanel title={t('requests.soldOut')} isOpen={isOpen} onClose={onClose} size={460}>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data?.items.length === 0 && (
        <EmptyState
          icon={IconShoppingBag}
          title={t('requests.soldOut.empty.title')}
          text={t('requests.soldOut.empty.text')}
        />
      )}
      {data && data.items.length > 0 && (
        <Stack gap={8}>
          <p className={classes.hint}>{t('requests.soldOut.hint')}</p>
          <TextInput
            type="search"
            aria-label={t('requests.soldOut.search')}
            placeholder={t('requests.soldOut.search')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {groupByCategory(data.items, search).map(([category, products]) => (
            <section key={category}>
              <h3 className={classes.category}>{category || t('requests.soldOut.other')}</h3>
              <ul className={classes.products}>
                {products.map((product) => (
                  <li key={product.id}>
                    <SoldOutSwitch product={product} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Stack>
      )}
    </SidePanel>
  )
}
