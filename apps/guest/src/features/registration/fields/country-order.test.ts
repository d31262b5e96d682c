import { describe, expect, test } from 'vitest'
import { arrangedCountries, foundCountries, likelyCountries } from './country-order.ts'

const country = (code: string, name: string, nativeName: string, phonePrefix: string) => ({
  code,
  name,
  nativeName,
  phonePrefix,
})
const COUNTRIES = [
  country('AX', 'Åland', 'Åland', '+358'),
  country('DK', 'Denmark', 'Danmark', '+45'),
  country('DE', 'Germany', 'Deutschland', '+49'),
  country('NO', 'Norway', 'Norge', '+47'),
  country('SE', 'Sweden', 'Sverige', '+46'),
]
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)

describe('a country is found', () => {
  test('by the name in the guest’s language and by its own', () => {
    expect(codes(foundCountries(COUNTRIES, 'denm'))).toEqual(['DK'])
    expect(codes(foundCountries(COUNTRIES, 'sver'))).toEqual(['SE'])
    expect(codes(foundCountries(COUNTRIES, 'DEUTSCH'))).toEqual(['DE'])
  })
  test('without its accents, names that begin so first', () => {
    expect(codes(foundCountries(COUNTRIES, 'aland'))).toEqual(['AX'])
    expect(codes(foundCountries(COUNTRIES, 'de'))).toEqual(['DK', 'DE', 'SE'])
  })
  test('by its phone prefix and its two letters', () => {
    expect(codes(foundCountries(COUNTRIES, '+47'))).toEqual(['NO'])
    expect(codes(foundCountries(COUNTRIES, '46'))).toEqual(['SE'])
    expect(codes(foundCountries(COUNTRIES, 'ax'))).toEqual(['AX'])
  })
  test('or nothing is', () => {
    expect(foundCountries(COUNTRIES, 'zzz')).toEqual([])
  })
})

test('the likely ones come first: of the language, of the property, its neighbours', () => {
  expect(likelyCountries('NO', 'da').slice(0, 3)).toEqual(['DK', 'NO', 'SE'])
  expect(likelyCountries('DK', 'en').slice(0, 3)).toEqual(['DK', 'GB', 'US'])
  expect(likelyCountries('XX', 'ja')).toEqual(['XX'])
  const { likely, others } = arrangedCountries(COUNTRIES, likelyCountries('NO', 'da'))
  expect(codes(likely)).toEqual(['DK', 'NO', 'SE', 'DE'])
  expect(codes(others)).toEqual(['AX'])
})
