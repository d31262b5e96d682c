import { expect, test } from 'vitest'
import { countries } from './countries.ts'

test('a country has the eight fields of the list', () => {
  expect(countries.find(({ code }) => code === 'NO')).toEqual({
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
