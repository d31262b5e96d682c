import { SPREADSHEETS, type Spreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { Menu } from '@mantine/core'
import { useT } from '../../platform/texts.ts'

type Props = { spreadsheet: Spreadsheet; onChoose: (spreadsheet: Spreadsheet) => void }

/** In a menu: the Excel that CSV files are for. */
export function SpreadsheetForms({ spreadsheet, onChoose }: Props) {
  const t = useT()
  return (
    <>
      <Menu.Label>{t('csv.form')}</Menu.Label>
      <Menu.RadioGroup value={spreadsheet} onChange={(next) => onChoose(next as Spreadsheet)}>
        {SPREADSHEETS.map((name) => (
          <Menu.RadioItem key={name} value={name}>
            {t(`csv.form.${name}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}
