import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Card, cardSchema } from './card-schema.ts'
import { CARD_TEMPLATES } from './card-template-names.ts'
import { CARD_TYPES } from './card-types.ts'
import { copyCards } from './copy-card.ts'
import { cardDisplayName } from './display-name.ts'
import { cardFromTemplate, newCard } from './new-card.ts'

let made = 0
const newId = () => `card-${++made}`.padEnd(22, '0')
const language = (code: string, index: number) => ({
  code,
  index,
  order: index,
  isVisible: true,
  title: code,
})
const localization = {
  languages: {
    GB: language('en', 0),
    DK: language('da', 1),
    NO: language('nb', 2),
    JP: language('ja', 3),
  },
  default: 'GB',
}
const beginning = { localization, newId }

describe('a new card', () => {
  it.each(CARD_TYPES)('of the kind %s is one', (type) => {
    const card = newCard(type, beginning)
    expect(z.parse(cardSchema, card)).toEqual(card)
    expect(card).toMatchObject({ type, version: 1, styles: { backgroundOpacity: 0.4 } })
  })

  it('shows from 00:00 to 23:59 on all seven days', () => {
    const { visibility } = newCard('Content', beginning)
    expect(visibility?.weekdays).toHaveLength(7)
    for (const day of visibility?.weekdays ?? []) {
      expect(day).toEqual({
        isVisible: true,
        start: { hours: 0, minutes: 0 },
        end: { hours: 23, minutes: 59 },
      })
    }
    expect(visibility?.segmentation.all).toBe(true)
  })

  it('of Facilities has the times of the property, check-in at 08:00 and check-out at 10:00 without them', () => {
    const timesOf = ({ options: { facilities } }: Card) => [facilities?.checkIn, facilities?.checkOut]
    expect(timesOf(newCard('Facilities', beginning))).toEqual(['08:00', '10:00'])
    const inHouse = { ...beginning, stayTimes: { checkInTime: '16:00', checkOutTime: '11:30' } }
    expect(timesOf(newCard('Facilities', inHouse))).toEqual(['16:00', '11:30'])
    expect(timesOf(cardFromTemplate('check-in', inHouse))).toEqual(['16:00', '11:30'])
  })

  it('that greets has placeholders for first name and room number, in every language with words', () => {
    const { content } = newCard('Header', beginning)
    expect(Object.keys(content)).toEqual(['0', '1', '2'])
    for (const variants of Object.values(content)) {
      expect(variants.default?.title).toContain('{{firstName}}')
      expect(variants.default?.subtitle).toContain('{{roomNumber}}')
    }
  })

  it.each(CARD_TEMPLATES)('from the template %s is one, with words in the languages it has', (name) => {
    const card = cardFromTemplate(name, beginning)
    expect(z.parse(cardSchema, card)).toEqual(card)
    if (name === 'blank') return
    expect(Object.keys(card.content)).toEqual(['0', '1', '2'])
    expect(new Set(Object.values(card.content).map((variants) => JSON.stringify(variants))).size).toBe(3)
  })

  it.each([
    ['registration-form', 'registration'],
    ['upselling', 'store'],
    ['room-upgrades', 'upgrades'],
  ] as const)('from the template %s has a button that leads to the guest’s own', (name, feature) => {
    const { options, content } = cardFromTemplate(name, beginning)
    expect(options.link).toEqual({ type: 'feature', value: feature })
    for (const variants of Object.values(content)) expect(variants.default?.button?.text).toBeTruthy()
  })

  it('from the template upselling is for guests on their way: the store closes before they come', () => {
    expect(cardFromTemplate('upselling', beginning).visibility?.state).toEqual(['precheckin'])
  })

  it('of a property in another language begins in English', () => {
    const { languages } = localization
    const card = cardFromTemplate('menu', {
      newId,
      localization: { languages: { JP: languages.JP }, default: 'JP' },
    })
    expect(card.content[3]?.default?.title).toBe('Menu')
  })
})

describe('a copy', () => {
  const withTitle = (title: string, change: Partial<Card> = {}): Card => ({
    ...newCard('Content', beginning),
    content: { 0: { default: { title } }, 1: { default: { title: `${title} på dansk` } } },
    ...change,
  })

  it('has a name that ends with " (Copy)" in every language', () => {
    const [copy] = copyCards([withTitle('Breakfast')], 0, newId)
    expect(copy?.content).toEqual({
      0: { default: { title: 'Breakfast (Copy)' } },
      1: { default: { title: 'Breakfast på dansk (Copy)' } },
    })
  })

  it('of a holder holds copies of what it held', () => {
    const group = withTitle('Rainy day', { type: 'Group' })
    const held = withTitle('Library', { parentId: group.id })
    const [copy, child] = copyCards([group, held], 0, newId)
    expect(copy?.id).not.toBe(group.id)
    expect(child?.parentId).toBe(copy?.id)
    expect(child?.content[0]?.default?.title).toBe('Library (Copy)')
  })

  it('keeps within the limits of a title', () => {
    const [copy] = copyCards([withTitle('x'.repeat(200))], 0, newId)
    expect(z.safeParse(cardSchema, copy).success).toBe(true)
    expect(copy?.content[0]?.default?.title).toHaveLength(200)
  })

  it.each(CARD_TYPES)('of a %s without words is told apart', (type) => {
    const [copy] = copyCards([newCard(type, beginning)], 0, newId)
    if (!copy) throw new Error('there is one')
    expect(cardDisplayName(copy, 0)).toMatch(/.+ \(Copy\)$/)
    expect(z.safeParse(cardSchema, copy).success).toBe(true)
  })

  it('of a Product opens a form of its own', () => {
    const product = newCard('Product', beginning)
    const [copy] = copyCards([product], 0, newId)
    expect(copy?.form?.id).not.toBe(product.form?.id)
  })
})
