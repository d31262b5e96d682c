import { expect, test } from 'vitest'
import { categoryName } from './category-name.ts'

const words = (category?: string) => ({
  title: 'Soup',
  description: '',
  ...(category === undefined ? {} : { category }),
})

test('a category is called in a language as any of its products says', () => {
  const products = [
    { category: 'Food', content: { 0: words(), 2: words() } },
    { category: 'Food', content: { 0: words(), 2: words('Ruoka') } },
    { category: 'Bar', content: { 2: words('Baari') } },
  ]
  expect(categoryName('Food', products, 2)).toBe('Ruoka')
  expect(categoryName('Bar', products, 2)).toBe('Baari')
})

test('where nobody has said, it is called as staff call it', () => {
  const products = [{ category: 'Food', content: { 0: words(), 2: words('  ') } }]
  expect(categoryName('Food', products, 0)).toBe('Food')
  expect(categoryName('Food', products, 2)).toBe('Food')
  expect(categoryName('', products, 2)).toBe('')
})
