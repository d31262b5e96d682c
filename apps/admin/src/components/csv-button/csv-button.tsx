import type { Spreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useSpreadsheet } from '../../platform/spreadsheet-choice.ts'
import { useT } from '../../platform/texts.ts'
import { SpreadsheetForms } from './spreadsheet-forms.tsx'

type Props = {
  label: string
  isLoading: boolean
  className?: string | undefined
  onDownload: (spreadsheet: Spreadsheet) => void
}

/** Downloads a CSV file; beside it, the Excel it is for, which this computer remembers. */
export function CsvButton({ label, isLoading, className, onDownload }: Props) {
  const t = useT()
  const [spreadsheet, choose] = useSpreadsheet()
  return (
    <Button.Group>
      <Button
        variant="default"
        className={className}
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
        loading={isLoading}
        onClick={() => onDownload(spreadsheet)}
      >
        {label}
      </Button>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            className={className}
            px={8}
            aria-label={t('csv.form')}
            title={t('csv.form')}
          >
            <IconChevronDown size={16} stroke={1.8} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <SpreadsheetForms spreadsheet={spreadsheet} onChoose={choose} />
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}
