import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import { CARD_DEALS_MAX } from '@innkeeper/domain/guestbook/card-schema.ts'
import { dealTitle } from '@innkeeper/domain/upselling/deal-words.ts'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../components/editing/row-buttons/use-row-words.ts'
import { LoadError } from '../../../components/states/load-error.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { moved } from '../../../platform/moved.ts'
import { useT } from '../../../platform/texts.ts'
import { allDealsQuery } from '../api.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { withDeals } from './product-ids.ts'
import classes from './sections.module.css'

const NONE: string[] = []

/** The deals a Product card shows beside its products, in their order. */
export function DealChoice() {
  const t = useT()
  const rowWords = useRowWords()
  const store = useStore()
  const { index } = useDefaultLanguage()
  const ids = useDraftField(({ form }) => form?.dealIds ?? NONE)
  const { data: deals, error, refetch } = useQuery(allDealsQuery)
  if (!deals && error) return <LoadError error={error} onRetry={refetch} />
  const nameOf = ({ deal }: StaffDeal) => dealTitle(deal, index) || t('product.deals.unnamed')
  const put = (next: string[]) => store.change((draft) => withDeals(draft, next))
  const free = (deals ?? []).filter(({ deal }) => !ids.includes(deal.id))
  if (ids.length === 0 && free.length === 0) return null
  return (
    <div>
      <ol className={classes.held} aria-label={t('product.deals')}>
        {ids.map((id, at) => {
          const item = deals?.find(({ deal }) => deal.id === id)
          const name = item ? nameOf(item) : t('product.deals.gone')
          return (
            <li key={id}>
              <span className={classes.product}>
                {(item || deals) && <span className={item ? undefined : classes.quiet}>{name}</span>}
                {item && !item.isOnSale && (
                  <StateBadge tone="quiet">{t('product.deals.notOnSale')}</StateBadge>
                )}
              </span>
              <RowButtons
                words={rowWords(name)}
                place={at}
                count={ids.length}
                onMove={(by) => put(moved(ids, at, by))}
                onRemove={() => put(ids.filter((one) => one !== id))}
              />
            </li>
          )
        })}
      </ol>
      {ids.length < CARD_DEALS_MAX && free.length > 0 && (
        <Select
          label={t('product.deals.add')}
          description={t('product.deals.hint')}
          placeholder={t('product.deals.search')}
          data={free.map((item) => ({ value: item.deal.id, label: nameOf(item) }))}
          value={null}
          onChange={(id) => id && put([...ids, id])}
          nothingFoundMessage={t('product.deals.nothingFound')}
          searchable
        />
      )}
    </div>
  )
}
