import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type Asked, readFile } from './read-file.ts'

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(source: Buffer | string, { size = 7, ...asked }: Asked & { size?: number } = {}) {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source
  const file = readFile(inPieces(bytes, size), asked)
  const rows = await Array.fromAsync(file.rows)
  return { rows, columns: file.columns(), ...file.facts() }
}
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

describe('a CSV file', () => {
  const TEXT = 'Name;Værelse\r\nØrjan Åse;204\r\n'
  it.each([
    ['utf-8', Buffer.from(TEXT)],
    ['utf-8', Buffer.from(`\uFEFF${TEXT}`)],
    ['utf-16le', utf16(TEXT, false)],
    ['utf-16be', utf16(TEXT, true)],
    ['utf-16le', utf16(TEXT, false).subarray(2)],
    ['windows-1252', Buffer.from(TEXT, 'latin1')],
  ])('in %s is recognised, however it is cut', async (encoding, bytes) => {
    for (const size of [1, 2, 3, 5, 1000]) {
      expect(await readAll(bytes, { size })).toEqual({
        encoding,
        format: 'csv',
        delimiter: ';',
        columns: ['Name', 'Værelse'],
        rows: [{ line: 2, cells: ['Ørjan Åse', '204'] }],
      })
    }
  })

  it('is the old code page where the first such letter comes late', async () => {
    const plain = `Name,Room\n${'Anna,1\n'.repeat(20_000)}`
    const { encoding, rows } = await readAll(Buffer.from(`${plain}Åse,204\n`, 'latin1'), { size: 65_536 })
    expect([encoding, rows.at(-1)?.cells[0]]).toEqual(['windows-1252', 'Åse'])
  })

  it('is read as staff say where they know better', async () => {
    const { rows, encoding, delimiter } = await readAll('a;b,c\n1;2,3\n', {
      delimiter: ',',
      encoding: 'windows-1252',
    })
    expect([rows[0]?.cells, encoding, delimiter]).toEqual([['1;2', '3'], 'windows-1252', ','])
  })

  it('is read back as it was written, with quotes, breaks and formulas', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('a"b', 'a;b', 'a,b', 'two\nlines', '=CMD()', '\t', ' x '),
    )
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(',' as const, ';' as const), async (data, delimiter) => {
        const plain = data.map((row) => row.map((one) => one.replace(/[\r\0\uFEFF]/g, ' ').toWellFormed()))
        const text = papaparse.unparse({ fields: ['x', 'y', 'z'], data: plain }, { delimiter, quotes: true })
        const { rows } = await readAll(text, { delimiter, encoding: 'utf-8' })
        const filled = plain.filter((row) => row.some((one) => one.trim() !== ''))
        expect(rows.map(({ cells }) => cells)).toEqual(filled)
      }),
      { numRuns: 60 },
    )
  })

  it('names the line of each row, also behind empty lines and rows of several lines', async () => {
    const { rows } = await readAll('a,b\n\n"one\ntwo",2\n\n3,4\n')
    expect(rows.map(({ line }) => line)).toEqual([3, 6])
    expect((await readAll('sep=;\na;b\n1;2\n')).rows).toEqual([{ line: 3, cells: ['1', '2'] }])
  })

  it.each([
    ['never closed', 'a,b\n1,2\n3,"4\n5,6\n', 3],
    ['closed in the next row', 'a,b\n1,"2\n"3",4\n', 2],
    ['in the middle', 'a,b\n1,2\n3,x"y\n', 3],
  ])('with a quotation mark that is %s names its line', async (_, text, line) => {
    await expect(readAll(text)).rejects.toMatchObject({
      code: 'booking-import/unreadable',
      details: { line, reason: 'quote' },
    })
  })

  it('of 5,000 columns is refused, and so is a row that does not end', async () => {
    const wide = Array.from({ length: 5000 }, (_, index) => `c${index}`).join(',')
    await expect(readAll(`${wide}\n`, { size: 65_536 })).rejects.toMatchObject({
      code: 'booking-import/too-many-columns',
    })
    await expect(readAll(`a,b\n1,"${'x\n'.repeat(300_000)}`, { size: 65_536 })).rejects.toMatchObject({
      code: 'booking-import/unreadable',
      details: { line: 2, reason: 'row' },
    })
  })

  it('without an end of line, or without anything, has no rows', async () => {
    expect((await readAll('')).rows).toEqual([])
    expect((await readAll('a,b')).rows).toEqual([])
    expect((await readAll('a\n\0\n1\0')).rows).toEqual([{ line: 3, cells: ['1'] }])
  })
})

describe('a JSON file', () => {
  it('has the columns of all its objects', async () => {
    const text = JSON.stringify([
      { number: 1, guest: { name: 'Åse' } },
      { number: 2, unit: '204', late: true },
    ])
    expect(await readAll(text)).toMatchObject({
      format: 'json',
      delimiter: null,
      columns: ['number', 'guest.name', 'unit', 'late'],
      rows: [{ cells: ['1', 'Åse'] }, { cells: ['2', '', '204', 'true'] }],
    })
  })

  it('that is broken names its line', async () => {
    await expect(readAll('[\n{"a": 1},\n{"a" 2}\n]')).rejects.toMatchObject({
      code: 'booking-import/unreadable',
      details: { line: 3, reason: 'json' },
    })
  })
})
