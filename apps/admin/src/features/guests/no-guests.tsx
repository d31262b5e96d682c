import type { GuestListQuery } from '@innkeeper/api/guests.ts'
import { IconUsers } from '@tabler/icons-react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { NoMatch } from '../../components/states/no-match.tsx'
import { useT } from '../../platform/texts.ts'

type Props = { filters: Partial<GuestListQuery>; onClear: () => void }

/** Nothing found is another matter than nothing there. */
export function NoGuests({ filters, onClear }: Props) {
  const t = useT()
  if (!filters.search && (filters.view ?? 'all') === 'all') {
    return <EmptyState icon={IconUsers} title={t('guests.empty.title')} text={t('guests.empty.text')} />
  }
  return <NoMatch onClear={onClear} />
}
