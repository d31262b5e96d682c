import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, pastedAccess } from './access-table.ts'

const units = ['101', '102', '103'].map((code) => ({ id: `id ${code}`, code }))
const paste = (text: string, row = 0, field: 'doorCode' | 'wifiName' | 'wifiPassword' = 'doorCode') =>
  pastedAccess(cellsOf(text), { row, field }, units)

describe('pasting door codes and Wi-Fi', () => {
  it('fills a column downwards from the cell it was pasted into', () => {
    expect(paste('1111\r\n2222\r\n', 1)).toEqual({
      edits: { 'id 102': { doorCode: '1111' }, 'id 103': { doorCode: '2222' } },
      left: [],
    })
  })

  it('fills a block to the right, and says what has no room left', () => {
    expect(paste('Fjord\tsecret one\nLake\tsecret two', 2, 'wifiName')).toEqual({
      edits: { 'id 103': { wifiName: 'Fjord', wifiPassword: 'secret one' } },
      left: ['Lake secret two'],
    })
  })

  it('goes by the room where every row begins with one, in whatever order', () => {
    expect(paste('103\t3333\n101\t1111\tFjord').edits).toEqual({
      'id 103': { doorCode: '3333' },
      'id 101': { doorCode: '1111', wifiName: 'Fjord' },
    })
  })

  it('goes by the names of a header, and leaves columns alone that are not there', () => {
    const text = 'code;category;wi-fi password\n102;Double;"a ""quoted""; one"\n999;Suite;x'
    expect(paste(text)).toEqual({
      edits: { 'id 102': { wifiPassword: 'a "quoted"; one' } },
      left: ['999'],
    })
  })

  it('an empty cell takes away what was there', () => {
    expect(paste('\tFjord').edits).toEqual({ 'id 101': { doorCode: null, wifiName: 'Fjord' } })
  })

  it('reads back what a spreadsheet writes, quotes and line breaks too', () => {
    const cell = fc.stringMatching(/^[a-z0-9"; \n]{1,10}$/).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
        const written = rows
          .map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join('\t'))
          .join('\r\n')
        expect(cellsOf(written)).toEqual(rows)
      }),
    )
  })

  it('never touches a unit beyond those that are shown', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(5), (text, row) => {
        const ids = Object.keys(pastedAccess(cellsOf(text), { row, field: 'doorCode' }, units).edits)
        expect(ids.every((id) => units.some((unit) => unit.id === id))).toBe(true)
      }),
    )
  })
})
