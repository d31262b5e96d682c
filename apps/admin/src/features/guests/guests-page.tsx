import { GUEST_LIST_VIEWS } from '@innkeeper/api/guests.ts'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SearchedList } from '../../components/data-list/searched-list.tsx'
import { useListAddress } from '../../components/data-list/use-list-address.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { useT } from '../../platform/texts.ts'
import { guestListQuery } from './api.ts'
import { GuestCard } from './guest-card.tsx'
import { type GuestsSearch, shownView } from './guests-search.ts'
import { NoGuests } from './no-guests.tsx'
import { useGuestColumns } from './use-guest-columns.tsx'

const route = getRouteApi('/staff/guests')

export function GuestsPage() {
  const t = useT()
  const filters = route.useSearch()
  const address = useListAddress<GuestsSearch>()
  const view = shownView(filters)
  const result = useQuery(guestListQuery({ ...filters, view }))
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
            value={view}
            onChange={(chosen) => address.filter({ view: chosen })}
            data={GUEST_LIST_VIEWS.map((one) => ({ value: one, label: t(`guests.view.${one}`) }))}
          />
        }
        saved="guests"
        result={result}
        columns={columns}
        rowId={(guest) => guest.id}
        card={(guest) => <GuestCard guest={guest} />}
        empty={<NoGuests filters={filters} onClear={address.clear} />}
      />
    </>
  )
}
