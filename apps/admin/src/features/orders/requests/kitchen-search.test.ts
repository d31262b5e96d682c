import { expect, test } from 'vitest'
import { kitchenSearch } from './kitchen-search.ts'

test('the kitchen opens on what is to be done, what is due first at the top', () => {
  const byDue = { sort: 'due', order: 'asc' }
  expect(kitchenSearch({})).toEqual({ ...byDue, view: 'current', progress: 'open' })
  // As the address says it where nobody chose.
  expect(kitchenSearch({ sort: 'requestTime', order: 'desc' })).toMatchObject(byDue)
  expect(kitchenSearch({ progress: 'to do' })).toMatchObject(byDue)
  expect(kitchenSearch({ status: 'no action taken' })).toMatchObject(byDue)
})

test('what the kitchen chose stays, but no view of others', () => {
  expect(kitchenSearch({ progress: 'done', sort: 'unit', order: 'desc', view: 'preview' })).toEqual({
    progress: 'done',
    sort: 'unit',
    order: 'desc',
    view: 'current',
  })
  expect(kitchenSearch({ sort: 'requestTime', order: 'asc' })).toMatchObject({ sort: 'requestTime' })
  expect(kitchenSearch({ status: 'declined' })).toEqual({ order: 'asc', view: 'current', status: 'declined' })
})
