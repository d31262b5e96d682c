import { expect, test } from 'vitest'
import { countries, countryOf } from './countries.ts'

test('a country has the eight fields of the list', () => {
  expect(countryOf('no')).toEqual({
    code: 'NO',
    name: 'Norway',
    nativeName: 'Norge',
    phonePrefix: '+47',
    continent: 'Europe',
    capital: 'Oslo',
    currency: 'NOK',
    languages: ['no', 'nb', 'nn'],
  })
})

test('every country has a name, a continent and a code of two letters', () => {
  expect(countries.length).toBeGreaterThan(240)
  for (const country of countries) {
    expect(country.code).toMatch(/^[A-Z]{2}$/)
    expect(country.name).not.toBe('')
    expect(country.continent).not.toBe('')
  }
})

test('an unknown code is no country', () => {
  expect(countryOf('ZZ')).toBeUndefined()
})
