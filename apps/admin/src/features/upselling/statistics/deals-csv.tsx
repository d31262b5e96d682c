import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { CsvButton } from '../../../components/csv-button/csv-button.tsx'
import classes from '../../../components/figures/figures.module.css'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useDealsCsv } from '../api.ts'

export function DealsCsv({ period }: { period: Period }) {
  const t = useT()
  const start = useDealsCsv(period)
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
