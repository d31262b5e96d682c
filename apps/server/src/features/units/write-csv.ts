import { CSV_MARK, type CsvForm } from '@innkeeper/domain/properties/spreadsheet.ts'
import { ACCESS_FIELDS, type Access } from '@innkeeper/domain/units/access.ts'
import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import { ACCESS_COLUMNS } from '@innkeeper/domain/units/import-rows.ts'
import papaparse from 'papaparse'

export type CsvUnit = { code: string; category: string; link: string; access: Access }

/** Units for a spreadsheet. */
export function writeUnitsCsv(units: readonly CsvUnit[], { delimiter }: CsvForm): string {
  const data = units.map(({ code, category, link, access }) =>
    [code, category, link, ...ACCESS_FIELDS.map((field) => access[field] ?? '')].map(formulaSafe),
  )
  const fields = ['code', 'category', 'link', ...ACCESS_FIELDS.map((field) => ACCESS_COLUMNS[field])]
  const text = papaparse.unparse({ fields, data }, { delimiter })
  return `${CSV_MARK}${text}`
}
