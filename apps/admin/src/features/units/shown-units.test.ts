import { expect, test } from 'vitest'
import { shownCategories } from './shown-units.ts'

const unit = (code: string, categoryId: string) => ({
  id: `id-${code}`,
  code,
  categoryId,
  floor: null,
  linkId: 'l',
  access: null,
  revision: 1,
})
const data = {
  categories: [
    { id: 'd', name: 'Double' },
    { id: 's', name: 'Suite' },
    { id: 'e', name: 'Empty' },
  ],
  units: [unit('101', 'd'), unit('102', 'd'), unit('201', 's')],
}
const shown = (search: string) =>
  shownCategories(data, search).map(({ category, units }) => [
    category.name,
    ...units.map(({ code }) => code),
  ])

test('without a search, every category is there, also an empty one', () => {
  expect(shown(' ')).toEqual([['Double', '101', '102'], ['Suite', '201'], ['Empty']])
})

test('a search finds units by code and categories by name', () => {
  expect(shown('01')).toEqual([
    ['Double', '101'],
    ['Suite', '201'],
  ])
  expect(shown('SUI')).toEqual([['Suite', '201']])
  expect(shown('nothing')).toEqual([])
})
