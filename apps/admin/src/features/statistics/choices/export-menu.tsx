import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SpreadsheetForms } from '../../../components/csv-button/spreadsheet-forms.tsx'
import classes from '../../../components/figures/figures.module.css'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useSpreadsheet } from '../../../platform/spreadsheet-choice.ts'
import { useT } from '../../../platform/texts.ts'
import { useOrdersCsv, useStatisticsExport } from '../api.ts'
import type { AskedStatistics } from '../statistics-search.ts'

type Props = { asked: AskedStatistics; subject?: Subject }

/** The numbers on the screen as a file, and which Excel CSV files are for, which this computer remembers. */
export function ExportMenu({ asked, subject }: Props) {
  const t = useT()
  const tellFailure = useFailureNotice()
  const numbers = useStatisticsExport(asked, subject)
  const lines = useOrdersCsv({ from: asked.from, to: asked.to })
  const [spreadsheet, choose] = useSpreadsheet()
  const failing = { onError: tellFailure }
  return (
    <Menu position="bottom-end" shadow="md" returnFocus>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.control}
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}
          loading={numbers.isPending || lines.isPending}
        >
          {t('statistics.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Item icon={csv} onClick={() => numbers.mutate({ format: 'csv', spreadsheet }, failing)}>
          {t('statistics.export.csv')}
        </Item>
        <Item icon={excel} onClick={() => numbers.mutate({ format: 'xlsx' }, failing)}>
          {t('statistics.export.xlsx')}
        </Item>
        {subject === 'orders' && asked.scope === 'property' && (
          <Item icon={csv} onClick={() => lines.mutate(spreadsheet, failing)}>
            {t('statistics.export.lines')}
          </Item>
        )}
        <Menu.Divider />
        <SpreadsheetForms spreadsheet={spreadsheet} onChoose={choose} />
      </Menu.Dropdown>
    </Menu>
  )
}

const csv = <IconFileTypeCsv size={18} stroke={1.6} aria-hidden />
const excel = <IconFileTypeXls size={18} stroke={1.6} aria-hidden />

function Item({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <Menu.Item leftSection={icon} onClick={onClick}>
      {children}
    </Menu.Item>
  )
}
