import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import { expect, test } from 'vitest'
import { lineViews } from './line-view.ts'

const line = (productId: string, quantity = 1) => ({
  productId,
  quantity,
  choices: {},
  extras: [],
  comment: '',
  when: null,
  dealId: null,
})
const priced = (productId: string, quantity = 1) => ({ productId, quantity, title: productId, total: 100 })
const quote = (lines: unknown[], problems: Quote['problems'] = []) =>
  ({ lines, problems }) as unknown as Quote

test('prices stand at their lines also where a line before them cannot be ordered', () => {
  const cart = [line('a'), line('gone'), line('b', 2)]
  const problems = [{ line: 1, code: 'order/product-unavailable', next: null }]
  const views = lineViews(cart, quote([priced('a'), priced('b', 2)], problems))
  expect(views.map(({ priced: price, problem }) => [price?.title ?? null, problem])).toEqual([
    ['a', null],
    [null, 'order/product-unavailable'],
    ['b', null],
  ])
})

test('a price of the cart before is not shown at a line that changed since', () => {
  const [view] = lineViews([line('a', 3)], quote([priced('a', 2)]))
  expect(view?.priced).toBeNull()
})
