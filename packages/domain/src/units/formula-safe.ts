/** Spreadsheets of East Asia take the wide signs for the narrow ones. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/**
 * A cell that a spreadsheet will show and never run: one that begins like a formula gets an apostrophe before it
 * (CSV injection). Importing takes it away again.
 */
export function formulaSafe(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}
