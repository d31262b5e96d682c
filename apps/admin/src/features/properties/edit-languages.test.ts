import type { StaffSettings } from '@innkeeper/api/properties.ts'
import { languagesOf } from '@innkeeper/domain/properties/first-languages.ts'
import { countriesInOrder, languageRefusal, withoutLanguage } from '@innkeeper/domain/properties/languages.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { expect, test } from 'vitest'
import { addLanguage, moveLanguage, removalRefusal, setDefault, setVisible } from './edit-languages.ts'

const house = languagesOf([
  { country: 'DK', code: 'da', title: 'Dansk' },
  { country: 'GB', code: 'en', title: 'English' },
  { country: 'NO', code: 'no', title: 'Norsk' },
])
const USED = [0, 1]
const base = { settings: { localization: house }, usedLanguages: USED } as StaffSettings

test('languages move one place, and not beyond the ends', () => {
  expect(countriesInOrder(moveLanguage(house, 'NO', -1))).toEqual(['DK', 'NO', 'GB'])
  expect(moveLanguage(house, 'DK', -1)).toBe(house)
  expect(moveLanguage(house, 'NO', 1)).toBe(house)
})

test('a language taken out and put back keeps its index', () => {
  const back = addLanguage(withoutLanguage(house, 'NO'), 'NO', base)
  expect(back.languages.NO?.index).toBe(2)
})

test('the default and languages with texts stay', () => {
  expect(removalRefusal(house, 'DK', USED)).toBe('default')
  expect(removalRefusal(house, 'GB', USED)).toBe('used')
  expect(removalRefusal(house, 'NO', USED)).toBeNull()
})

type Kind = 'add' | 'remove' | 'up' | 'down' | 'hide' | 'show' | 'default'
const KINDS: readonly Kind[] = ['add', 'remove', 'up', 'down', 'hide', 'show', 'default']
const ACTS = ['DK', 'GB', 'NO', 'FI'].flatMap((country) => KINDS.map((kind) => ({ country, kind })))

/** What the buttons on screen do, where they are not shut. */
function done(now: Localization, { country, kind }: (typeof ACTS)[number]): Localization {
  const has = now.languages[country] !== undefined
  if (kind === 'add') return addLanguage(now, country, base)
  if (kind === 'up' || kind === 'down') return moveLanguage(now, country, kind === 'up' ? -1 : 1)
  if (kind === 'show') return setVisible(now, country, true)
  if (kind === 'hide') return country === now.default ? now : setVisible(now, country, false)
  if (kind === 'default') return has ? setDefault(now, country) : now
  return has && !removalRefusal(now, country, USED) ? withoutLanguage(now, country) : now
}

test('whatever the editor allows in three steps, the server takes', () => {
  const three = ACTS.flatMap((first) =>
    ACTS.flatMap((second) => ACTS.map((third) => [first, second, third].reduce(done, house))),
  )
  const refusals = three.map((after) => languageRefusal({ before: house, after, used: USED }))
  expect(refusals.filter(Boolean)).toEqual([])
})
