import { SOON_SECONDS, STATISTICS, SUBJECTS } from '@innkeeper/domain/statistics/subjects.ts'
import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { describe, expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { howWords, measureLabel, partName, partTitle, rowName, WORDED_PARTS } from './subject-words.ts'

const t = await englishTexts()
const texts = await loadAdminMessages('en')
/** What has no text is shown by its id. */
const isText = (words: string) =>
  words !== '' && !words.startsWith('statistics.') && !words.startsWith('nav.')

describe.each(SUBJECTS)('%s', (subject) => {
  const { measures, parts } = STATISTICS[subject]

  test('every number has a name and says how it is counted, in words a hotelier uses', () => {
    const names = Object.keys(measures)
    expect(names.filter((name) => !isText(measureLabel(t, subject, name)))).toEqual([])
    for (const name of names) {
      const how = howWords(t, subject, name)
      expect(isText(how)).toBe(true)
      expect(how).toMatch(/[.!]$/)
      expect(how).not.toMatch(/\b(event|session|rollup|query|row of|aggregate|token)s?\b/i)
    }
    const labels = names.map((name) => measureLabel(t, subject, name))
    expect(labels).toEqual([...new Set(labels)])
  })

  test('every way to take it apart has a title, names for its columns and its rows', () => {
    for (const [part, shownBy] of Object.entries(parts)) {
      expect(isText(partTitle(t, part))).toBe(true)
      expect(isText(partName(t, part))).toBe(true)
      for (const name of shownBy) {
        expect(measures[name]).toBeDefined()
        expect(isText(measureLabel(t, subject, name))).toBe(true)
      }
      for (const row of WORDED_PARTS[part] ?? []) {
        expect(isText(rowName(t, part, { row, name: row }))).toBe(true)
      }
    }
  })

  test('it is found by its name and other words, and says what it is about', () => {
    for (const id of ['nav.statisticsTab', 'nav.statisticsOf', 'nav.words.statistics', 'statistics.about']) {
      expect(texts).toHaveProperty([`${id}.${subject}`])
    }
    expect(texts).toHaveProperty([`statistics.nothing.${subject}`])
  })
})

test('what counts as soon is what the words say', () => {
  const minutes = `${SOON_SECONDS / 60} minutes`
  for (const name of ['soonOfRequests', 'soonOfMessages']) {
    expect(measureLabel(t, 'answers', name)).toContain(minutes)
    expect(howWords(t, 'answers', name)).toContain(minutes)
  }
})

test('rows are called what people call them, whatever is known of them', () => {
  expect(rowName(t, 'phase', { row: 'qr', name: 'qr' })).toBe('Without a booking')
  expect(rowName(t, 'language', { row: 'da', name: 'da' })).toBe('Danish')
  expect(rowName(t, 'source', { row: 'upselling', name: null })).toBe('Store')
  expect(rowName(t, 'cause', { row: 'room ready', name: null })).toBe('Room is ready')
  expect(rowName(t, 'cause', { row: 'something new', name: null })).toBe('something new')
  expect(rowName(t, 'product', { row: 'x', name: 'Packed lunch' })).toBe('Packed lunch')
  expect(rowName(t, 'product', { row: 'x', name: null })).toBe('No longer there')
  expect(rowName(t, 'person', { row: 'x', name: null })).toBe('No longer on the team')
})
