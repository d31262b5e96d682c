import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { singleLine } from '../single-line.ts'
import { formulaSafe } from './formula-safe.ts'
import { delimiterOf, importRows, importText } from './import-rows.ts'

describe('the rows of an import', () => {
  it('without a header begin with the code, then the category', () => {
    expect(importRows([['101', ' Double  room '], [''], ['102']])).toEqual([
      { row: 1, code: '101', category: 'Double room' },
      { row: 3, code: '102', category: '' },
    ])
  })

  it.each([
    [['Room type', 'Room'], { code: '101', category: 'Suite' }],
    [['Værelsestype', 'Værelse'], { code: '101', category: 'Suite' }],
  ])('with a header stand where it says: %j', (header, expected) => {
    expect(importRows([header, ['Suite', '101']])).toEqual([{ row: 2, ...expected }])
  })

  it('with a header that names no category have none', () => {
    expect(
      importRows([
        ['Code', 'Floor'],
        ['101', '1'],
      ]),
    ).toEqual([{ row: 2, code: '101', category: '', floor: '1' }])
  })

  it('carry door code and Wi-Fi where columns are named so, and nothing of it where they are not', () => {
    const header = ['Room', 'Type', 'Wi-Fi password', 'Dørkode']
    expect(importRows([header, ['101', 'Suite', ' two  spaces ', ''], ['102', 'Suite', '', "'=1"]])).toEqual([
      { row: 2, code: '101', category: 'Suite', access: { doorCode: null, wifiPassword: 'two  spaces' } },
      { row: 3, code: '102', category: 'Suite', access: { doorCode: '=1', wifiPassword: null } },
    ])
  })

  it('give back what an export guarded against formulas', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map(singleLine)
    fc.assert(
      fc.property(cell, cell, (code, category) => {
        fc.pre(code !== '' && !code.startsWith("'") && !category.startsWith("'"))
        expect(
          importRows([
            ['code', 'category'],
            [formulaSafe(code), formulaSafe(category)],
          ]),
        ).toEqual([{ row: 2, code, category }])
      }),
    )
  })
})

describe('the text of an import', () => {
  it.each([
    ['101;Double, with balcony', ';'],
    ['\n\n101\tDouble; large', '\t'],
    ['"a;b",Double', ','],
    ['101', ','],
  ])('%j is separated by %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter)
  })

  it('loses the byte order mark and the line that names the delimiter', () => {
    expect(importText('\uFEFFsep=;\r\n101;Double')).toBe('101;Double')
  })
})

describe('a cell of an export', () => {
  it('never begins like a formula', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formulaSafe(text)).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
      }),
    )
  })

  it.each(['＝1+1', '＋1', '－1', '＠sum', '\n=1'])('is guarded where it begins like one: %j', (text) => {
    expect(formulaSafe(text)).toBe(`'${text}`)
  })

  it.each(['＝1', '＋1', '－1', '＠1'])('comes back as it was: %s', (text) => {
    expect(importRows([['code'], [formulaSafe(text)]])).toMatchObject([{ code: text }])
  })
})
