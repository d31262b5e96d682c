import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import papaparse from 'papaparse'

export type CsvUnit = { code: string; category: string; link: string }

/** Units for a spreadsheet: semicolons and the mark that tells Excel it is UTF-8. */
export function writeUnitsCsv(units: readonly CsvUnit[]): string {
  const data = units.map(({ code, category, link }) => [code, category, link].map(formulaSafe))
  const text = papaparse.unparse({ fields: ['code', 'category', 'link'], data }, { delimiter: ';' })
  return `\uFEFF${text}`
}
