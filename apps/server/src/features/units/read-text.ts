import { MAX_IMPORT_ROWS } from '@innkeeper/domain/units/constants.ts'
import { delimiterOf, type ImportRow, importRows, importText } from '@innkeeper/domain/units/import-rows.ts'
import papaparse from 'papaparse'
import { AppError } from '../../platform/http/app-error.ts'

/** Rows of pasted text or a CSV file. Throws `units/import-unreadable` or `units/too-many`. */
export function readImportText(source: string): ImportRow[] {
  const text = importText(source)
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: delimiterOf(text) })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) {
    throw new AppError('units/import-unreadable', 'A quotation mark is missing.', {
      row: (broken.row ?? 0) + 1,
    })
  }
  const rows = importRows(data)
  if (rows.length > MAX_IMPORT_ROWS) {
    throw new AppError('units/too-many', `At most ${MAX_IMPORT_ROWS} rows at once.`)
  }
  return rows
}
