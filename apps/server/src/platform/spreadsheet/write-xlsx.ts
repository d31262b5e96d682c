import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Sheet, WriteSpreadsheet } from './port.ts'
import { openRows, type RowSource } from './row-source.ts'
import { sheetNames } from './sheet-names.ts'
import { letters, rowXml, type StyledColumn, sheetEnd, sheetHead } from './sheet-xml.ts'
import { stylesOf } from './styles.ts'
import { sheetPath, workbookParts } from './workbook-xml.ts'

/** As many rows as spreadsheets can hold; more go on in another sheet. */
const ROWS_PER_SHEET = 1_048_576
/** Rows are handed on in pieces of about this many letters. */
const PIECE = 32_768
/** Of zlib: lists become nearly as small as with more, in half the time. */
const COMPRESSION = 3

/** Writes a workbook while its rows are read: `yazl` packs, the parts are written here (decision 050). */
export function createXlsxWriter({ rowsPerSheet = ROWS_PER_SHEET } = {}): WriteSpreadsheet {
  return async function* write(sheets) {
    const zip = new ZipFile()
    // Its types leave open that it is a stream of Node's own.
    const output = zip.outputStream as Readable
    const stopped = new AbortController()
    packSheets(zip, sheets, { rowsPerSheet, signal: stopped.signal }).catch((error: Error) =>
      output.destroy(error),
    )
    try {
      for await (const chunk of output) yield chunk as Uint8Array
    } finally {
      // Whoever takes no more of the file wants no more rows to be read.
      stopped.abort()
    }
  }
}

export const writeXlsx: WriteSpreadsheet = createXlsxWriter()

type Packing = { rowsPerSheet: number; signal: AbortSignal }

async function packSheets(zip: ZipFile, sheets: readonly Sheet[], packing: Packing): Promise<void> {
  const { styleOf, xml: styles } = stylesOf(sheets.flatMap(({ columns }) => columns))
  const names: string[] = []
  for (const { name, columns, rows } of sheets) {
    const styled = columns.map((column, place) => ({
      ...column,
      letters: letters(place),
      style: styleOf(column),
    }))
    const source = await openRows(rows)
    try {
      do {
        names.push(name)
        await packSheet(
          zip,
          sheetPath(names.length),
          sheetPieces(source, styled, packing.rowsPerSheet),
          packing,
        )
      } while (source.row !== null)
    } finally {
      await source.close()
    }
  }
  for (const [path, xml] of workbookParts(sheetNames(names), styles)) zip.addBuffer(Buffer.from(xml), path)
  zip.end()
}

/** Until its last row is packed; the next sheet is not begun before. */
async function packSheet(zip: ZipFile, path: string, pieces: AsyncIterable<string>, { signal }: Packing) {
  const xml = Readable.from(pieces, { objectMode: false, signal })
  zip.addReadStream(xml, path, { compressionLevel: COMPRESSION })
  await finished(xml, { writable: false })
}

async function* sheetPieces(
  source: RowSource,
  columns: readonly StyledColumn[],
  rowsPerSheet: number,
): AsyncIterable<string> {
  let piece = sheetHead(columns)
  let number = 1
  for (; source.row !== null && number < rowsPerSheet; await source.advance()) {
    number++
    piece += rowXml(source.row, number, columns)
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece + sheetEnd(columns, number)
}
