import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { useFailureNotice } from '../../../../platform/failure-notice.ts'
import { useCan } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import { useExport } from '../api.ts'
import { filtersAsked, type SubmissionsSearch } from '../submissions-search.ts'
import { type Report, ReportDialog } from './report-dialog.tsx'

type Props = { search: SubmissionsSearch; report: Report | null }

/** Files of the list; a report only where the country's law asks for one. */
export function ListActions({ search, ...asked }: Props) {
  const t = useT()
  const report = useCan()('registration:reveal') ? asked.report : null
  const csv = useExport()
  const tellFailure = useFailureNotice()
  const [isReporting, reporting] = useDisclosure(false)
  return (
    <>
      {report && (
        <Button
          variant="default"
          leftSection={<IconFileText size={18} stroke={1.6} aria-hidden />}
          onClick={reporting.open}
        >
          {t(`regSubs.report.${report}`)}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
        loading={csv.isPending}
        onClick={() => csv.mutate(filtersAsked(search), { onError: tellFailure })}
      >
        {t('regSubs.csv')}
      </Button>
      {report && isReporting && <ReportDialog report={report} search={search} onClose={reporting.close} />}
    </>
  )
}
