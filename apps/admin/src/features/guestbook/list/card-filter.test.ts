import { describe, expect, test } from 'vitest'
import { sampleCard } from '../draft/sample-card.ts'
import { shownCards } from './card-filter.ts'
import { missingLanguages } from './missing-languages.ts'

const languages = [
  { index: 0, code: 'en', title: 'English', isDefault: true, isVisible: true },
  { index: 1, code: 'da', title: 'Dansk', isDefault: false, isVisible: true },
]
const named = (id: string, title: string, parentId: string | null = null) =>
  sampleCard({ id, parentId, content: { 0: { default: { title } } } })
const cards = [
  sampleCard({ id: 'group', type: 'Group', content: { 0: { default: { title: 'Walks' } } } }),
  named('lake', 'Round the lake', 'group'),
  sampleCard({
    id: 'wine',
    isHidden: true,
    content: { 0: { default: { title: 'Wine' } }, 1: { default: { title: 'Vin' } } },
  }),
]
const ids = (search: string, filter: Parameters<typeof shownCards>[1]['filter'] = 'all') =>
  shownCards(cards, { search, filter }, languages).map(({ card }) => card.id)

describe('search and filter', () => {
  test('words are found in every language, and a held card brings its group', () => {
    expect(ids('LAKE')).toEqual(['group', 'lake'])
    expect(ids('vin')).toEqual(['wine'])
    expect(ids('nothing')).toEqual([])
  })

  test('a card is found by the heading of the section it begins, and lacks it where it is not translated', () => {
    const section = { title: 'Out of doors', note: '' }
    const walk = sampleCard({
      content: { 0: { default: { title: 'Walks', section } }, 1: { default: { title: 'Ture' } } },
    })
    const found = shownCards([...cards, walk], { search: 'doors', filter: 'all' }, languages)
    expect(found).toEqual([walk])
    expect(missingLanguages(walk.card, languages).map(({ code }) => code)).toEqual(['da'])
  })

  test('a card about cleaning is found by what skipping saves, and lacks it where it is not translated', () => {
    const cleaning = sampleCard({
      type: 'RoomCleaningBox',
      options: { cleaningAction: 'either' },
      content: {
        0: { either: { title: 'Cleaning?', saving: 'We plant a spruce.', button: { text: 'Skip' } } },
        1: { either: { title: 'Rengøring?' } },
      },
    })
    expect(shownCards([...cards, cleaning], { search: 'spruce', filter: 'all' }, languages)).toEqual([
      cleaning,
    ])
    expect(missingLanguages(cleaning.card, languages).map(({ code }) => code)).toEqual(['da'])
    const danish = { either: { title: 'Rengøring?', saving: 'Vi planter en gran.' } }
    const whole = { ...cleaning.card, content: { ...cleaning.card.content, 1: danish } }
    expect(missingLanguages(whole, languages)).toEqual([])
  })

  test('by state and by missing language', () => {
    expect(ids('', 'hidden')).toEqual(['wine'])
    expect(ids('', 'untranslated')).toEqual(['group', 'lake'])
    expect(ids('', 'unpublished')).toEqual([])
  })

  test('a language lacks what the default has, not what it has not', () => {
    const half = sampleCard({
      content: { 0: { default: { title: 'A', subtitle: 'B' } }, 1: { default: { title: 'C' } } },
    })
    expect(missingLanguages(half.card, languages).map(({ code }) => code)).toEqual(['da'])
    expect(missingLanguages(cards[2]?.card ?? half.card, languages)).toEqual([])
  })
})
