import { expect, test } from 'vitest'
import { SAMPLE_ORDERING } from '../../../features/orders/draw-sample.tsx'
import { OrderingProvider } from '../../../features/orders/ordering.tsx'
import { drawStore } from '../../../features/upselling/draw-store.tsx'
import { sampleStayOrder, sampleStore } from '../../../features/upselling/sample-store.ts'
import { StayOrderActions } from './stay-order-actions.tsx'

const draw = (isOpen: boolean) =>
  drawStore(
    <OrderingProvider value={{ ...SAMPLE_ORDERING, bookingId: 'key' }}>
      <StayOrderActions order={sampleStayOrder()} />
    </OrderingProvider>,
    sampleStore([], { isOpen }),
  )

test('an order nobody has answered can be changed until the store closes, and cancelled also then', () => {
  expect(draw(true)).toContain('Change order')
  expect(draw(true)).toContain('Cancel order')
  expect(draw(false)).not.toContain('Change order')
  expect(draw(false)).toContain('Cancel order')
})
