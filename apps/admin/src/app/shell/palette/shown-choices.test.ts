import { IconPlus } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import type { Choice, ChoiceGroup } from './choice.ts'
import { shownChoices } from './shown-choices.ts'

const choice = (group: ChoiceGroup, label: string): Choice => ({
  key: `${group}:${label}`,
  group,
  label,
  aside: null,
  state: null,
  icon: IconPlus,
  open: () => {},
})
const own = [
  choice('page', 'Products'),
  choice('page', 'Guests'),
  choice('action', 'Add a product'),
  choice('setting', 'Check-in time'),
]
const shown = (typed: string, recent: string[] = [], found: Choice[] = []) =>
  shownChoices(typed, { own, found, recent }).map(({ group, choices }) => [
    group,
    choices.map(({ label }) => label),
  ])

test('without a word the last opened come first and stand only there, and settings wait for a word', () => {
  expect(shown('', ['page:Guests', 'page:gone'])).toEqual([
    ['recent', ['Guests']],
    ['page', ['Products']],
    ['action', ['Add a product']],
  ])
})

test('a setting with a page of its own stands there once, as that page', () => {
  const languages = [choice('page', 'Languages'), choice('setting', 'Languages')]
  expect(shownChoices('lang', { own: languages, found: [], recent: [] })).toEqual([
    { group: 'page', choices: [languages[0]] },
  ])
})

test('a page is found by what the trade calls it as well as by its name', () => {
  const deals = { ...choice('page', 'Deals'), alsoFoundBy: 'Upselling' }
  const of = (typed: string) => shownChoices(typed, { own: [deals], found: [], recent: [] })
  expect(of('upsell')).toEqual([{ group: 'page', choices: [deals] }])
  expect(of('deals')).toEqual(of('upsell'))
  expect(of('rooms')).toEqual([])
})

test('with words everything that fits is there, and what was found stands below', () => {
  expect(shown('prod', ['action:Add a product'], [choice('product', 'Firewood')])).toEqual([
    ['page', ['Products']],
    ['action', ['Add a product']],
    ['product', ['Firewood']],
  ])
  expect(shown('TIME check')).toEqual([['setting', ['Check-in time']]])
})
