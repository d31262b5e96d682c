import type { RetentionRun } from '@innkeeper/api/privacy.ts'
import { Button } from '@mantine/core'
import { IconMoon } from '@tabler/icons-react'
import { useState } from 'react'
import { Box } from '../../components/page/box.tsx'
import { ListRow, RowList } from '../../components/page/row-list.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { formatDateOnly } from '../../platform/own-formats.ts'
import { useT } from '../../platform/texts.ts'
import classes from './privacy.module.css'
import { useRunWords } from './use-run-words.ts'

/** A week; the rest of the month on request. */
const SHOWN_FIRST = 7

/** What the last nights took away. */
export function RunsBox({ runs }: { runs: readonly RetentionRun[] }) {
  const t = useT()
  const [areAllShown, showAll] = useState(false)
  const shown = areAllShown ? runs : runs.slice(0, SHOWN_FIRST)
  return (
    <Box title={t('privacy.runs.title')} flush>
      {runs.length === 0 ? (
        <EmptyState icon={IconMoon} title={t('privacy.runs.none.title')} text={t('privacy.runs.none.text')} />
      ) : (
        <RowList aria-label={t('privacy.runs.title')}>
          {shown.map((run) => (
            <Run key={run.day} run={run} />
          ))}
        </RowList>
      )}
      {shown.length < runs.length && (
        <div className={classes.more}>
          <Button variant="subtle" onClick={() => showAll(true)}>
            {t('privacy.runs.more')}
          </Button>
        </div>
      )}
    </Box>
  )
}

function Run({ run }: { run: RetentionRun }) {
  const t = useT()
  const words = useRunWords()
  const { taken, keptBack } = words(run)
  return (
    <ListRow className={classes.run}>
      <time className={classes.day} dateTime={run.day}>
        {formatDateOnly(run.day)}
      </time>
      <span>
        <span data-nothing={taken === null || undefined} className={classes.taken}>
          {taken ?? t('privacy.runs.nothing')}
        </span>
        {keptBack && <span className={classes.note}>{keptBack}</span>}
        {run.finishedAt === null && <span className={classes.note}>{t('privacy.runs.unfinished')}</span>}
      </span>
    </ListRow>
  )
}
