import { describe, expect, it } from 'vitest'
import type { ColumnMeaning } from './fields.ts'
import { splitName } from './guest-name.ts'
import { readRow } from './read-row.ts'

const house = {
  unitIdOf: (code: string) => (code === '204' ? 'unit-204' : null),
  unitCategoryIdOf: (name: string) => (name.toLowerCase() === 'double' ? 'double' : null),
}
const read = (cells: Record<string, string>) =>
  readRow(Object.values(cells), { meanings: Object.keys(cells) as ColumnMeaning[], dateOrder: 'dmy' }, house)

describe('a row', () => {
  it('says what its cells say, and nothing where they are empty', () => {
    const row = read({
      bookingNumber: ' A-17 ',
      fullName: 'Nilsen, Astrid',
      email: '',
      arrival: '17.11.2026',
      departure: '2026-11-19',
      unit: '204',
      unitCategory: 'Double',
      adults: '2,0',
      expectedArrival: 'kl. 16.30',
      status: 'Checked-in',
      language: 'nb-NO',
      returningGuest: 'ja',
      unitkey: '4471#',
      'custom:Allergies': 'nuts',
    })
    expect(row).toEqual({
      bookingNumber: 'A-17',
      problems: [],
      said: {
        firstName: 'Astrid',
        lastName: 'Nilsen',
        arrival: '2026-11-17',
        departure: '2026-11-19',
        unitId: 'unit-204',
        unitCategoryId: 'double',
        adults: 2,
        expectedArrival: '16:30',
        status: 'in house',
        language: 'no',
        returningGuestSaid: true,
        attributes: { unitkey: '4471#' },
        guestCustom: { Allergies: 'nuts' },
      },
    })
  })

  it('names the cells that cannot be read', () => {
    const { problems } = read({
      arrival: '31.02.2026',
      unit: '999',
      unitCategory: 'Castle',
      status: 'somewhere',
      adults: 'two',
      firstName: 'x'.repeat(101),
    })
    expect(problems.map(({ column, problem }) => [column, problem])).toEqual([
      [0, 'invalid'],
      [1, 'unknown'],
      [2, 'unknown'],
      [3, 'unknown'],
      [4, 'invalid'],
      [5, 'too-much-text'],
    ])
  })

  it('takes a formula for the text it is', () => {
    expect(read({ lastName: '=CMD|calc', phone: "'+4790000000" }).said).toEqual({
      lastName: '=CMD|calc',
      phone: '+4790000000',
    })
  })

  it('with more cells than columns is refused, unless they are empty', () => {
    const plan = { meanings: ['firstName' as const], dateOrder: 'dmy' as const }
    expect(readRow(['Astrid', '', ' '], plan, house).problems).toEqual([])
    expect(readRow(['Astrid', 'Oslo'], plan, house).problems).toEqual([
      { column: null, field: null, problem: 'too-many-cells' },
    ])
  })
})

it.each([
  ['Astrid Nilsen', 'Astrid', 'Nilsen'],
  ['Nilsen, Astrid Marie', 'Astrid Marie', 'Nilsen'],
  ['Mr. Jan van der Berg', 'Jan', 'van der Berg'],
  ['Berg, Mr Jan', 'Jan', 'Berg'],
  ['Madonna', 'Madonna', ''],
  ['Jensen,', 'Jensen', ''],
])('%j is %j %j', (text, firstName, lastName) => expect(splitName(text)).toEqual({ firstName, lastName }))
