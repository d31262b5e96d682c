import { describe, expect, it } from 'vitest'
import type { Card } from './card-schema.ts'
import { cardDisplayName } from './display-name.ts'
import { contentIn } from './localized-content.ts'
import { newCard } from './new-card.ts'
import { canBeginSection, sectionIn } from './section.ts'
import { translatedFields } from './translation.ts'
import { copyMissing, fillTranslations, translationTasks } from './translation-fill.ts'
import { trackTranslations } from './translation-marks.ts'

const localization = {
  languages: { GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' } },
  default: 'GB',
}
const eat = { title: 'Eat', note: 'Kitchen until 22:00' }
const spise = { title: 'Spise', note: '' }
const card = (content: Card['content'], change: Partial<Card> = {}): Card => ({
  ...newCard('Content', { localization, newId: () => 'c'.repeat(22) }),
  content,
  ...change,
})
const dinner = card({
  0: { default: { section: eat, title: 'Dinner' } },
  1: { default: { title: 'Middag' } },
})

describe('a section', () => {
  it('is said in the asked language, else in the default one, else in any', () => {
    expect(sectionIn(dinner, 0, 0)).toEqual(eat)
    expect(sectionIn(dinner, 1, 0)).toEqual(eat)
    const danish = card({ ...dinner.content, 1: { default: { title: 'Middag', section: spise } } })
    expect(sectionIn(danish, 1, 0)).toEqual(spise)
    expect(sectionIn(danish, 4, 3)).toEqual(eat)
    const emptied = card({ ...dinner.content, 1: { default: { section: { title: ' ', note: '' } } } })
    expect(sectionIn(emptied, 1, 0)).toEqual(eat)
    expect(sectionIn(card({ 0: { default: { title: 'Dinner' } } }), 0, 0)).toBeNull()
  })

  it('begins neither inside a holder nor with the header', () => {
    expect(canBeginSection({ type: 'Group', parentId: null })).toBe(true)
    expect(sectionIn({ ...dinner, parentId: 'g'.repeat(22) }, 0, 0)).toBeNull()
    expect(sectionIn({ ...dinner, type: 'Header' }, 0, 0)).toBeNull()
  })

  it('written alone in a language leaves the card in the default one', () => {
    const heading = card({ 0: { default: { title: 'Dinner' } }, 1: { default: { section: spise } } })
    expect(contentIn(heading, 1, 0)).toEqual({ title: 'Dinner' })
    expect(sectionIn(heading, 1, 0)).toEqual(spise)
  })

  it('of a card with other variants does not name it', () => {
    const voucher = card(
      { 0: { default: { section: eat }, preRedeemed: { title: 'A drink on us' } } },
      { type: 'Voucher' },
    )
    expect(cardDisplayName(voucher, 0)).toBe('A drink on us')
  })
})

describe('the translation of a section', () => {
  it('is missing until it is written, and wants a look when the default language changes', () => {
    const stateOf = (one: Card) => translatedFields(one, 1, 0).find(({ field }) => field === 'section')
    expect(stateOf(dinner)).toMatchObject({ hasWords: false })
    const written = card({ ...dinner.content, 1: { default: { title: 'Middag', section: spise } } })
    expect(stateOf(written)).toMatchObject({ hasWords: true, stale: null })
    const changed = card({
      ...written.content,
      0: { default: { title: 'Dinner', section: { ...eat, title: 'Eat and drink' } } },
    })
    expect(stateOf(trackTranslations(written, changed, 0))).toMatchObject({ stale: 'source' })
  })

  it('is copied and filled like every other text', () => {
    expect(copyMissing(dinner, 1, 0).content[1]?.default?.section).toEqual(eat)
    const asked = { languageIndex: 1, defaultIndex: 0, stale: false }
    const [task] = translationTasks(dinner, asked).filter(({ field }) => field === 'section')
    expect(task?.lines.map((line) => line.map((part) => (part.type === 'text' ? part.text : '')))).toEqual([
      ['Eat'],
      ['Kitchen until 22:00'],
    ])
    const lines = [[{ type: 'text' as const, text: 'Spise' }], [{ type: 'text' as const, text: 'Til 22' }]]
    const filled = fillTranslations(dinner, asked, task ? [{ ...task, lines }] : [])
    expect(filled).toMatchObject({ filled: 1, skipped: 0 })
    expect(filled.card.content[1]?.default).toEqual({
      title: 'Middag',
      section: { title: 'Spise', note: 'Til 22' },
    })
  })
})
