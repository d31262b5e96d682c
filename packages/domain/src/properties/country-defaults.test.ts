import { expect, test } from 'vitest'
import { isTimeZone } from '../time.ts'
import { countryDefaults, KNOWN_COUNTRIES } from './country-defaults.ts'

test('a property in Norway begins with kroner, Oslo time, Norwegian and English', () => {
  expect(countryDefaults('NO')).toEqual({
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    languages: ['NO', 'GB'],
  })
})

test('every known country has a currency, a time zone there is, and languages that are named once', () => {
  for (const country of KNOWN_COUNTRIES) {
    const { currency, timeZone, languages } = countryDefaults(country)
    expect(country).toMatch(/^[A-Z]{2}$/)
    expect(currency).toMatch(/^[A-Z]{3}$/)
    expect(isTimeZone(timeZone), timeZone).toBe(true)
    expect(languages.length).toBeGreaterThan(0)
    expect(new Set(languages).size).toBe(languages.length)
  }
})

test('a country that is not known begins in English', () => {
  expect(countryDefaults('XX').languages).toEqual(['GB'])
})
