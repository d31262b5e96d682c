import { expect, test } from 'vitest'
import { sampleCard } from '../draft/sample-card.ts'
import { cardMarks } from './card-marks.ts'

const published = { ...sampleCard(), isPublished: true, isChanged: false, isMoved: false, deletedAt: null }

test('what guests do not see yet is said by what weighs most', () => {
  const publicationOf = (change: object) => cardMarks({ ...published, ...change }).publication
  expect(publicationOf({})).toBe('published')
  expect(publicationOf({ isMoved: true })).toBe('moved')
  expect(publicationOf({ isMoved: true, isChanged: true })).toBe('changed')
  expect(publicationOf({ isChanged: true, isPublished: false })).toBe('new')
  expect(publicationOf({ isPublished: false, deletedAt: '2026-11-15T10:00:00Z' })).toBe('deleted')
})

test('the phases are those the card is meant for, and none where nothing is set', () => {
  const { card } = published
  const visibility = card.visibility && { ...card.visibility, state: ['checkin' as const] }
  expect(cardMarks({ ...published, card: { ...card, visibility } }).phases).toEqual(['checkin'])
  expect(cardMarks({ ...published, card: { ...card, visibility: null } }).phases).toBeNull()
})
