import { singleLine } from '../single-line.ts'
import { ACCESS_FIELDS, type Access, accessText } from './access.ts'

/** One row of a bulk import as it was written; `row` counts from 1 and includes the header. */
export type ImportRow = {
  row: number
  code: string
  category: string
  /** Of the columns that are there; an empty cell takes away what the unit had. */
  access?: Partial<Access>
  /** As it is written, where there is such a column; an empty cell takes it away. */
  floor?: string
}

/** What an export calls the column of the floor. */
export const FLOOR_COLUMN = 'floor'
/** What an export calls the columns of a unit's access. */
export const ACCESS_COLUMNS: Readonly<Record<keyof Access, string>> = {
  doorCode: 'door code',
  wifiName: 'wi-fi name',
  wifiPassword: 'wi-fi password',
}

/** In this order: a tab comes from a spreadsheet, a semicolon from most of Europe, a comma may stand in a name. */
const DELIMITERS = ['\t', ';', ','] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Words a header uses for the code and for the category, in the languages of the product. */
const CODE_WORDS = words(
  'code,room,room number,room no,room no.,unit,number,no,no.,nr,nr.,#,værelse,værelsesnummer,rom,romnummer,rum,rumsnummer,huone,huoneen numero,huonenumero,kamer,kamernummer,tuba,toa number,kood',
)
const CATEGORY_WORDS = words(
  'category,unit category,room category,type,room type,unit type,kategori,værelsestype,romtype,rumstyp,kategoria,luokka,huonetyyppi,categorie,kamertype,kategooria,toatüüp',
)

const FLOOR_WORDS = words(
  'floor,storey,story,level,etage,etasje,etg,etg.,sal,våning,våningsplan,plan,kerros,verdieping,korrus',
)

/** The same for what opens the unit; such a column may be missing and is never guessed. */
const ACCESS_WORDS: Readonly<Record<keyof Access, ReadonlySet<string>>> = {
  doorCode: words('door code,doorcode,key code,dørkode,dörrkod,portkod,ovikoodi,deurcode,uksekood'),
  wifiName: words(
    'wi-fi name,wifi name,wi-fi,wifi,ssid,wi-fi-navn,wifi-navn,wi-fi-namn,wifi-namn,wi-fi-verkko,wi-fi-naam,wifi-naam,wi-fi nimi,wifi nimi',
  ),
  wifiPassword: words(
    'wi-fi password,wifi password,wi-fi-adgangskode,wifi-adgangskode,wi-fi-kode,wi-fi-passord,wifi-passord,wi-fi-lösenord,wifi-lösenord,wi-fi-salasana,wifi-salasana,wi-fi-wachtwoord,wifi-wachtwoord,wi-fi parool,wifi parool',
  ),
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(','))
}

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
  const lines = cells.map((source, index) => ({ row: index + 1, source, line: source.map(plainCell) }))
  const filled = lines.filter(({ line }) => line.some((cell) => cell !== ''))
  const columns = headerColumns(filled[0]?.line ?? [])
  return (columns ? filled.slice(1) : filled).map(({ row, line, source }) => ({
    row,
    code: line[columns?.code ?? 0] ?? '',
    category: line[columns ? (columns.category ?? -1) : 1] ?? '',
    ...(columns && columns.floor !== null && { floor: line[columns.floor] ?? '' }),
    ...(columns && columns.access.length > 0 && { access: accessIn(source, columns.access) }),
  }))
}

function plainCell(cell: string): string {
  return singleLine(cell).replace(GUARDED, '')
}

type AccessColumn = [field: keyof Access, column: number]
type Columns = { code: number; category: number | null; floor: number | null; access: AccessColumn[] }

function accessIn(source: readonly string[], columns: readonly AccessColumn[]): Partial<Access> {
  return Object.fromEntries(
    columns.map(([field, column]) => [field, accessText(source[column] ?? '').replace(GUARDED, '') || null]),
  )
}

function headerColumns(line: readonly string[]): Columns | null {
  const names = line.map((cell) => cell.toLowerCase())
  const columnOf = (known: ReadonlySet<string>) => names.findIndex((name) => known.has(name))
  const code = columnOf(CODE_WORDS)
  const category = columnOf(CATEGORY_WORDS)
  const floor = columnOf(FLOOR_WORDS)
  const access = ACCESS_FIELDS.map((field): AccessColumn => [field, columnOf(ACCESS_WORDS[field])])
  if (code === -1) return null
  return {
    code,
    category: category === -1 ? null : category,
    floor: floor === -1 ? null : floor,
    access: access.filter(([, column]) => column !== -1),
  }
}
