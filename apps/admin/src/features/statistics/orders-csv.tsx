import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { CsvButton } from '../../components/csv-button/csv-button.tsx'
import classes from '../../components/figures/figures.module.css'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useOrdersCsv } from './api.ts'

export function OrdersCsv({ period }: { period: Period }) {
  const t = useT()
  const start = useOrdersCsv(period)
  const tellFailure = useFailureNotice()
  return (
    <CsvButton
      label={t('statistics.csv')}
      className={classes.control}
      isLoading={start.isPending}
      onDownload={(spreadsheet) => start.mutate(spreadsheet, { onError: tellFailure })}
    />
  )
}
