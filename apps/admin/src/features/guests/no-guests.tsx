import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { NoMatch } from '../../components/states/no-match.tsx'
import { useT } from '../../platform/texts.ts'
import { guestListQuery } from './api.ts'
import { type GuestsSearch, shownView } from './guests-search.ts'

type Props = { filters: GuestsSearch; onClear: () => void }

/** Nothing found is another matter than nothing there. */
export function NoGuests({ filters, onClear }: Props) {
  if (!filters.search && shownView(filters) === 'current') return <QuietDay />
  if (!filters.search && filters.view === 'all') return <Nobody />
  return <NoMatch onClear={onClear} />
}

/** A day without guests; a property without any is told where they come from. */
function QuietDay() {
  const t = useT()
  const { data: everybody } = useQuery(guestListQuery({ view: 'all' }))
  if (everybody?.total === 0) return <Nobody />
  return <EmptyState icon={IconUsers} title={t('guests.quiet.title')} text={t('guests.quiet.text')} />
}

function Nobody() {
  const t = useT()
  return <EmptyState icon={IconUsers} title={t('guests.empty.title')} text={t('guests.empty.text')} />
}
