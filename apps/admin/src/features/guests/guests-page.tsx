import { GUEST_LIST_VIEWS, type GuestListQuery } from '@innkeeper/api/guests.ts'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { DataList } from '../../components/data-list/data-list.tsx'
import { ListToolbar } from '../../components/data-list/list-toolbar.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { useT } from '../../platform/texts.ts'
import { guestListQuery } from './api.ts'
import { GuestCard } from './guest-card.tsx'
import { NoGuests } from './no-guests.tsx'
import { useGuestColumns } from './use-guest-columns.tsx'

/** Everybody first; the others follow the course of a stay. */
const VIEWS = ['all', ...GUEST_LIST_VIEWS.filter((view) => view !== 'all')] as const

const route = getRouteApi('/staff/guests')

export function GuestsPage() {
  const t = useT()
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const result = useQuery(guestListQuery(filters))
  const columns = useGuestColumns()

  /** A new filter starts at the first page and replaces the address, so that Back leaves the list. */
  const filter = (change: Partial<GuestListQuery>) =>
    navigate({ search: ({ page: _, ...before }) => ({ ...before, ...change }), replace: true })

  return (
    <>
      <PageHeader title={t('nav.guests')} subtitle={t('guests.subtitle')} />
      <ListToolbar
        searchLabel={t('guests.search')}
        search={filters.search ?? ''}
        onSearch={(search) => filter({ search })}
      >
        <SegmentedControl
          aria-label={t('list.filter')}
          value={filters.view ?? 'all'}
          onChange={(view) => filter({ view })}
          data={VIEWS.map((view) => ({ value: view, label: t(`guests.view.${view}`) }))}
        />
      </ListToolbar>
      <DataList
        label={t('nav.guests')}
        result={result}
        columns={columns}
        rowId={(guest) => guest.id}
        card={(guest) => <GuestCard guest={guest} />}
        sort={{ by: filters.sort ?? 'arrival', order: filters.order ?? 'asc' }}
        onSort={({ by, order }) => filter({ sort: by as GuestListQuery['sort'], order })}
        onPage={(page) => navigate({ search: (before) => ({ ...before, page }) })}
        empty={<NoGuests filters={filters} onClear={() => navigate({ search: {}, replace: true })} />}
      />
    </>
  )
}
