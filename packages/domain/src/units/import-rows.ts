import { singleLine } from '../single-line.ts'

/** One row of a bulk import as it was written; `row` counts from 1 and includes the header. */
export type ImportRow = { row: number; code: string; category: string }

/** In this order: a tab comes from a spreadsheet, a semicolon from most of Europe, a comma may stand in a name. */
const DELIMITERS = ['\t', ';', ','] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Words a header uses for the code and for the category, in the languages of the product. */
const CODE_WORDS = new Set(
  'code,room,room number,room no,room no.,unit,number,no,no.,nr,nr.,#,værelse,værelsesnummer,rom,romnummer,rum,rumsnummer,huone,huoneen numero,huonenumero,kamer,kamernummer,tuba,toa number,kood'.split(
    ',',
  ),
)
const CATEGORY_WORDS = new Set(
  'category,unit category,room category,type,room type,unit type,kategori,værelsestype,romtype,rumstyp,kategoria,luokka,huonetyyppi,categorie,kamertype,kategooria,toatüüp'.split(
    ',',
  ),
)

/** A spreadsheet guards a text that looks like a formula with an apostrophe; see `formulaSafe`. */
const GUARDED = /^'(?=[=+\-@＝＋－＠])/

/** Text without the mark some programs put before it, and without the line that names Excel's delimiter. */
export function importText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '')
}

/** What separates the cells: the first known mark that stands outside quotes in the first line with words. */
export function delimiterOf(text: string): Delimiter {
  const lines = text.split(/\r\n|\r|\n/)
  const first = (lines.find((line) => line.trim() !== '') ?? '').replace(/"(?:[^"]|"")*"/g, '')
  return DELIMITERS.find((mark) => first.includes(mark)) ?? ','
}

/** Rows with words in them; a first row that names its columns says where code and category stand. */
export function importRows(cells: readonly (readonly string[])[]): ImportRow[] {
  const lines = cells.map((line, index) => ({ row: index + 1, line: line.map(plainCell) }))
  const filled = lines.filter(({ line }) => line.some((cell) => cell !== ''))
  const columns = headerColumns(filled[0]?.line ?? [])
  return (columns ? filled.slice(1) : filled).map(({ row, line }) => ({
    row,
    code: line[columns?.code ?? 0] ?? '',
    category: line[columns ? (columns.category ?? -1) : 1] ?? '',
  }))
}

function plainCell(cell: string): string {
  return singleLine(cell).replace(GUARDED, '')
}

function headerColumns(line: readonly string[]): { code: number; category: number | null } | null {
  const words = line.map((cell) => cell.toLowerCase())
  const code = words.findIndex((word) => CODE_WORDS.has(word))
  const category = words.findIndex((word) => CATEGORY_WORDS.has(word))
  return code === -1 ? null : { code, category: category === -1 ? null : category }
}
