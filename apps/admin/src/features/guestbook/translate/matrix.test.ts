import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import type { CardContent } from '@innkeeper/domain/guestbook/card-schema.ts'
import { newCard } from '@innkeeper/domain/guestbook/new-card.ts'
import { describe, expect, test } from 'vitest'
import { matrixOf, openTexts, runSteps, shownRows } from './matrix.ts'

const LANGUAGES = [
  { code: 'en', index: 0, title: 'English', isDefault: true },
  { code: 'no', index: 4, title: 'Norsk', isDefault: false },
  { code: 'et', index: 2, title: 'Eesti', isDefault: false },
]
let made = 0
function aCard(content: CardContent, change: Partial<StaffCard> = {}): StaffCard {
  const localization = { languages: {}, default: 'GB' }
  const card = newCard('Content', { localization, newId: () => `${made++}`.padStart(22, 'c') })
  return {
    card: { ...card, content },
    revision: 1,
    isPublished: true,
    isChanged: false,
    isMoved: false,
    deletedAt: null,
    changedBy: null,
    changedAt: '',
    ...change,
  }
}
const title = (text: string) => ({ default: { title: text } })
const complete = aCard({ 0: title('Breakfast'), 4: title('Frokost'), 2: title('Hommikusöök') })
const half = aCard({ 0: { default: { title: 'Sauna', subtitle: 'Till ten' } }, 4: title('Badstue') })
const copied = aCard({ 0: title('Walks'), 4: title('Walks'), 2: title('Matkad') })
copied.card.translations = { 4: { default: { title: 'copied' } } }
const deleted = aCard({ 0: title('Gone') }, { deletedAt: '2026-11-15T10:00:00Z' })
const rows = matrixOf([complete, half, copied, deleted], LANGUAGES)
const names = (list: typeof rows) => list.map(({ name }) => name)

describe('the matrix of cards and languages', () => {
  test('tells every card in every language but the default, without what is deleted', () => {
    expect(rows.map(({ name, cells }) => [name, ...cells.map(({ state }) => state)])).toEqual([
      ['Breakfast', 'complete', 'complete'],
      ['Sauna', 'partly', 'missing'],
      ['Walks', 'stale', 'complete'],
    ])
    expect(openTexts(rows)).toBe(4)
  })

  test('a card that did not change keeps its row', () => {
    const again = matrixOf([complete, aCard({ 0: title('New') })], LANGUAGES)
    expect(again[0]).toBe(rows[0])
    expect(matrixOf([complete], LANGUAGES.slice(0, 2))[0]?.cells).toHaveLength(1)
  })

  test('is filtered by words and by what is to do', () => {
    expect(names(shownRows(rows, { search: '', show: 'all' }))).toEqual(['Breakfast', 'Sauna', 'Walks'])
    expect(names(shownRows(rows, { search: 'sau', show: 'all' }))).toEqual(['Sauna'])
    expect(names(shownRows(rows, { search: '', show: 'open' }))).toEqual(['Sauna', 'Walks'])
    expect(names(shownRows(rows, { search: '', show: 'missing' }))).toEqual(['Sauna'])
    expect(names(shownRows(rows, { search: '', show: 'stale' }))).toEqual(['Walks'])
  })
})

describe('the steps of a run', () => {
  test('copying does a card at once, a translator one language after the other', () => {
    const wish = { languages: [4, 2], isStaleToo: false }
    expect(runSteps(rows, { kind: 'copy', ...wish })).toEqual([{ cardId: half.card.id, languages: [4, 2] }])
    expect(runSteps(rows, { kind: 'machine', ...wish })).toEqual([
      { cardId: half.card.id, languages: [4] },
      { cardId: half.card.id, languages: [2] },
    ])
    expect(runSteps(rows, { kind: 'machine', languages: [], isStaleToo: true })).toEqual([])
  })

  test('a translator takes what is out of date when asked to', () => {
    expect(runSteps(rows, { kind: 'machine', languages: [4], isStaleToo: true })).toHaveLength(2)
    expect(runSteps(rows, { kind: 'copy', languages: [4], isStaleToo: true })).toHaveLength(1)
  })
})
