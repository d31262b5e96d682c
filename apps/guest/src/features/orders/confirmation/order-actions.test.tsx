import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { expect, test } from 'vitest'
import { drawSample } from '../draw-sample.tsx'
import { OrderActions } from './order-actions.tsx'

const draw = (change: Partial<GuestOrder>) => {
  const order = {
    ...{ orderId: 'o1', stage: 'placed', standing: 'sent', outcome: null, source: 'guestbook' },
    ...{ isReplaced: false, replacedBy: null, paymentUrl: null, isCancellable: false, hasReceipt: false },
    ...{ lines: [] },
    ...change,
  }
  return drawSample(<OrderActions order={order as unknown as GuestOrder} />)
}

test('an order that was changed leads to the one in its place, where its reader may know that', () => {
  const replaced = { standing: 'cancelled', isReplaced: true } as const
  expect(draw({ ...replaced, replacedBy: 'o2' })).toMatch(
    /href="\/order\/fjellheim\/confirmation\/o2">See the new order</,
  )
  expect(draw(replaced)).not.toContain('See the new order')
})

test('what nobody paid is tried again at the checkout it came from', () => {
  const unpaid = { stage: 'abandoned' } as const
  expect(draw(unpaid)).toContain('Try again')
  expect(draw({ ...unpaid, source: 'upselling' })).not.toContain('Try again')
})

test('a room that was asked for is taken back as a request', () => {
  expect(draw({ isCancellable: true })).toContain('Cancel order')
  expect(draw({ isCancellable: true, source: 'room upgrades' })).toContain('Cancel request')
})
