import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { isMissingTexts, mainVariant, sameValues, toContent, toFormValues } from './card-texts.ts'

const languages = [
  { code: 'en', index: 0, title: 'English', isDefault: true },
  { code: 'da', index: 1, title: 'Dansk', isDefault: false },
]
const list: RichText = { type: 'doc', content: [{ type: 'bulletList', content: [] }] }
const pictures = [{ mediaId: 'a'.repeat(22), alt: 'A table' }]

function cardWith(content: Card['content']): Card {
  return {
    id: 'c'.repeat(22),
    type: 'Content',
    index: 0,
    parentId: null,
    version: 1,
    content,
    styles: { layout: 'plain', backgroundPicture: null, backgroundOpacity: 0.4 },
    options: {},
    visibility: DEFAULT_VISIBILITY,
  }
}

const typed = (card: Card, language: string, texts: object) => {
  const values = toFormValues(card, languages)
  const before = values.texts[language]
  if (!before) throw new Error('unknown language')
  return { texts: { ...values.texts, [language]: { ...before, ...texts } } }
}

describe('saving the texts of a card', () => {
  test('an untouched form saves the content exactly as it was', () => {
    const card = cardWith({ 0: { default: { title: ' Breakfast ', body: list, pictures } } })
    expect(toContent(card, toFormValues(card, languages))).toEqual(card.content)
  })

  test('changes the typed field and keeps pictures and other variants', () => {
    const card = cardWith({ 0: { default: { title: 'Old', pictures }, redeemed: { title: 'Used' } } })
    expect(toContent(card, typed(card, '0', { title: ' New ' }))).toEqual({
      0: { default: { title: 'New', pictures }, redeemed: { title: 'Used' } },
    })
  })

  test('keeps a formatted text when only the title is changed', () => {
    const card = cardWith({ 0: { default: { title: 'Walks', body: list } } })
    expect(toContent(card, typed(card, '0', { title: 'Hikes' }))[0]?.default?.body).toEqual(list)
  })

  test('adds a language when something is typed in it', () => {
    const card = cardWith({ 0: { default: { title: 'Breakfast' } } })
    expect(toContent(card, typed(card, '1', { title: 'Morgenmad' }))[1]).toEqual({
      default: { title: 'Morgenmad' },
    })
  })

  test('removes a language whose texts were all emptied, so that the default language shows', () => {
    const card = cardWith({ 0: { default: { title: 'Breakfast' } }, 1: { default: { title: 'Morgenmad' } } })
    expect(toContent(card, typed(card, '1', { title: ' ' }))).toEqual({
      0: { default: { title: 'Breakfast' } },
    })
  })

  test('languages the property no longer offers stay untouched', () => {
    const card = cardWith({ 0: { default: { title: 'Breakfast' } }, 7: { default: { title: 'Früh' } } })
    expect(toContent(card, typed(card, '0', { title: 'Early' }))[7]).toEqual({ default: { title: 'Früh' } })
  })
})

test('a voucher is edited as it looks before it is redeemed', () => {
  const card = cardWith({ 0: { preRedeemed: { title: 'Free coffee' }, redeemed: { title: 'Enjoy' } } })
  expect(mainVariant(card)).toBe('preRedeemed')
  expect(toFormValues(card, languages).texts[0]?.title).toBe('Free coffee')
})

test('a language misses texts only where the default language has some', () => {
  const texts = { title: 'Breakfast', subtitle: '', body: '', button: '' }
  expect(isMissingTexts({ ...texts, title: '' }, texts)).toBe(true)
  expect(isMissingTexts({ ...texts, title: 'Morgenmad' }, texts)).toBe(false)
})

test('one changed letter makes the form differ', () => {
  const card = cardWith({ 0: { default: { title: 'Breakfast' } } })
  const values = toFormValues(card, languages)
  expect(sameValues(values, structuredClone(values))).toBe(true)
  expect(sameValues(values, typed(card, '1', { body: 'x' }))).toBe(false)
})
