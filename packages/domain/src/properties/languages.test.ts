import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languagesOf } from './first-languages.ts'
import { countriesInOrder, inOrder, languageRefusal, withLanguage, withoutLanguage } from './languages.ts'
import type { Localization } from './localization.ts'

const COUNTRIES = ['GB', 'DK', 'FI', 'NL', 'NO', 'SE', 'EE', 'DE', 'FR']
const language = (country: string) => ({ country, code: country.toLowerCase(), title: country })
const house = languagesOf(['DK', 'GB', 'NO'].map(language))
const change = (after: Localization, used: number[] = [0, 1]) =>
  languageRefusal({ before: house, after, used })
const edited = (country: string, part: object): Localization => ({
  ...house,
  languages: { ...house.languages, [country]: { ...house.languages[country], ...part } as never },
})

describe('the languages of a property', () => {
  it('begin with the default, numbered in their order', () => {
    expect(house.default).toBe('DK')
    expect(countriesInOrder(house).map((country) => house.languages[country]?.index)).toEqual([0, 1, 2])
    expect(Object.keys(languagesOf(['DK', 'DK'].map(language)).languages)).toEqual(['DK'])
  })

  it.each([
    ['the default cannot be hidden', edited('DK', { isVisible: false }), 'default-hidden'],
    ['the default must be one of them', { ...house, default: 'FI' }, 'default-missing'],
    ['an index is permanent', edited('GB', { index: 7 }), 'index-changed'],
    ['two languages never share an index', edited('NO', { index: 1 }), 'index-taken'],
    ['a country keeps its language', edited('GB', { code: 'cy' }), 'language-changed'],
    ['a language with content cannot be removed', withoutLanguage(house, 'GB'), 'in-use'],
    ['another may be hidden', edited('GB', { isVisible: false }), null],
    ['one without content may go', withoutLanguage(house, 'NO'), null],
    ['the default may change to a visible one', { ...house, default: 'GB' }, null],
  ])('%s', (_, after, expected) => {
    expect(change(after)).toBe(expected)
  })

  it('a new one never takes a number that content has', () => {
    const after = edited('SE', { code: 'sv', index: 5, order: 3, isVisible: true, title: 'Svenska' })
    expect(change(after, [0, 1, 5])).toBe('index-taken')
    expect(change(after, [0, 1])).toBeNull()
  })

  it('adding, ordering and removing what is unused is never refused, and no index moves', () => {
    const steps = fc.array(
      fc.record({ country: fc.constantFrom(...COUNTRIES), act: fc.constantFrom('add', 'remove', 'first') }),
    )
    fc.assert(
      fc.property(steps, fc.uniqueArray(fc.nat(30)), (acts, used) => {
        let now = house
        for (const { country, act } of acts) {
          const before = now
          const has = before.languages[country]
          if (act === 'add' && !has) now = withLanguage(before, language(country), used)
          if (act === 'first' && has) {
            now = inOrder(before, [country, ...countriesInOrder(before).filter((one) => one !== country)])
          }
          if (act === 'remove' && has && country !== before.default && !used.includes(has.index)) {
            now = withoutLanguage(before, country)
          }
          expect(languageRefusal({ before, after: now, used })).toBeNull()
          for (const [kept, { index }] of Object.entries(now.languages)) {
            expect(index).toBe(before.languages[kept]?.index ?? index)
          }
          expect(
            Object.values(now.languages)
              .map(({ order }) => order)
              .sort((a, b) => a - b),
          ).toEqual(Object.keys(now.languages).map((_, place) => place))
        }
      }),
    )
  })
})
