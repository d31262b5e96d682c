import { EXPORT_DAYS_MAX, type ListOrder } from '@innkeeper/domain/cleaning/constants.ts'
import type { Spreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { addDays, dayOfIsoDate } from '@innkeeper/domain/time.ts'
import { SegmentedControl, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '../../../../components/day-input/day-input.tsx'
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx'
import { useT } from '../../../../platform/texts.ts'
import { useExportCleaning } from '../../api.ts'

const FORMATS = ['xlsx', 'csv'] as const
const USUAL_DAYS = 7

type Props = { date: string; order: ListOrder; spreadsheet: Spreadsheet; onClose: () => void }

/** The lists of several days as one file. */
export function DaysDialog({ date, order, spreadsheet, onClose }: Props) {
  const t = useT()
  const [from, setFrom] = useState(date)
  const [to, setTo] = useState(addDays(date, USUAL_DAYS - 1))
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('xlsx')
  const { mutate, isPending, error } = useExportCleaning()
  const isWhole = from !== '' && to !== ''
  const days = isWhole ? dayOfIsoDate(to) - dayOfIsoDate(from) + 1 : 0
  return (
    <FormDialog
      title={t('cleaning.export.days')}
      onClose={onClose}
      onSubmit={() => mutate({ from, to, format, order, spreadsheet }, { onSuccess: onClose })}
      submitLabel={t('action.download')}
      isPending={isPending}
      canSubmit={days >= 1 && days <= EXPORT_DAYS_MAX}
      error={error}
    >
      <SimpleGrid cols={2}>
        <DayInput label={t('cleaning.export.from')} value={from} onDay={setFrom} data-autofocus />
        <DayInput
          label={t('cleaning.export.to')}
          value={to}
          min={from || undefined}
          onDay={setTo}
          error={
            isWhole &&
            (days < 1
              ? t('cleaning.export.backwards')
              : days > EXPORT_DAYS_MAX && t('cleaning.export.tooMany', { most: EXPORT_DAYS_MAX }))
          }
        />
      </SimpleGrid>
      <SegmentedControl
        aria-label={t('cleaning.export.format')}
        value={format}
        onChange={setFormat}
        data={FORMATS.map((value) => ({ value, label: t(`cleaning.export.${value}`) }))}
      />
    </FormDialog>
  )
}
