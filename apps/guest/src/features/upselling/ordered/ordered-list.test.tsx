import { expect, test } from 'vitest'
import { drawStore } from '../draw-store.tsx'
import { sampleStayOrder, sampleStore } from '../sample-store.ts'
import { OrderedList } from './ordered-list.tsx'

const draw = (dealTitle: string | null) => {
  const items = sampleStayOrder().items.map((item) => ({ ...item, dealTitle }))
  return drawStore(<OrderedList store={sampleStore([], { orders: [sampleStayOrder({ items })] })} />)
}

test('what the stay has ordered is called as the deal, with the product beneath', () => {
  expect(draw('Cocoa under the stars')).toMatch(
    /<strong[^>]*>Cocoa under the stars<\/strong><small[^>]*>Cocoa on your balcony<\/small>/,
  )
})

test('hours have no count, and say until when the room is there, also in a store that has closed', () => {
  const [item] = sampleStayOrder().items
  if (!item?.line) throw new Error('the sample has a line')
  const line = { ...item.line, when: { days: ['2026-11-19'], time: '14:00' } }
  const order = sampleStayOrder({ items: [{ ...item, quantity: 3, line }] })
  const html = drawStore(<OrderedList store={sampleStore([], { isOpen: false, orders: [order] })} />)
  expect(html).toContain('Thursday, until 14:00')
  expect(html).not.toContain('×')
})

test('of a deal that is gone, or called as its product, the name is said once', () => {
  for (const dealTitle of [null, 'Cocoa on your balcony']) {
    expect(draw(dealTitle).split('Cocoa on your balcony')).toHaveLength(2)
  }
})
