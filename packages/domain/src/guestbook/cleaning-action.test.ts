import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CARD_SAVING_MAX, type Card, cardSchema } from './card-schema.ts'
import { cleaningActionOf, withCleaningAction } from './cleaning-action.ts'
import { newCard } from './new-card.ts'
import { aDraft } from './publish-checks/sample-checks.ts'
import { translationOf } from './translation.ts'
import { copyMissing, translationTasks } from './translation-fill.ts'
import { trackTranslations } from './translation-marks.ts'

const english = { title: 'Skip it', saving: 'You save 40 litres of water.' }
const danish = { title: 'Spring over' }

const cleaning = (change: Partial<Card> = {}): Card =>
  aDraft('a', {
    type: 'RoomCleaningBox',
    content: { 0: { skip: english }, 1: { skip: danish } },
    options: { cleaningAction: 'skip' },
    ...change,
  })

describe('what a card about cleaning offers', () => {
  it('is both at first, and asking where it was saved without saying', () => {
    const localization = {
      languages: { GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' } },
      default: 'GB',
    }
    const { options } = newCard('RoomCleaningBox', { localization, newId: () => 'c'.repeat(22) })
    expect(options).toEqual({ cleaningAction: 'either', cleaningWindow: { opens: '08:00', closes: '22:00' } })
    expect(cleaningActionOf({})).toBe('request')
  })

  it('changes without losing a word, in any language, and back again', () => {
    const both = withCleaningAction(cleaning(), 'either')
    expect(both.options.cleaningAction).toBe('either')
    expect(both.content).toEqual({ 0: { either: english }, 1: { either: danish } })
    expect(withCleaningAction(both, 'skip')).toEqual(cleaning())
  })

  it('leaves each its own words where both have some', () => {
    const content = { 0: { skip: english, request: { title: 'Ask for it' } }, 1: { skip: danish } }
    const asked = withCleaningAction(cleaning({ content }), 'request')
    expect(asked.content).toEqual(content)
    // What nobody has written is no text to keep.
    const empty = { 0: { skip: english, request: {} } }
    expect(withCleaningAction(cleaning({ content: empty }), 'request').content).toEqual({
      0: { request: english },
    })
  })

  it('leaves what is said whatever it offers, and the section it begins', () => {
    const content = { 0: { default: { section: { title: 'Your room', note: '' } }, skip: english } }
    expect(withCleaningAction(cleaning({ content }), 'either').content[0]).toEqual({
      default: { section: { title: 'Your room', note: '' } },
      either: english,
    })
  })

  it('says on each of two buttons what it does, whatever was written for the one there was', () => {
    const button = { text: 'Skip tomorrow' }
    const content = { 0: { skip: { title: 'Skip it', button } }, 1: { skip: danish } }
    expect(translationOf(cleaning({ content }), 1, 0)).toMatchObject({ total: 2, done: 1 })
    const both = withCleaningAction(cleaning({ content }), 'either')
    expect(translationOf(both, 1, 0)).toMatchObject({ total: 1, done: 1 })
    // Kept, for whoever goes back.
    expect(both.content[0]?.either?.button).toEqual(button)
  })

  it('takes along that a translation wants a look', () => {
    const translations = { 1: { skip: { title: 'machine' } } }
    const before = cleaning({ translations })
    const { translations: _, ...sent } = withCleaningAction(before, 'either')
    expect(trackTranslations(before, sent, 0).translations).toEqual({ 1: { either: { title: 'machine' } } })
  })
})

describe('what a skipped cleaning saves', () => {
  it('is a text of at most 200 characters', () => {
    const long = (length: number) => cleaning({ content: { 0: { skip: { saving: 'x'.repeat(length) } } } })
    expect(z.safeParse(cardSchema, long(CARD_SAVING_MAX)).success).toBe(true)
    expect(z.safeParse(cardSchema, long(CARD_SAVING_MAX + 1)).success).toBe(false)
  })

  it('is translated like every text of the card', () => {
    expect(translationOf(cleaning(), 1, 0)).toMatchObject({ state: 'partly', total: 2, done: 1 })
    const tasks = translationTasks(cleaning(), { languageIndex: 1, defaultIndex: 0, stale: false })
    expect(tasks).toMatchObject([
      { variant: 'skip', field: 'saving', lines: [[{ type: 'text', text: english.saving }]] },
    ])
    expect(copyMissing(cleaning(), 1, 0).content[1]?.skip).toEqual({ ...danish, saving: english.saving })
  })

  it('is nobody’s gap on a card of another kind', () => {
    const content = { 0: { default: english }, 1: { default: danish } }
    expect(translationOf(aDraft('b', { content }), 1, 0)).toMatchObject({ state: 'complete', total: 1 })
  })
})
