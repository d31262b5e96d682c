import { expect, test } from 'vitest'
import { sampleRoom } from '../sample-upgrade.ts'
import { draftOf, missingWords, NO_WORDS, tidyDraft } from './room-draft.ts'

test('words are saved without spaces around them, empty amenities and languages without words not at all', () => {
  const room = sampleRoom('S'.repeat(22), 'Suite', { title: ' Fjord suite ', amenities: [' Sauna', '', ' '] })
  const typed = { ...draftOf(room), content: { ...room.type.content, 1: { ...NO_WORDS, size: '  ' } } }
  expect(tidyDraft(typed).content).toEqual({ 0: { ...NO_WORDS, title: 'Fjord suite', amenities: ['Sauna'] } })
})

test('a language lacks its title, and what the default language says and it does not', () => {
  const content = {
    0: { ...NO_WORDS, title: 'Fjord suite', size: '38 m²', amenities: ['Sauna'] },
    1: { ...NO_WORDS, title: 'Fjordsuite', beds: 'King' },
  }
  expect(missingWords(content, 0, 0)).toBe(0)
  expect(missingWords(content, 1, 0)).toBe(2)
  expect(missingWords(content, 2, 0)).toBe(3)
  expect(missingWords({}, 0, 0)).toBe(1)
})
