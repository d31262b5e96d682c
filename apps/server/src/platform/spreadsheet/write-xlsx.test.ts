import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import readExcel from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { Sheet, SheetColumn, SheetRow, WriteSpreadsheet } from './port.ts'
import { createXlsxWriter, writeXlsx } from './write-xlsx.ts'

const TEXT: SheetColumn = { title: 'Room', width: 12, kind: 'text' }
const NUMBER: SheetColumn = { title: 'Guests', width: 8, kind: 'number' }
const SHARE: SheetColumn = { title: 'Share', width: 8, kind: 'number', decimals: 2 }
const DAY: SheetColumn = { title: 'Date', width: 12, kind: 'date' }
const MONEY: SheetColumn = { title: 'Total', width: 12, kind: 'money', decimals: 2 }

const bytesOf = (sheets: readonly Sheet[], write: WriteSpreadsheet = writeXlsx) =>
  buffer(Readable.from(write(sheets), { objectMode: false }))

async function readBack(sheets: readonly Sheet[], write?: WriteSpreadsheet) {
  return readExcel(await bytesOf(sheets, write), { trim: false })
}

const sheetOf = (columns: SheetColumn[], rows: SheetRow[]): Sheet => ({ name: 'Rooms', columns, rows })

describe('a spreadsheet', () => {
  it('is read by another program with its numbers, days and amounts', async () => {
    const rows = [
      ['204', 2, 0.25, '2026-11-19', 129_50],
      ['', null, null, null, null],
      ['Ærø 🛁', 0, -1.5, '2028-02-29', -1],
    ]
    const [sheet] = await readBack([sheetOf([TEXT, NUMBER, SHARE, DAY, MONEY], rows)])
    expect(sheet?.data).toEqual([
      ['Room', 'Guests', 'Share', 'Date', 'Total'],
      ['204', 2, 0.25, new Date('2026-11-19'), 129.5],
      [null, null, null, null, null],
      ['Ærø 🛁', 0, -1.5, new Date('2028-02-29'), -0.01],
    ])
  })

  it('never runs what a guest wrote: a text stays a text', async () => {
    const texts = ['=1+1', '+47 91 23', '-2', '@SUM(A1)', '007', '1e5', 'TRUE', '2026-11-19', ' two  spaces ']
    const [sheet] = await readBack([
      sheetOf(
        [TEXT],
        texts.map((text) => [text]),
      ),
    ])
    expect(sheet?.data.slice(1).flat()).toEqual(texts)
  })

  it('leaves out signs that would break the file', async () => {
    const [sheet] = await readBack([
      sheetOf(
        [TEXT],
        [['a\u0000b\u0007c\u001f'], ['half \ud83d emoji'], ['<b>&amp;"\'</b>'], ['one\r\ntwo']],
      ),
    ])
    expect(sheet?.data.slice(1).flat()).toEqual(['abc', 'half \ufffd emoji', '<b>&amp;"\'</b>', 'one\ntwo'])
  })

  it('can be opened whatever stands in it', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { maxLength: 5 }),
        async (name, rows) => {
          const columns = [{ ...TEXT, title: name }, TEXT]
          const [sheet] = await readBack([{ name, columns, rows }])
          // A reader leaves out empty rows at the end.
          expect(sheet?.data.length).toBeLessThanOrEqual(rows.length + 1)
        },
      ),
      { numRuns: 20 },
    )
  })

  it('has its sheets in order, each with a name of its own that programs allow', async () => {
    const rows: SheetRow[] = [['1']]
    const named = ['Visits', 'visits', 'By day: 1/2 [all]', '', 'x'.repeat(40), 'x'.repeat(40)]
    const read = await readBack(named.map((name) => ({ name, columns: [TEXT], rows })))
    expect(read.map(({ sheet }) => sheet)).toEqual([
      'Visits',
      'visits 2',
      'By day  1 2  all',
      'Sheet',
      'x'.repeat(31),
      `${'x'.repeat(29)} 2`,
    ])
  })

  it('goes on in another sheet where one is full', async () => {
    const rows = Array.from({ length: 5 }, (_, place): SheetRow => [String(place)])
    const read = await readBack([sheetOf([TEXT], rows)], createXlsxWriter({ rowsPerSheet: 3 }))
    expect(read).toEqual([
      { sheet: 'Rooms', data: [['Room'], ['0'], ['1']] },
      { sheet: 'Rooms 2', data: [['Room'], ['2'], ['3']] },
      { sheet: 'Rooms 3', data: [['Room'], ['4']] },
    ])
  })

  it('without rows has its head', async () => {
    expect(await readBack([sheetOf([TEXT, DAY], [])])).toEqual([{ sheet: 'Rooms', data: [['Room', 'Date']] }])
  })
})
