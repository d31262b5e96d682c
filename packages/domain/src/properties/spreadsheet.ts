/**
 * A spreadsheet splits a CSV file at the sign its country uses for lists, and reads numbers with the country's decimal
 * sign. A file for another country lands in one column, or turns 12,50 into a date.
 */
export const SPREADSHEETS = ['semicolon', 'comma'] as const
export type Spreadsheet = (typeof SPREADSHEETS)[number]

export type CsvForm = { delimiter: ';' | ','; decimal: ',' | '.' }

export const CSV_FORMS: Readonly<Record<Spreadsheet, CsvForm>> = {
  semicolon: { delimiter: ';', decimal: ',' },
  comma: { delimiter: ',', decimal: '.' },
}

/** The mark that tells Excel a text is UTF-8; without it å and ö come out as two signs each. */
export const CSV_MARK = '\uFEFF'

/** Where numbers are written with a point; a property's time zone says which country it stands in. */
const WITH_POINT =
  /^(Europe\/(London|Belfast|Dublin|Jersey|Guernsey|Isle_of_Man|Malta|Gibraltar)|(Australia|Canada|US)\/.+|America\/(New_York|Detroit|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Toronto|Winnipeg|Edmonton|Vancouver|Halifax|St_Johns)|Pacific\/(Auckland|Honolulu)|Asia\/(Singapore|Hong_Kong|Kolkata|Tokyo|Seoul|Shanghai|Bangkok|Manila|Dubai)|GB|Eire|NZ)$/

/** The spreadsheet that people at a property most likely have. */
export function usualSpreadsheet(timeZone: string): Spreadsheet {
  return WITH_POINT.test(timeZone) ? 'comma' : 'semicolon'
}

/** A number with so many decimals as that spreadsheet reads it, without separators between thousands. */
export function csvNumber(value: number, decimals: number, { decimal }: CsvForm): string {
  return value.toFixed(decimals).replace('.', decimal)
}
