import type { MediaListQuery } from '@innkeeper/api/media.ts'
import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { Box } from '../../components/page/box.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { useT } from '../../platform/texts.ts'

/** Nothing to show: because nothing is there yet, because all is well, or because of the search. */
export function NoMedia({ filters, onClear }: { filters: MediaListQuery; onClear: () => void }) {
  const t = useT()
  const { search, show = 'all' } = filters
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('list.reset')}
    </Button>
  )
  const isFiltered = Boolean(search) || show !== 'all'
  const isGood = !search && (show === 'without-alt' || show === 'unused')
  return (
    <Box flush>
      {isGood && (
        <EmptyState
          icon={IconPhoto}
          title={t(`media.allWell.${show}`)}
          text={t(`media.allWellText.${show}`)}
          action={clear}
        />
      )}
      {!isGood && isFiltered && (
        <EmptyState
          icon={IconPhoto}
          title={t('list.noMatch.title')}
          text={t('list.noMatch.text')}
          action={clear}
        />
      )}
      {!isFiltered && <EmptyState icon={IconPhoto} title={t('media.empty')} text={t('media.emptyText')} />}
    </Box>
  )
}
