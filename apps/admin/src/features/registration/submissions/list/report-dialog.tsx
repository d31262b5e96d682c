import {
  REPORT_DAYS_MAX,
  REPORT_REASONS,
  type ReportReason,
} from '@innkeeper/domain/registration/constants.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '../../../../components/day-input/day-input.tsx'
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx'
import { closeDone } from '../../../../platform/done-notice.ts'
import { useT } from '../../../../platform/texts.ts'
import { useToday } from '../../../../platform/use-today.ts'
import { useReport } from '../api.ts'
import { ReasonChoice } from '../reason-choice.tsx'
import type { SubmissionsSearch } from '../submissions-search.ts'

export type Report = 'police' | 'statistics'
type Props = { report: Report; search: SubmissionsSearch; onClose: () => void }

/** Asks for which days of arrival, and why people are named; the file holds what the law names, and that it was made is written down. */
export function ReportDialog({ report, search, onClose }: Props) {
  const t = useT()
  const today = useToday()
  const [fromDate, setFrom] = useState(search.from ?? today)
  const [toDate, setTo] = useState(search.to ?? search.from ?? today)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const make = useReport()
  const hasDays = fromDate !== '' && toDate !== '' && fromDate <= toDate
  const lastDay = fromDate && addDays(fromDate, REPORT_DAYS_MAX - 1)
  const isTooLong = hasDays && toDate > lastDay
  // Where nobody is named there is nothing to give a reason for.
  const isNamed = report === 'police'
  const submit = () => {
    const why = isNamed && reason ? { reason } : {}
    make.mutate({ fromDate, toDate, ...why }, { onSuccess: closeDone(onClose, t('regSubs.report.done')) })
  }
  return (
    <FormDialog
      title={t(`regSubs.report.${report}`)}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('regSubs.report.make')}
      isPending={make.isPending}
      canSubmit={hasDays && !isTooLong && (reason !== null || !isNamed)}
      error={make.error}
    >
      <Text>{t(`regSubs.report.${report}.text`)}</Text>
      <Group gap="md">
        <DayInput label={t('regSubs.from')} value={fromDate} onDay={setFrom} data-autofocus />
        <DayInput
          label={t('regSubs.to')}
          value={toDate}
          onDay={setTo}
          min={fromDate || undefined}
          error={isTooLong && t('regSubs.report.tooLong', { count: REPORT_DAYS_MAX })}
        />
      </Group>
      {isNamed && <ReasonChoice reasons={REPORT_REASONS} value={reason} onReason={setReason} />}
    </FormDialog>
  )
}
