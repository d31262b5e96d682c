import { expect, test } from 'vitest'
import { lenientSearch } from '../../../platform/lenient-search.ts'
import { guestListAsked, guestsSearchSchema, isNarrowed, shownView } from './guests-search.ts'

test('the list opens on arrivals; a search looks among all, and a chosen view stays', () => {
  expect(shownView({})).toBe('arriving')
  expect(shownView({ search: '' })).toBe('arriving')
  expect(shownView({ search: 'Nilsen' })).toBe('all')
  expect(shownView({ search: 'Nilsen', view: 'inHouse' })).toBe('inHouse')
})

test('everybody can be asked for in the address', () => {
  expect(lenientSearch(guestsSearchSchema)({ view: 'all' })).toMatchObject({ view: 'all' })
})

test('the number of the page is for the eye, its place is for the server', () => {
  expect(guestListAsked({ page: 3, after: 'abc', view: 'all' })).toEqual({ after: 'abc', view: 'all' })
})

test('a view alone narrows nothing', () => {
  expect(isNarrowed({ view: 'all', sort: 'lastName' })).toBe(false)
  expect(isNarrowed({ day: '2026-11-15' })).toBe(true)
})
