import { GUEST_LIST_VIEWS, type GuestListQuery } from '@innkeeper/api/guests.ts'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SearchedList } from '../../components/data-list/searched-list.tsx'
import { useListAddress } from '../../components/data-list/use-list-address.ts'
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
  const address = useListAddress<Partial<GuestListQuery>>()
  const result = useQuery(guestListQuery(filters))
  const columns = useGuestColumns()

  return (
    <>
      <PageHeader title={t('nav.guests')} subtitle={t('guests.subtitle')} />
      <SearchedList
        label={t('nav.guests')}
        searchLabel={t('guests.search')}
        search={filters}
        address={address}
        sortedBy={{ by: 'arrival', order: 'asc' }}
        filters={
          <SegmentedControl
            aria-label={t('list.filter')}
            value={filters.view ?? 'all'}
            onChange={(view) => address.filter({ view })}
            data={VIEWS.map((view) => ({ value: view, label: t(`guests.view.${view}`) }))}
          />
        }
        result={result}
        columns={columns}
        rowId={(guest) => guest.id}
        card={(guest) => <GuestCard guest={guest} />}
        empty={<NoGuests filters={filters} onClear={address.clear} />}
      />
    </>
  )
}
