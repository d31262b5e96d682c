import type { GuestListQuery } from '@innkeeper/api/guests.ts'
import { Button } from '@mantine/core'
import { IconSearch, IconUsers } from '@tabler/icons-react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { useT } from '../../platform/texts.ts'

type Props = { filters: Partial<GuestListQuery>; onClear: () => void }

/** Nothing found is another matter than nothing there. */
export function NoGuests({ filters, onClear }: Props) {
  const t = useT()
  if (!filters.search && (filters.view ?? 'all') === 'all') {
    return <EmptyState icon={IconUsers} title={t('guests.empty.title')} text={t('guests.empty.text')} />
  }
  return (
    <EmptyState
      icon={IconSearch}
      title={t('list.noMatch.title')}
      text={t('list.noMatch.text')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('list.reset')}
        </Button>
      }
    />
  )
}
