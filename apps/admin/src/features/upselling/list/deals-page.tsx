import { DEALS_MAX } from '@innkeeper/domain/upselling/constants.ts'
import { Button } from '@mantine/core'
import { IconChartBar, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListToolbar } from '../../../components/data-list/list-toolbar.tsx'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { dealsQuery } from '../api.ts'
import { useOffered } from '../use-deal-products.ts'
import { DealList } from './deal-list.tsx'
import { NoDeals } from './no-deals.tsx'
import { useDealActs } from './use-deal-acts.ts'

const route = getRouteApi('/staff/upselling')

/** More rows than these are searched rather than read. */
const SEARCHED_FROM = 6

/** The deals of the store, in the order guests see them. */
export function DealsPage() {
  const t = useT()
  const { search = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(dealsQuery)
  const offered = useOffered()
  const acts = useDealActs()
  const maySeeResults = useCan()('results:read')
  const items = data?.items ?? []
  const isFull = items.length >= DEALS_MAX
  const put = (next: string) => navigate({ search: next ? { search: next } : {}, replace: true })
  return (
    <>
      <PageHeader
        title={t('nav.upselling')}
        subtitle={isFull ? t('upselling.full', { max: DEALS_MAX }) : t('upselling.subtitle')}
        actions={
          items.length > 0 && (
            <>
              {maySeeResults && (
                <Button
                  variant="default"
                  leftSection={<IconChartBar size={17} stroke={1.7} />}
                  renderRoot={(props) => <Link to="/upselling/statistics" {...props} />}
                >
                  {t('upselling.results')}
                </Button>
              )}
              <Button
                leftSection={<IconPlus size={16} stroke={1.8} />}
                disabled={isFull}
                onClick={() => acts.add()}
              >
                {t('upselling.add')}
              </Button>
            </>
          )
        }
      />
      {!data && error && (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      )}
      {!data && !error && <PageSkeleton />}
      {data && items.length === 0 && (
        <NoDeals canOffer={offered === null || offered.size > 0} onAdd={() => acts.add()} />
      )}
      {data && (items.length >= SEARCHED_FROM || search !== '') && (
        <ListToolbar searchLabel={t('upselling.search')} search={search} onSearch={put} />
      )}
      {items.length > 0 && <DealList items={items} search={search} acts={acts} onClear={() => put('')} />}
    </>
  )
}
