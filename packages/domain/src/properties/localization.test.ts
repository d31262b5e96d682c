import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLanguage, type Localization, visibleLanguages } from './localization.ts'

const language = (code: string, index: number, order = index, isVisible = true) => ({
  code,
  index,
  order,
  isVisible,
  title: code,
})
const localization: Localization = {
  languages: {
    GB: language('en', 0, 3),
    DK: language('da', 1, 0),
    NO: language('no', 4, 1),
    EE: language('et', 6, 2, false),
  },
  default: 'DK',
}

describe('the language of a visit', () => {
  it.each([
    ['the query index before all', { index: 4, chosen: 'en', accepted: ['da'] }, 'no'],
    ['a query index nobody sees is passed over', { index: 6, chosen: 'en' }, 'en'],
    ['then the last choice', { chosen: 'en', accepted: ['no'] }, 'en'],
    ['then the browser, regions aside', { accepted: ['de-DE', 'en-US', 'da'] }, 'en'],
    ['Norwegian by any of its codes', { accepted: ['nb-NO'] }, 'no'],
    ['then the default of the property', { accepted: ['ja'] }, 'da'],
  ])('%s', (_, wish, expected) => {
    expect(chooseLanguage(localization, wish)?.code).toBe(expected)
  })

  it('without a default falls back to GB, then to the first visible', () => {
    expect(chooseLanguage({ ...localization, default: 'XX' }, {})?.code).toBe('en')
    const { GB: _, ...languages } = localization.languages
    expect(chooseLanguage({ languages, default: 'XX' }, {})?.code).toBe('da')
  })

  it('a region of its own comes before its language, and its language before another', () => {
    const languages = { PT: language('pt', 0), BR: language('pt-BR', 1), GB: language('en', 2) }
    const choose = (code: string) => chooseLanguage({ languages, default: 'GB' }, { accepted: [code] })?.code
    expect([choose('pt-BR'), choose('pt-PT'), choose('pt-br')]).toEqual(['pt-BR', 'pt', 'pt-BR'])
  })

  it('is always a visible one while there is any', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer()),
        fc.option(fc.string()),
        fc.array(fc.string()),
        (index, chosen, accepted) => {
          const found = chooseLanguage({ ...localization, default: 'EE' }, { index, chosen, accepted })
          expect(visibleLanguages(localization)).toContainEqual(found)
        },
      ),
    )
  })
})
