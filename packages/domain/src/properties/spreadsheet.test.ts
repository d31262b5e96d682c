import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CSV_FORMS, csvNumber, SPREADSHEETS, usualSpreadsheet } from './spreadsheet.ts'

test.each([
  ['Europe/Oslo', 'semicolon'],
  ['Europe/Copenhagen', 'semicolon'],
  ['Europe/Amsterdam', 'semicolon'],
  ['Europe/London', 'comma'],
  ['Europe/Dublin', 'comma'],
  ['America/New_York', 'comma'],
  ['America/Sao_Paulo', 'semicolon'],
])('in %s it is %s', (timeZone, spreadsheet) => expect(usualSpreadsheet(timeZone)).toBe(spreadsheet))

test('no form uses one sign for two things', () => {
  for (const name of SPREADSHEETS) expect(CSV_FORMS[name].delimiter).not.toBe(CSV_FORMS[name].decimal)
})

test('a number is written so that its own spreadsheet reads the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...SPREADSHEETS), (minorUnits, name) => {
      const form = CSV_FORMS[name]
      const written = csvNumber(minorUnits / 100, 2, form)
      return (
        !written.includes(form.delimiter) && Number(written.replace(form.decimal, '.')) === minorUnits / 100
      )
    }),
  )
})
