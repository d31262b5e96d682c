import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { expect, test } from 'vitest'
import type { Catalog } from '../api.ts'
import { catalogsShown } from './catalogs-shown.ts'

const item = (id: string) => ({ product: { id } }) as StaffProduct
const catalog = (name: string, ids: string[], source: Catalog['source'] = 'products'): Catalog => {
  return { id: name || source, name, source, products: ids.length, items: ids.map(item) }
}
const shown = (catalogs: Catalog[], isWanted = (_: StaffProduct) => true) =>
  catalogsShown(catalogs, isWanted).map(({ name, source, items }) => [
    name || source,
    items.map(({ product }) => product.id),
  ])

test('each product stands once: under its category, else under the booking system that bills it, else apart', () => {
  const catalogs = [
    catalog('', ['map', 'fishing']),
    catalog('Spa', ['sauna', 'towel']),
    catalog('', ['sauna', 'fishing'], 'pms'),
  ]
  expect(shown(catalogs)).toEqual([
    ['Spa', ['sauna', 'towel']],
    ['pms', ['fishing']],
    ['products', ['map']],
  ])
})

test('a catalogue with nothing that is looked for, or nothing of its own, is left out', () => {
  const catalogs = [catalog('Spa', ['sauna']), catalog('Bar', ['tea']), catalog('', ['sauna'], 'pms')]
  expect(shown(catalogs)).toEqual([
    ['Spa', ['sauna']],
    ['Bar', ['tea']],
  ])
  // What another catalogue shows is not shown for it elsewhere.
  expect(shown(catalogs, ({ product }) => product.id === 'tea')).toEqual([['Bar', ['tea']]])
})
