import { expect, test } from 'vitest'
import { groupByCategory } from './group-by-category.ts'

const product = (name: string, category: string) => ({
  id: name,
  name,
  category,
  stock: null,
  soldOutUntil: null,
})
const products = [product('Soup', 'Food'), product('Waffle', 'Food'), product('Juice', 'Drinks')]

test('products stand under their categories, and a search leaves what it finds', () => {
  expect(groupByCategory(products, '').map(([category, found]) => [category, found.length])).toEqual([
    ['Food', 2],
    ['Drinks', 1],
  ])
  expect(groupByCategory(products, ' WAFF ')).toEqual([['Food', [product('Waffle', 'Food')]]])
})
