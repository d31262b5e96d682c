import { CSV_MARK, type CsvForm } from '@innkeeper/domain/properties/spreadsheet.ts'
import { ACCESS_FIELDS, type Access } from '@innkeeper/domain/units/access.ts'
import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import { ACCESS_COLUMNS, FLOOR_COLUMN } from '@innkeeper/domain/units/import-rows.ts'
import papaparse from 'papaparse'

export type CsvUnit = {
  code: string
  category: string
  floor: number | null
  link: string
  access: Access
}

/** Units for a spreadsheet. */
export function writeUnitsCsv(units: readonly CsvUnit[], { delimiter }: CsvForm): string {
  const data = units.map(({ code, category, floor, link, access }) => {
    const words = [code, category, link, ...ACCESS_FIELDS.map((field) => access[field] ?? '')].map(
      formulaSafe,
    )
    // A number of ours: guarded as a formula, a cellar would be text.
    return [...words.slice(0, 2), floor ?? '', ...words.slice(2)]
  })
  const fields = [
    'code',
    'category',
    FLOOR_COLUMN,
    'link',
    ...ACCESS_FIELDS.map((field) => ACCESS_COLUMNS[field]),
  ]
  const text = papaparse.unparse({ fields, data }, { delimiter })
  return `${CSV_MARK}${text}`
}
