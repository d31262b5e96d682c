import type { ImportEncoding } from '@innkeeper/api/guests/import.ts'
import { type Delimiter, recogniseDelimiter } from '@innkeeper/domain/guests/import/delimiter.ts'
import { createJsonObjects, flatCells, JsonBroken } from '@innkeeper/domain/guests/import/json-objects.ts'
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROW_BYTES } from '@innkeeper/domain/guests/import/limits.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { csvRecords } from './csv-records.ts'
import { decodeText } from './decode.ts'
import { unreadable } from './unreadable.ts'

/** So much is looked at before it is decided what the file is. */
const HEAD_LENGTH = 64 * 1024

export type FileRow = { line: number; cells: string[] }
export type Asked = { delimiter?: Delimiter | undefined; encoding?: ImportEncoding | undefined }

/** A file as its rows come in. What it turned out to be is whole once they ended. */
export type ReadFile = {
  rows: AsyncGenerator<FileRow>
  facts: () => { format: 'csv' | 'json'; encoding: ImportEncoding; delimiter: Delimiter | null }
  columns: () => string[]
}

/** Reads CSV or JSON; throws `booking-import/unreadable` with the line, or `booking-import/too-many-columns`. */
export function readFile(bytes: AsyncIterable<Uint8Array>, asked: Asked): ReadFile {
  const { text, encoding } = decodeText(bytes, asked.encoding)
  const columns: string[] = []
  let format: 'csv' | 'json' = 'csv'
  let delimiter: Delimiter | null = null

  async function* rows(): AsyncGenerator<FileRow> {
    const { head, rest } = await headOf(text)
    format = /^[\s\uFEFF]*[[{]/.test(head) ? 'json' : 'csv'
    if (format === 'json') yield* jsonRows(rest, columns)
    else {
      delimiter = asked.delimiter ?? recogniseDelimiter(head)
      yield* csvRows(rest, { delimiter, columns })
    }
  }

  return {
    rows: rows(),
    facts: () => ({ format, encoding: encoding(), delimiter }),
    columns: () => columns,
  }
}

/** The beginning of a text, and the whole of it again. */
async function headOf(text: AsyncGenerator<string>) {
  let head = ''
  let isOver = false
  while (head.length < HEAD_LENGTH && !isOver) {
    const { value, done } = await text.next()
    isOver = done === true
    head += value ?? ''
  }
  async function* rest() {
    yield head
    if (!isOver) yield* text
  }
  return { head, rest: rest() }
}

async function* csvRows(
  text: AsyncGenerator<string>,
  { delimiter, columns }: { delimiter: Delimiter; columns: string[] },
): AsyncGenerator<FileRow> {
  let isHeader = true
  for await (const { line, cells } of csvRecords(text, delimiter)) {
    if (isHeader) {
      requireFewColumns(cells.length)
      columns.push(...cells.map((name) => clean(name).trim()))
    } else yield { line, cells: cells.slice(0, IMPORT_MAX_COLUMNS + 1).map(clean) }
    isHeader = false
  }
}

async function* jsonRows(text: AsyncGenerator<string>, columns: string[]): AsyncGenerator<FileRow> {
  const objects = createJsonObjects(IMPORT_MAX_ROW_BYTES)
  const places = new Map<string, number>()
  try {
    for await (const piece of text) {
      for (const { line, object } of objects.push(piece)) {
        const cells: string[] = []
        for (const [name, cell] of flatCells(object)) cells[placeOf(clean(name))] = clean(cell)
        yield { line, cells: Array.from(cells, (cell) => cell ?? '') }
      }
    }
    objects.end()
  } catch (error) {
    if (error instanceof JsonBroken) throw unreadable(error.line, 'json')
    throw error
  }

  function placeOf(name: string): number {
    const known = places.get(name)
    if (known !== undefined) return known
    requireFewColumns(columns.length + 1)
    places.set(name, columns.length)
    return columns.push(name) - 1
  }
}

function requireFewColumns(count: number): void {
  if (count <= IMPORT_MAX_COLUMNS) return
  throw new AppError('booking-import/too-many-columns', `At most ${IMPORT_MAX_COLUMNS} columns.`)
}

/** What no database keeps is left out: an empty byte, half a letter. */
function clean(cell: string): string {
  const plain = cell.includes('\0') ? cell.replaceAll('\0', '') : cell
  return plain.isWellFormed() ? plain : plain.toWellFormed()
}
