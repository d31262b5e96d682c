import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import { VisuallyHidden } from '@mantine/core'
import { DragList } from '../../../components/drag/drag-list.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import { useRowOrder } from '../../../components/drag/row-order/use-row-order.ts'
import { useMedia } from '../../../components/media/api.ts'
import { Box } from '../../../components/page/box.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { NoMatch } from '../../../components/states/no-match.tsx'
import { useT } from '../../../platform/texts.ts'
import { useOrderDeals } from '../api.ts'
import { pictureOfDeal } from '../picture-of-deal.ts'
import { useDealProducts } from '../use-deal-products.ts'
import { useDealTitle } from '../use-deal-title.ts'
import { DealRow } from './deal-row.tsx'
import { foundDeals } from './found-deals.ts'
import type { DealActs } from './use-deal-acts.ts'

type Props = { items: readonly StaffDeal[]; search: string; acts: DealActs; onClear: () => void }

/** The deals in the order guests see them. */
export function DealList({ items, search, acts, onClear }: Props) {
  const t = useT()
  const titleOf = useDealTitle()
  const facts = useDealProducts(items.flatMap(({ deal }) => deal.products.map(({ productId }) => productId)))
  const files = useMedia(items.flatMap(({ deal }) => pictureOfDeal(deal, facts) ?? []))
  const order = useOrderDeals()
  const named = items.map(({ deal }) => ({ id: deal.id, name: titleOf(deal) }))
  const places = useRowOrder(named, (id, place) => {
    const ids = named.map((row) => row.id)
    order.mutate(ids.filter((each) => each !== id).toSpliced(place, 0, id))
  })
  const nameOf = (productId: string) => facts.get(productId)?.name ?? ''
  const shown = foundDeals(items, search, { titleOf, nameOf })
  return (
    <div>
      <ErrorAlert error={order.error} mb="md" />
      <Box flush>
        {shown.length === 0 && <NoMatch onClear={onClear} />}
        <DragList {...places.list}>
          <ol className={rows.rows} aria-label={t('nav.upselling')}>
            {shown.map((item) => (
              <DealRow
                key={item.deal.id}
                item={item}
                facts={facts}
                files={files}
                acts={acts}
                place={shown.length < items.length ? null : places.at(items.indexOf(item))}
              />
            ))}
          </ol>
        </DragList>
      </Box>
      <VisuallyHidden role="status" aria-live="assertive">
        {places.announcement}
      </VisuallyHidden>
    </div>
  )
}
