import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useOrdersCsv } from './api.ts'
import classes from './statistics.module.css'

export function CsvButton({ period }: { period: Period }) {
  const t = useT()
  const start = useOrdersCsv(period)
  const tellFailure = useFailureNotice()
  return (
    <Button
      variant="default"
      className={classes.control}
      leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
      loading={start.isPending}
      onClick={() => start.mutate(undefined, { onError: tellFailure })}
    >
      {t('statistics.csv')}
    </Button>
  )
}
