import { expect, test } from 'vitest'
import { kitchenSearch } from './kitchen-search.ts'

test('the kitchen opens on what is to be done, the longest waiting first', () => {
  expect(kitchenSearch({})).toEqual({ order: 'asc', view: 'current', progress: 'open' })
  // As the address says it where nobody chose.
  expect(kitchenSearch({ sort: 'requestTime', order: 'desc' })).toMatchObject({ order: 'asc' })
})

test('what the kitchen chose stays, but no view of others', () => {
  expect(kitchenSearch({ progress: 'done', sort: 'unit', order: 'desc', view: 'preview' })).toEqual({
    progress: 'done',
    sort: 'unit',
    order: 'desc',
    view: 'current',
  })
  expect(kitchenSearch({ status: 'declined' })).toEqual({ order: 'asc', view: 'current', status: 'declined' })
})
