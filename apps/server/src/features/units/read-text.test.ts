import { CSV_FORMS, SPREADSHEETS } from '@innkeeper/domain/properties/spreadsheet.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import { accessText } from '@innkeeper/domain/units/access.ts'
import { MAX_IMPORT_ROWS } from '@innkeeper/domain/units/constants.ts'
import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readImportText } from './read-text.ts'
import { writeUnitsCsv } from './write-csv.ts'

const pairs = (text: string) => readImportText(text).map(({ code, category }) => [code, category])

describe('text of an import', () => {
  it.each([
    ['101;Double\n102;Suite', 'semicolons'],
    ['101,Double\r\n102,Suite\r\n', 'commas and the line ends of Windows'],
    ['101\tDouble\n102\tSuite', 'cells pasted from a spreadsheet'],
    ['\uFEFFRoom;Type\r\n101;Double\r\n\r\n102;Suite\r\n', 'a byte order mark, a header and empty lines'],
    ['sep=;\r\nRoom type;Room\r\nDouble;101\r\nSuite;102', 'a file of Excel with columns turned round'],
    ['"101","Double"\n"102","Suite"', 'quotes'],
  ])('%j: %s', (text) => {
    expect(pairs(text)).toEqual([
      ['101', 'Double'],
      ['102', 'Suite'],
    ])
  })

  it('may be codes alone, one on a line', () => {
    expect(pairs('101\n102')).toEqual([
      ['101', ''],
      ['102', ''],
    ])
  })

  it('keeps what stands in quotes together', () => {
    expect(pairs('101;"Double; ""sea"" view"')).toEqual([['101', 'Double; "sea" view']])
  })

  it('with a quotation mark too few is refused', () => {
    expect(() => readImportText('101;"Double\n102;Suite')).toThrow(
      expect.objectContaining({ code: 'units/import-unreadable' }),
    )
  })

  it(`may have ${MAX_IMPORT_ROWS} rows below a header and no more`, () => {
    const text = (rows: number) => `code;category\n${'x;y\n'.repeat(rows)}`
    expect(readImportText(text(MAX_IMPORT_ROWS))).toHaveLength(MAX_IMPORT_ROWS)
    expect(() => readImportText(text(MAX_IMPORT_ROWS + 1))).toThrow(
      expect.objectContaining({ code: 'units/too-many' }),
    )
  })

  it('reads whatever an export wrote, cell by cell', () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map(singleLine)
      // A leading apostrophe is the mark that guards a formula.
      .filter((text) => text !== '' && !text.startsWith("'"))
    const text = fc.option(
      fc
        .string({ unit: 'grapheme', maxLength: 20 })
        .map(accessText)
        .filter((word) => word !== '' && !word.startsWith("'")),
      { nil: null },
    )
    const access = fc.record({ doorCode: text, wifiName: text, wifiPassword: text })
    const floor = fc.option(fc.integer({ min: -9, max: 200 }), { nil: null })
    const unit = fc.record({ code: cell, category: cell, floor, access })
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 20 }),
        fc.constantFrom(...SPREADSHEETS),
        (units, spreadsheet) => {
          const csv = writeUnitsCsv(
            units.map((row) => ({ ...row, link: 'https://stay.example/g' })),
            CSV_FORMS[spreadsheet],
          )
          const read = units.map((row) => ({ ...row, floor: row.floor === null ? '' : String(row.floor) }))
          expect(readImportText(csv)).toMatchObject(read)
          const isRun = csv.split('\r\n').some((line) => /^"?[=+\-@\t]/.test(line.replace('\uFEFF', '')))
          expect(isRun).toBe(false)
        },
      ),
    )
    expect(formulaSafe('=1+1')).toBe("'=1+1")
  })
})
