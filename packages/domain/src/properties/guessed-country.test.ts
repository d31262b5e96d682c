import { expect, test } from 'vitest'
import { guessedCountry } from './guessed-country.ts'

test.each([
  [{ timeZone: 'Europe/Oslo', languages: ['en-US'] }, 'NO'],
  [{ timeZone: 'UTC', languages: ['da', 'sv-SE', 'en-GB'] }, 'SE'],
  [{ timeZone: 'UTC', languages: ['en'] }, null],
])('a browser with %o stands in %s', (browser, country) => {
  expect(guessedCountry(browser)).toBe(country)
})
