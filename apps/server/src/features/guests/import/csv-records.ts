import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { IMPORT_MAX_ROW_BYTES } from '@innkeeper/domain/guests/import/limits.ts'
import { CsvError, parse } from 'csv-parse'
import { unreadable } from './unreadable.ts'

type Parsed = { record: string[]; info: { lines: number } }
export type CsvRecord = { line: number; cells: string[] }

const SAID_DELIMITER = /^\uFEFF?sep=.\r?\n/i

/**
 * The records of CSV while it comes in, each with the line it begins in. A broken quotation mark ends the reading with
 * that line: nobody can tell what of the rest it was meant to hold.
 */
export async function* csvRecords(
  text: AsyncGenerator<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  let last = 0
  const parser = parse({
    delimiter,
    // Records that were read before a broken one are lost with it; their lines are not.
    on_record: (record, { lines }) => {
      last = lines
      return record
    },
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: IMPORT_MAX_ROW_BYTES,
  })
  let skipped = 0
  const source = Readable.from(
    withoutFirst(text, () => {
      skipped = 1
    }),
    { objectMode: false },
  )
  // What breaks the source off breaks the records off with it.
  const fed = pipeline(source, parser).catch(() => {})
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (record.every((cell) => cell.trim() === '')) continue
      yield { line: info.lines - lineBreaks(record) + skipped, cells: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw unreadable(last + 1 + skipped, error.code === 'CSV_MAX_RECORD_SIZE' ? 'row' : 'quote')
  } finally {
    parser.destroy()
    await fed
  }
}

/** Without the line that names Excel's delimiter. */
async function* withoutFirst(text: AsyncGenerator<string>, onSkipped: () => void) {
  let isFirst = true
  for await (const piece of text) {
    const rest = isFirst ? piece.replace(SAID_DELIMITER, '').replace(/^\uFEFF/, '') : piece
    if (isFirst && SAID_DELIMITER.test(piece)) onSkipped()
    isFirst = false
    if (rest !== '') yield rest.replaceAll('\0', '')
  }
}

function lineBreaks(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells) if (cell.includes('\n')) breaks += cell.split('\n').length - 1
  return breaks
}
