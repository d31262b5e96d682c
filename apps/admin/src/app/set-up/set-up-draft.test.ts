import { expect, test } from 'vitest'
import { draftId, newDraft, readDraft, wishOf, withCountry } from './set-up-draft.ts'

const BROWSER = { timeZone: 'Europe/Oslo', languages: ['en-US'] }
const fresh = newDraft(BROWSER)

test('a browser in Norway begins with kroner, Oslo time, Norwegian and English', () => {
  expect(fresh).toMatchObject({
    country: 'NO',
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    languages: ['NO', 'GB'],
  })
})

test('another country brings its ways, one we know little of its currency', () => {
  expect(withCountry(fresh, 'FI', 'Europe/Oslo')).toMatchObject({
    currency: 'EUR',
    timeZone: 'Europe/Helsinki',
    languages: ['FI', 'SE', 'GB'],
  })
  expect(withCountry(fresh, 'JP', 'Asia/Tokyo')).toMatchObject({
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    languages: ['GB'],
  })
})

test('the web address follows the name until it is typed', () => {
  expect(draftId({ name: 'Hôtel Gråmåsen', typedId: '' })).toBe('hotel-gramasen')
  expect(draftId({ name: 'Hôtel Gråmåsen', typedId: 'gull' })).toBe('gull')
})

test('what was typed comes back after a reload', () => {
  const typed = { ...fresh, name: 'Skogly', ownerName: 'Mia', code: 'ABCD', languages: ['DK'] }
  expect(readDraft(JSON.stringify(typed), fresh)).toEqual(typed)
  expect(wishOf(typed)).toMatchObject({ propertyId: 'skogly', name: 'Skogly', languages: ['DK'] })
})

test.each([
  null,
  '',
  'no json',
  '[]',
  '"text"',
  '{"name":7,"languages":"NO","other":1}',
  '{"preset":"castle"}',
])('what a browser kept as %s is a new draft', (stored) => {
  expect(readDraft(stored, fresh)).toEqual(fresh)
})
