import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload } from '@tabler/icons-react'
import { errorText, isSignedOut } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { useOrdersCsv } from './api.ts'
import classes from './statistics.module.css'

export function CsvButton({ period }: { period: Period }) {
  const t = useT()
  const start = useOrdersCsv(period)
  const tellFailure = (error: unknown) =>
    isSignedOut(error) || notifications.show({ color: 'red', message: errorText(t, error) })
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
