import { Button } from '@mantine/core'
import { IconBed, IconSparkles } from '@tabler/icons-react'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import type { CleaningSearch, RoomFilter } from '../cleaning-search.ts'

type Props = {
  filter: RoomFilter
  /** Nothing was ever to be done that day. */
  isDayEmpty: boolean
  onChange: (change: CleaningSearch) => void
}

/** Why no room stands here. */
export function NoneListed({ filter, isDayEmpty, onChange }: Props) {
  const t = useT()
  const isQuiet = isDayEmpty && filter === 'to do'
  const about = isQuiet ? 'quiet' : filter
  return (
    <Box flush>
      <EmptyState
        icon={isQuiet ? IconBed : IconSparkles}
        title={t(`cleaning.none.${about}`)}
        text={t(`cleaning.noneText.${about}`)}
        action={
          filter !== 'all' && (
            <Button variant="default" onClick={() => onChange({ filter: 'all' })}>
              {t('cleaning.showAll')}
            </Button>
          )
        }
      />
    </Box>
  )
}
