import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { NoMatch } from '../../../components/states/no-match.tsx'
import { useT } from '../../../platform/texts.ts'
import { isNarrowed, type OutboxSearch } from './outbox-search.ts'

export function NoMessages({ search, onClear }: { search: OutboxSearch; onClear: () => void }) {
  const t = useT()
  if (isNarrowed(search)) return <NoMatch onClear={onClear} />
  return (
    <EmptyState
      icon={IconSend}
      title={t('outbox.empty')}
      text={t('outbox.empty.text')}
      action={
        <Button component={Link} to="/messages">
          {t('compose.write')}
        </Button>
      }
    />
  )
}
