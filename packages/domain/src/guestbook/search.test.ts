import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Searchable, searchBoxes } from './search.ts'

const box = (id: string, words: Partial<Searchable>): Searchable => ({
  id,
  title: '',
  section: '',
  line: '',
  text: '',
  ...words,
})
const boxes = [
  box('walks', { title: 'Walks from the door', section: 'Outside', text: 'Coffee at the top' }),
  box('coffee', { title: 'Kaffé og vafler', section: 'Eat', line: 'Coffee until six' }),
  box('bar', { title: 'Coffee bar', section: 'Eat' }),
  box('sauna', { title: 'Saunä', text: 'Løyly by the tarn' }),
]
const found = (question: string) => searchBoxes(boxes, question).map(({ id }) => id)

test('a word in the title counts more than one in the line, and that more than one in the text', () => {
  expect(found('coffee')).toEqual(['bar', 'coffee', 'walks'])
})

test('capitals and accents do not matter, and half a word is enough', () => {
  expect(found('KAFFE')).toEqual(['coffee'])
  expect(found('saun')).toEqual(['sauna'])
})

test('every word must be there; the name of a section counts', () => {
  expect(found('coffee eat')).toEqual(['bar', 'coffee'])
  expect(found('coffee sauna')).toEqual([])
  expect(found('  ')).toEqual([])
})

test('whatever is asked, each box is found once at most, and its own title finds it', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'ä', 'B', ' ', '-', '7'), minLength: 1 })
  fc.assert(
    fc.property(fc.uniqueArray(words), words, (titles, question) => {
      const all = titles.map((title, place) => box(String(place), { title }))
      const results = searchBoxes(all, question)
      expect(new Set(results).size).toBe(results.length)
      for (const item of all)
        if (/[\p{L}\p{N}]/u.test(item.title)) expect(searchBoxes(all, item.title)).toContain(item)
    }),
  )
})
