import type { BookingImport } from '@innkeeper/api/guests/import.ts'
import { Button, Progress } from '@mantine/core'
import { Box } from '../../../components/page/box.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useStopImport } from './api.ts'
import { DiscardButton } from './discard-button.tsx'
import classes from './import.module.css'

/** Work that goes on by itself. */
export function ImportProgress({ staged }: { staged: BookingImport }) {
  const t = useT()
  const stop = useStopImport(staged.id)
  const tellFailure = useFailureNotice()
  const { state, done, rows, fileName } = staged
  if (state === 'reading')
    return (
      <Box title={t('bookingImport.reading', { who: staged.by, name: fileName })}>
        <p className={classes.quiet}>{t('bookingImport.rows', { count: rows })}</p>
        <DiscardButton staged={staged} />
      </Box>
    )
  const title = t(`bookingImport.${state as 'checking' | 'applying' | 'taking-back'}`)
  return (
    <Box title={title} aside={fileName}>
      <Progress value={rows === 0 ? 0 : (done / rows) * 100} size="lg" aria-label={title} />
      <p className={classes.progressWords} role="status">
        {t('bookingImport.progress', { done, total: rows })}
      </p>
      <p className={classes.quiet}>{t('bookingImport.leave')}</p>
      {state === 'applying' && (
        <Button
          mt="md"
          variant="default"
          loading={stop.isPending}
          onClick={() => stop.mutate(undefined, { onError: tellFailure })}
        >
          {t('bookingImport.stop')}
        </Button>
      )}
    </Box>
  )
}
