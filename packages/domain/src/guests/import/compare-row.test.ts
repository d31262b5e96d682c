import { describe, expect, it } from 'vitest'
import type { OutsideFields } from '../outside-change.ts'
import { NO_ATTRIBUTES } from '../schema.ts'
import { compareRow, problemsOfBooking } from './compare-row.ts'

const current: OutsideFields = {
  arrival: '2026-11-17',
  departure: '2026-11-19',
  firstName: 'Astrid',
  lastName: 'Nilsen',
  email: null,
  phone: '+4790000000',
  language: null,
  rateCode: null,
  unitId: 'u1',
  unitCategoryId: null,
  adults: 2,
  children: null,
  expectedArrival: null,
  checkInTime: null,
  checkOutTime: null,
  guestCustom: { Pet: 'dog' },
  attributes: { ...NO_ATTRIBUTES, unitkey: '1234' },
  returningGuestSaid: null,
  status: 'expected',
}

describe('a row beside its booking', () => {
  it('takes what nobody changed here', () => {
    const { change } = compareRow({ unitId: 'u2', adults: 2 }, current, { unitId: 'u1' })
    expect(change).toEqual({ taken: ['unitId'], byHand: [] })
  })

  it('names what was changed here by hand', () => {
    const { change } = compareRow({ unitId: 'u2', phone: '+4711' }, current, { unitId: 'u3' })
    expect(change.byHand.map(({ field }) => field)).toEqual(['unitId', 'phone'])
  })

  it('fills what is empty here and undoes nothing with it, unless somebody emptied it', () => {
    expect(compareRow({ email: 'a@b.example' }, current, null).change.taken).toEqual(['email'])
    const emptied = compareRow({ email: 'a@b.example' }, current, { email: 'a@b.example' })
    expect(emptied.change.byHand.map(({ field }) => field)).toEqual(['email'])
  })

  it('leaves the other values of a field that holds several', () => {
    const same = compareRow({ guestCustom: { Pet: 'dog' }, attributes: { unitkey: '1234' } }, current, null)
    expect(same.change).toEqual({ taken: [], byHand: [] })
    const added = compareRow({ guestCustom: { Allergies: 'nuts' } }, current, null)
    expect(added).toMatchObject({
      change: { taken: ['guestCustom'], byHand: [] },
      said: { guestCustom: { Pet: 'dog', Allergies: 'nuts' } },
    })
    expect(compareRow({ guestCustom: { Pet: 'cat' } }, current, null).change.byHand).toHaveLength(1)
    const earlier = { guestCustom: { Pet: 'dog' } }
    expect(compareRow({ guestCustom: { Pet: 'cat' } }, current, earlier).change.taken).toEqual([
      'guestCustom',
    ])
  })
})

it('what is wrong with a booking stands at its column', () => {
  const values = {
    firstName: '',
    email: null,
    phone: 'call me',
    arrival: '2026-11-17',
    departure: '2026-11-10',
  }
  expect(problemsOfBooking(values, ['departure', null, 'fullName'])).toEqual([
    { column: 2, field: 'fullName', problem: 'required' },
    { column: null, field: 'phone', problem: 'invalid' },
    { column: 0, field: 'departure', problem: 'before-arrival' },
  ])
})
