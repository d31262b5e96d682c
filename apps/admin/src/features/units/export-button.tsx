import { CsvButton } from '../../components/csv-button/csv-button.tsx'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useExportUnits } from './api.ts'

export function ExportButton() {
  const t = useT()
  const start = useExportUnits()
  const tellFailure = useFailureNotice()
  return (
    <CsvButton
      label={t('units.export')}
      isLoading={start.isPending}
      onDownload={(spreadsheet) => start.mutate(spreadsheet, { onError: tellFailure })}
    />
  )
}
