import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { createToastStore } from '@innkeeper/ui/toast-store.ts'
import { ToastProvider } from '@innkeeper/ui/toasts.tsx'
import { beforeAll, expect, test } from 'vitest'
import { orderQuery } from '../../../features/orders/api.ts'
import { SAMPLE_ORDERING } from '../../../features/orders/draw-sample.tsx'
import { drawStore } from '../../../features/upselling/draw-store.tsx'
import { sampleStayOrder, sampleStore } from '../../../features/upselling/sample-store.ts'
import { StoreConfirmation } from './store-confirmation.tsx'
import { loadStoreOrderTexts } from './store-texts.ts'

beforeAll(async () => void (await loadStoreOrderTexts('en')))

const draw = (change: Partial<GuestOrder>, store = sampleStore([])) => {
  const order = {
    ...{ orderId: 'o1', number: 1047, watchId: 'w1', stage: 'placed', standing: 'sent', outcome: null },
    ...{ source: 'upselling', isReplaced: false, replacedBy: null, isCancellable: false, hasReceipt: false },
    ...{ service: 'Put on bill', payment: 'none', paymentUrl: null, reason: null, reasonText: null },
    ...{ placedAt: '2026-11-10T12:00:00.000Z', timeExpected: null, deliveryMethod: null, lines: [] },
    ...{ serviceCharge: 0, transactionFee: 0, total: 0, vat: 0, isPreview: false },
    ...change,
  } as unknown as GuestOrder
  return drawStore(
    <ToastProvider store={createToastStore()}>
      <StoreConfirmation orderId="o1" />
    </ToastProvider>,
    store,
    (answers) => answers.put(orderQuery({ ...SAMPLE_ORDERING, bookingId: 'key' }, 'o1'), order),
  )
}

test('an order that was changed says so, and leads to the one in its place', () => {
  const html = draw({ standing: 'cancelled', isReplaced: true, replacedBy: 'o2' })
  expect(html).toContain('This order was changed')
  expect(html).toContain('Order 1047. A new order has taken its place.')
  expect(html).toMatch(/href="\/upselling\/fjellheim\/key\/confirmation\/o2">See the new order</)
})

test('whoever may not know that one reads that it was changed, and is led to the guestbook', () => {
  const html = draw({ standing: 'cancelled', isReplaced: true })
  expect(html).toContain('This order was changed')
  expect(html).not.toContain('See the new order')
})

test('what waits for its payment is not over', () => {
  const html = draw({ stage: 'awaiting payment', service: 'Pay Now', payment: 'pending', paymentUrl: '/pay' })
  expect(html).toContain('tabler-icon-clock')
  expect(html).not.toContain('tabler-icon-x')
  expect(draw({ stage: 'abandoned' })).toContain('tabler-icon-x')
})

test('what was taken back is no change', () => {
  const html = draw({ standing: 'cancelled' })
  expect(html).toContain('You have cancelled this order')
  expect(html).not.toContain('changed')
})

test('whoever can change an order reads until when, also on another device than its own', () => {
  const ofStay = sampleStayOrder({ watchId: 'w1' })
  const onAnother = draw({ isCancellable: false }, sampleStore([], { orders: [ofStay] }))
  expect(onAnother).toContain('Change order')
  expect(onAnother).toContain('You can change it until')
  const closed = draw({ isCancellable: true }, sampleStore([], { orders: [ofStay], isOpen: false }))
  expect(closed).toContain('Cancel order')
  expect(closed).not.toContain('Change order')
  expect(closed).not.toContain('You can change it until')
})
