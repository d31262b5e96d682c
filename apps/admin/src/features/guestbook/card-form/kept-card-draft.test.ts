import { expect, test } from 'vitest'
import { usableDraft } from './kept-card-draft.ts'
import { differences } from './merge.ts'

const texts = { title: 'Breakfast', subtitle: '', body: '', button: '' }
const saved = { texts: { 0: texts } }

test('a kept draft comes back with the revision it is based on', () => {
  const draft = { revision: 3, texts: { 0: { ...texts, title: 'Typed' } }, before: { 0: texts } }
  expect(usableDraft(draft, saved)).toEqual(draft)
})

test.each([
  ['nothing was kept', null],
  ['it equals what is saved', { revision: 3, texts: { 0: texts }, before: { 0: texts } }],
  [
    'the property has other languages now',
    { revision: 3, texts: { 0: texts, 1: texts }, before: { 0: texts, 1: texts } },
  ],
  ['it has another shape', { revision: '3', texts: [] }],
])('no draft comes back when %s', (_, kept) => {
  expect(usableDraft(kept, saved)).toBeNull()
})

test('a draft that comes back does not undo what a colleague changed meanwhile', () => {
  const draft = { revision: 1, texts: { 0: { ...texts, title: 'Typed' } }, before: { 0: texts } }
  const theirs = { texts: { 0: { ...texts, subtitle: 'Theirs' } } }
  const restored = usableDraft(draft, theirs)
  const found = differences({ texts: restored?.before ?? {} }, { texts: restored?.texts ?? {} }, theirs)
  expect(found.map(({ field, suggested }) => [field, suggested])).toEqual([
    ['title', 'mine'],
    ['subtitle', 'theirs'],
  ])
})
