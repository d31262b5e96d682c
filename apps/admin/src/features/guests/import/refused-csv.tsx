import { CsvButton } from '../../../components/csv-button/csv-button.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useRefusedCsv } from './api.ts'

export function RefusedCsv({ importId }: { importId: string }) {
  const t = useT()
  const start = useRefusedCsv(importId)
  const tellFailure = useFailureNotice()
  return (
    <CsvButton
      label={t('bookingImport.download')}
      isLoading={start.isPending}
      onDownload={(spreadsheet) => start.mutate(spreadsheet, { onError: tellFailure })}
    />
  )
}
