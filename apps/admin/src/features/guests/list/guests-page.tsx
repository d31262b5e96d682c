import { sortsOf } from '@innkeeper/domain/guests/list-segments.ts'
import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SearchedList } from '../../../components/data-list/searched-list.tsx'
import { useListAddress } from '../../../components/data-list/use-list-address.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'
import { guestListQuery } from '../api.ts'
import classes from '../guests.module.css'
import { useStayDate } from '../use-stay-date.ts'
import { GuestActions } from './guest-actions.tsx'
import { GuestCard } from './guest-card.tsx'
import { GuestFilters } from './guest-filters.tsx'
import { type GuestsSearch, guestListAsked } from './guests-search.ts'
import { NoGuests } from './no-guests.tsx'
import { SelectionProvider } from './selection.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useGuestColumns } from './use-guest-columns.tsx'
import { usePrintList } from './use-print-list.tsx'
import { useSelection } from './use-selection.ts'
import { useSteadyRows } from './use-steady-rows.ts'
import { ViewChoice } from './view-choice.tsx'

const route = getRouteApi('/staff/guests')
/** Below this a row no longer fits beside the navigation. */
const CARDS_BELOW = 900

export function GuestsPage() {
  const t = useT()
  const filters = route.useSearch()
  const address = useListAddress<GuestsSearch>()
  const [isFiltering, { toggle }] = useDisclosure(false)
  const asked = guestListAsked(filters)
  const { view } = asked
  const result = useQuery(guestListQuery(asked))
  const rows = useSteadyRows(JSON.stringify(asked), result)
  const today = result.data?.today ?? ''
  const { standing, day } = filters
  const sorts = useMemo(() => sortsOf({ view, standing, day }), [view, standing, day])
  const columns = useGuestColumns({ today, sorts })
  const { chosen, choose, clear } = useSelection()
  const stayDate = useStayDate()
  const paperTitle = [t(`guests.view.${view}`), today && stayDate(day ?? today)].filter(Boolean).join(', ')
  const { print, paper } = usePrintList(paperTitle, asked)

  return (
    <SelectionProvider value={{ rows, chosen, choose }}>
      <PageHeader
        title={t('nav.guests')}
        subtitle={t('guests.about')}
        actions={<GuestActions asked={asked} onPrint={print} />}
      />
      <SearchedList
        label={t('nav.guests')}
        searchLabel={t('guests.searchFor')}
        search={filters}
        address={address}
        sortedBy={null}
        filters={
          <div className={classes.views}>
            <ViewChoice
              view={view}
              onView={(next) =>
                address.filter({ view: next, standing: undefined, sort: undefined, order: 'asc' })
              }
            />
            <ActionIcon
              className={classes.moreFilters}
              variant="default"
              size="input-sm"
              aria-label={t('guests.filters')}
              aria-expanded={isFiltering}
              onClick={toggle}
            >
              <IconAdjustmentsHorizontal size={18} stroke={1.6} />
            </ActionIcon>
          </div>
        }
        moreFilters={
          <GuestFilters
            filters={filters}
            categories={result.data?.categories ?? []}
            isOpen={isFiltering}
            onFilter={address.filter}
          />
        }
        saved="guests"
        result={result.data ? { ...result, data: { ...result.data, items: rows } } : result}
        columns={columns}
        rowId={(guest) => guest.id}
        card={(guest) => <GuestCard guest={guest} today={today} />}
        mark={(guest) => (chosen.has(guest.id) ? 'selected' : undefined)}
        cardsBelow={CARDS_BELOW}
        empty={<NoGuests filters={filters} onClear={address.clear} />}
      />
      {chosen.size > 0 && <SelectionBar guests={[...chosen.values()]} onClear={clear} />}
      {paper}
    </SelectionProvider>
  )
}
