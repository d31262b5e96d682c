import { expect, test } from 'vitest'
import { lenientSearch } from '../../../platform/lenient-search.ts'
import { keptOrder, neighboursOf } from './panel/use-neighbours.ts'
import { daysOf, filtersAsked, submissionsAsked, submissionsSearchSchema } from './submissions-search.ts'
import { withChosen } from './use-chosen.ts'

test('the address asks the server by the names of its six parameters', () => {
  expect(
    submissionsAsked({
      search: 'holm',
      from: '2026-11-01',
      to: '2026-11-30',
      order: 'asc',
      unread: true,
      page: 3,
    }),
  ).toEqual({
    ...{ pageNumber: 3, pageSize: 25, searchTerm: 'holm', order: 'asc', unread: '1' },
    ...{ fromDate: '2026-11-01', toDate: '2026-11-30' },
  })
  expect(filtersAsked({ page: 3, id: 'x' })).toEqual({})
})

test('a wrong address still opens the page', () => {
  const read = lenientSearch(submissionsSearchSchema)
  expect(read({ part: 'all', order: 'up', page: 'x', from: 'soon', id: '<script>' })).toEqual({})
  expect(read({ search: 20431, unread: true })).toEqual({ search: '20431', unread: true })
})

test('days of arrival are counted from the property’s day', () => {
  expect(daysOf('today', '2026-12-31')).toEqual({ fromDate: '2026-12-31', toDate: '2026-12-31' })
  expect(daysOf('tomorrow', '2026-12-31')).toEqual({ fromDate: '2027-01-01', toDate: '2027-01-01' })
  expect(daysOf('week', '2026-12-31')).toEqual({ fromDate: '2026-12-31', toDate: '2027-01-06' })
})

test('the way through unread ones stays when they are read', () => {
  const kept = ['a', 'b', 'c']
  expect(keptOrder(kept, ['b', 'c'], 'a')).toEqual(kept)
  expect(keptOrder(kept, ['c'], 'b')).toEqual(kept)
  expect(keptOrder(kept, ['d'], undefined)).toEqual(['d'])
  expect(keptOrder(kept, ['d', 'e'], 'd')).toEqual(['d', 'e'])
  expect(neighboursOf(kept, 'b')).toEqual({ previous: 'a', next: 'c' })
  expect(neighboursOf(kept, 'a')).toEqual({ previous: undefined, next: 'b' })
  expect(neighboursOf(kept, 'x')).toEqual({ previous: undefined, next: undefined })
})

test('no more are chosen than can be asked for at once', () => {
  const two = withChosen(new Set(), { ids: ['a', 'b', 'c'], isChosen: true, most: 2 })
  expect([...two]).toEqual(['a', 'b'])
  expect([...withChosen(two, { ids: ['a'], isChosen: false, most: 2 })]).toEqual(['b'])
})
