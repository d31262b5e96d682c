import { CARD_TITLE_MAX } from '@innkeeper/domain/guestbook/card-schema.ts'
import { schemaResolver } from '@mantine/form'
import { expect, test } from 'vitest'
import { englishTexts } from '../../../platform/english-texts.ts'
import { cardFormSchema } from './card-form-schema.ts'
import { firstLanguageWithError } from './first-language-with-error.ts'

const t = await englishTexts()
const languages = [
  { code: 'en', index: 0, title: 'English', isDefault: true },
  { code: 'da', index: 1, title: 'Dansk', isDefault: false },
]
const empty = { title: '', subtitle: '', body: '', button: '' }
const check = (type: 'Content' | 'Carousel', texts: object) =>
  schemaResolver(cardFormSchema(t, type, languages), { sync: true })({ texts })

test('a text card needs a title in the default language only', () => {
  expect(check('Content', { 0: { ...empty, title: '  ' }, 1: empty })).toEqual({
    'texts.0.title': 'Field is required',
  })
})

test('an image slider needs no title', () => {
  expect(check('Carousel', { 0: empty, 1: empty })).toEqual({})
})

test('a text that is too long says how long it may be, in its own language', () => {
  const errors = check('Carousel', { 0: empty, 1: { ...empty, title: 'x'.repeat(CARD_TITLE_MAX + 1) } })
  expect(errors).toEqual({ 'texts.1.title': `At most ${CARD_TITLE_MAX} characters` })
})

test('the tab with the error opens, unless the shown one has an error too', () => {
  expect(firstLanguageWithError({ 'texts.1.title': 'x' }, '0')).toBe('1')
  expect(firstLanguageWithError({ 'texts.0.title': 'x', 'texts.1.title': 'x' }, '1')).toBe('1')
  expect(firstLanguageWithError({}, '0')).toBe('0')
})
