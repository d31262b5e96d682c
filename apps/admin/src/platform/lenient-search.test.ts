import { guestListQuerySchema } from '@innkeeper/api/guests/list.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lenientSearch } from './lenient-search.ts'

const page = z._default(z.coerce.number().check(z.int(), z.gte(1)), 1)
const search = lenientSearch(z.extend(guestListQuerySchema, { page }))

test('filters in the address are understood', () => {
  expect(search({ view: 'inHouse', page: '2', sort: 'lastName' })).toEqual({
    view: 'inHouse',
    page: 2,
    sort: 'lastName',
  })
})

test('defaults stay out of the address', () => {
  expect(search({ view: 'all', page: 1, search: '', order: 'asc' })).toEqual({})
})

test('a wrong filter is left out and the others hold', () => {
  expect(search({ view: 'nonsense', page: -4, other: 'x', search: 'Laine' })).toEqual({ search: 'Laine' })
})

test('a room number is text to search for', () => {
  expect(search({ search: 204 })).toEqual({ search: '204' })
})
