import { describe, expect, test } from 'vitest'
import { contentLanguageOf, contentLanguages, fallbackCountry } from './content-languages.ts'
import { directionOf, interfaceLanguageFor, interfaceLanguages, intlLocaleFor } from './languages.ts'

describe('interface languages', () => {
  test('the guest interface speaks seven languages', () => {
    expect(interfaceLanguages.map((language) => language.code)).toEqual([
      'en',
      'da',
      'fi',
      'nl',
      'no',
      'sv',
      'et',
    ])
  })

  test('Norwegian is Bokmål towards Intl', () => {
    expect(intlLocaleFor('no')).toBe('nb')
    expect(Intl.getCanonicalLocales(interfaceLanguages.map((language) => language.intlLocale))).toHaveLength(
      7,
    )
  })

  test('a language whose dates a browser lacks borrows those of a neighbour', () => {
    expect(intlLocaleFor('fo')).toBe('da')
    expect(intlLocaleFor('is')).toBe('en-GB')
    expect(intlLocaleFor('de')).toBe('de')
  })

  test('a content language without interface texts is served in English', () => {
    expect(interfaceLanguageFor('de')).toBe('en')
    expect(interfaceLanguageFor('nb-NO')).toBe('no')
    expect(interfaceLanguageFor('nn')).toBe('no')
    expect(interfaceLanguageFor('sv-FI')).toBe('sv')
    expect(interfaceLanguageFor('')).toBe('en')
  })
})

describe('content languages', () => {
  test('about 55 languages, one per country', () => {
    const countries = new Set(contentLanguages.map((language) => language.country))
    expect(countries.size).toBe(contentLanguages.length)
    expect(contentLanguages.length).toBeGreaterThanOrEqual(55)
  })

  test('every one has a code Intl knows, a country, a title and its own name', () => {
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    for (const { code, country, title, nativeName } of contentLanguages) {
      expect(names.of(code), code).toBeTruthy()
      expect(regions.of(country), country).toBeTruthy()
      expect(title.length, code).toBeGreaterThan(3)
      expect(nativeName.length, code).toBeGreaterThan(1)
    }
  })

  test('every interface language can be a content language, under the same name', () => {
    for (const language of interfaceLanguages) {
      expect(contentLanguages.find(({ code }) => code === language.code)?.nativeName).toBe(
        language.nativeName,
      )
    }
  })

  test('the fallback country is Great Britain', () => {
    expect(contentLanguageOf(fallbackCountry)?.code).toBe('en')
    expect(contentLanguageOf('XX')).toBeUndefined()
  })

  test('Arabic, Hebrew, Persian and Urdu run from right to left', () => {
    const rightToLeft = contentLanguages
      .filter(({ code }) => directionOf(code) === 'rtl')
      .map(({ code }) => code)
    expect(rightToLeft.sort()).toEqual(['ar', 'fa', 'he', 'ur'])
  })
})
