import { expect, it } from 'vitest'
import { rowTitle } from './row-title.ts'

it('a row is called by its guest, else by its number', () => {
  const meanings = ['bookingNumber', 'firstName', 'lastName', 'arrival', 'departure', null, 'unit'] as const
  const cells = ['A1', 'Astrid', 'Nilsen', '17.11.', '19.11.', 'x', '204']
  expect(rowTitle({ cells, bookingNumber: 'A1', guest: null }, [...meanings])).toEqual({
    name: 'Astrid Nilsen',
    about: 'A1 · 17.11. – 19.11. · 204',
  })
  expect(rowTitle({ cells: null, bookingNumber: 'A1', guest: null }, [...meanings])).toEqual({
    name: 'A1',
    about: '',
  })
  expect(rowTitle({ cells: null, bookingNumber: 'A1', guest: 'Jan Berg' }, [...meanings])).toEqual({
    name: 'Jan Berg',
    about: 'A1',
  })
})
