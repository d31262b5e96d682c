import { expect, test } from 'vitest'
import { usableDraft } from './kept-card-draft.ts'

const texts = { title: 'Breakfast', subtitle: '', body: '', button: '' }
const saved = { texts: { 0: texts } }

test('a kept draft comes back with the revision it is based on', () => {
  const draft = { revision: 3, texts: { 0: { ...texts, title: 'Typed' } } }
  expect(usableDraft(draft, saved)).toEqual(draft)
})

test.each([
  ['nothing was kept', null],
  ['it equals what is saved', { revision: 3, texts: { 0: texts } }],
  ['the property has other languages now', { revision: 3, texts: { 0: texts, 1: texts } }],
  ['it has another shape', { revision: '3', texts: [] }],
])('no draft comes back when %s', (_, kept) => {
  expect(usableDraft(kept, saved)).toBeNull()
})
