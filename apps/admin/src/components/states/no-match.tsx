import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useT } from '../../platform/texts.ts'
import { EmptyState } from './empty-state.tsx'

/** Nothing found is another matter than nothing there: the way out is to ask for less. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useT()
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
