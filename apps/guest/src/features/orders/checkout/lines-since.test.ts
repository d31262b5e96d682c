import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import { expect, test } from 'vitest'
import { linesSince } from './lines-since.ts'
import { quoteChanges } from './quote-changes.ts'

const line = (productId: string) => ({
  productId,
  quantity: 1,
  choices: {},
  extras: [],
  comment: '',
  when: null,
  dealId: null,
})
const quote = (lines: unknown[], problems: Quote['problems']) => ({ lines, problems }) as unknown as Quote

test('what is gone or back is so at its line too, while a price stays the one that was read', () => {
  const cart = [line('back'), line('gone'), line('dearer')]
  const refused = (place: number) => [{ line: place, code: 'order/not-offered-now', next: null }]
  const unit = (productId: string, unitPrice: number) => ({
    productId,
    quantity: 1,
    title: productId,
    unitPrice,
    total: unitPrice,
  })
  const read = quote([unit('gone', 100), unit('dearer', 100)], refused(0))
  const now = quote([unit('back', 100), unit('dearer', 200)], refused(1))
  const changes = quoteChanges({ lines: cart, wish: '', quote: read }, { lines: cart, wish: '', quote: now })
  const views = linesSince(cart, read, { now, changes })
  expect(views.map(({ priced: price, problem }) => [price?.total ?? null, problem])).toEqual([
    [100, null],
    [null, 'order/not-offered-now'],
    [100, null],
  ])
})
