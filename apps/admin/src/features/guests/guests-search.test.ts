import { expect, test } from 'vitest'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { guestsSearchSchema, shownView } from './guests-search.ts'

test('the list opens on today; a search looks among all, and a chosen view stays', () => {
  expect(shownView({})).toBe('current')
  expect(shownView({ search: '' })).toBe('current')
  expect(shownView({ search: 'Nilsen' })).toBe('all')
  expect(shownView({ search: 'Nilsen', view: 'inHouse' })).toBe('inHouse')
})

test('everybody can be asked for in the address', () => {
  expect(lenientSearch(guestsSearchSchema)({ view: 'all' })).toMatchObject({ view: 'all' })
})
