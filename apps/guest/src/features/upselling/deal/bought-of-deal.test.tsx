import { expect, test } from 'vitest'
import { drawStore } from '../draw-store.tsx'
import { byHour, sampleDeal, sampleStayOrder, sampleStore } from '../sample-store.ts'
import { BoughtOfDeal } from './bought-of-deal.tsx'

test('hours that were bought say from when or until when the room is there', () => {
  const [item] = sampleStayOrder().items
  if (!item?.line) throw new Error('the sample has a line')
  const line = { ...item.line, when: { days: ['2026-11-19'], time: '13:00' } }
  const order = sampleStayOrder({ standing: 'confirmed', items: [{ ...item, quantity: 2, line }] })
  const deal = sampleDeal([byHour()])
  const store = sampleStore([deal], { orders: [order] })
  expect(drawStore(<BoughtOfDeal deal={deal} store={store} actions={() => null} />)).toContain(
    '>Yours · Thursday, until 13:00<',
  )
})
