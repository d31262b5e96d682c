import { IconUsers } from '@tabler/icons-react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { NoMatch } from '../../components/states/no-match.tsx'
import { useT } from '../../platform/texts.ts'
import { type GuestsSearch, shownView } from './guests-search.ts'

type Props = { filters: GuestsSearch; onClear: () => void }

/** Nothing found is another matter than nothing there. */
export function NoGuests({ filters, onClear }: Props) {
  const t = useT()
  if (!filters.search && shownView(filters) === 'current') {
    return <EmptyState icon={IconUsers} title={t('guests.quiet.title')} text={t('guests.quiet.text')} />
  }
  if (!filters.search && filters.view === 'all') {
    return <EmptyState icon={IconUsers} title={t('guests.empty.title')} text={t('guests.empty.text')} />
  }
  return <NoMatch onClear={onClear} />
}
