import type { CleaningList } from '@innkeeper/api/cleaning/list.ts'
import { EXPORT_FORMATS, type ExportFormat, type ListOrder } from '@innkeeper/domain/cleaning/constants.ts'
import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconCalendarWeek,
  IconChevronDown,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconFileTypeXls,
  IconPrinter,
} from '@tabler/icons-react'
import { SpreadsheetForms } from '../../../../components/csv-button/spreadsheet-forms.tsx'
import { useFailureNotice } from '../../../../platform/failure-notice.ts'
import { useSpreadsheet } from '../../../../platform/spreadsheet-choice.ts'
import { useT } from '../../../../platform/texts.ts'
import { useExportCleaning } from '../../api.ts'
import classes from '../cleaning.module.css'
import { usePrintDay } from '../print/use-print-day.tsx'
import { DaysDialog } from './days-dialog.tsx'

const ICONS: Readonly<Record<ExportFormat, typeof IconFileTypeCsv>> = {
  csv: IconFileTypeCsv,
  xlsx: IconFileTypeXls,
  pdf: IconFileTypePdf,
}

type Props = { date: string; order: ListOrder; list: CleaningList | undefined }

/** The day on paper or as a file, and several days as one. */
export function ExportMenu({ date, order, list }: Props) {
  const t = useT()
  const [areDaysAsked, days] = useDisclosure(false)
  const [spreadsheet, choose] = useSpreadsheet()
  const { mutate, isPending } = useExportCleaning()
  const fail = useFailureNotice()
  const { print, paper } = usePrintDay(list, order)
  const save = (format: ExportFormat) =>
    mutate({ from: date, to: date, format, order, spreadsheet }, { onError: fail })
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={300}>
        <Menu.Target>
          <Button variant="default" className={classes.export} loading={isPending}>
            <IconPrinter className={classes.exportMark} size={19} stroke={1.7} aria-hidden />
            <span className={classes.exportWords}>
              {t('cleaning.export')}
              <IconChevronDown size={16} stroke={1.8} aria-hidden />
            </span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPrinter size={17} stroke={1.7} />}
            disabled={list === undefined}
            onClick={print}
          >
            {t('cleaning.print')}
          </Menu.Item>
          <Menu.Label>{t('cleaning.export.day')}</Menu.Label>
          {EXPORT_FORMATS.map((format) => {
            const FormatIcon = ICONS[format]
            return (
              <Menu.Item
                key={format}
                leftSection={<FormatIcon size={17} stroke={1.7} />}
                onClick={() => save(format)}
              >
                {t(`cleaning.export.${format}`)}
              </Menu.Item>
            )
          })}
          <Menu.Item leftSection={<IconCalendarWeek size={17} stroke={1.7} />} onClick={days.open}>
            {t('cleaning.export.days')}
          </Menu.Item>
          <Menu.Divider />
          <SpreadsheetForms spreadsheet={spreadsheet} onChoose={choose} />
        </Menu.Dropdown>
      </Menu>
      {areDaysAsked && (
        <DaysDialog date={date} order={order} spreadsheet={spreadsheet} onClose={days.close} />
      )}
      {paper}
    </>
  )
}
