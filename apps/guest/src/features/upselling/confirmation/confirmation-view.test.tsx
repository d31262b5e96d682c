import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { expect, test } from 'vitest'
import { drawStore } from '../draw-store.tsx'
import { sampleStore } from '../sample-store.ts'
import { ConfirmationView } from './confirmation-view.tsx'

const line = {
  ...{ productId: 'cocoa', title: 'Cocoa', quantity: 2, kind: 'brought', days: ['2026-11-16'], time: null },
  ...{ details: [], comment: '', unitPrice: 19_500, total: 39_000, vatRate: 2500, vat: 7800 },
}
const sums = { serviceCharge: 7500, transactionFee: 0, total: 46_500, vat: 9300 }

function draw(change: Partial<GuestOrder> = {}, { isOpen = true, isStoreOpen = true } = {}): string {
  const order = { service: 'Put on bill', isCancellable: true, lines: [line], ...sums, ...change }
  return drawStore(
    <ConfirmationView
      order={order as GuestOrder}
      store={sampleStore([], { isOpen: isStoreOpen })}
      state={{ words: 'Sent, answer follows', mark: isOpen ? 'waiting' : 'ended', isOpen }}
      title="Thank you"
      line=""
      payment={null}
      changing={null}
      actions={null}
      returning={null}
    />,
  )
}

test('has each item with its quantity, and the delivery charge as already on the bill', () => {
  const html = draw()
  expect(html).toContain('2 × Cocoa')
  expect(html).toMatch(/<dt>Delivery to your room<\/dt><dd>NOK 75, already on the bill<\/dd>/)
  expect(html).toContain('On your bill')
})

test('a line is called as the deal it was bought by, with the product beneath where that is called otherwise', () => {
  const named = (dealTitle: string | null) => draw({ lines: [{ ...line, dealTitle }] as GuestOrder['lines'] })
  expect(named('Cocoa under the stars')).toMatch(
    /2 × Cocoa under the stars<\/strong><small[^>]*>Cocoa<\/small>/,
  )
  for (const same of ['Cocoa', null]) {
    expect(named(same)).toContain('2 × Cocoa</strong>')
    expect(named(same)).not.toContain('>Cocoa</small>')
  }
})

test('without delivery there is no charge, and what is paid otherwise or came to nothing is on no bill', () => {
  expect(draw({ serviceCharge: 0 })).not.toContain('Delivery to your room')
  for (const html of [draw({ service: 'Pay on delivery' }), draw({}, { isOpen: false })]) {
    expect(html).toMatch(/<dd>NOK 75<\/dd>/)
    expect(html).not.toContain('bill')
  }
})

test('says until when it can be changed, as long as the store is open', () => {
  expect(draw()).toContain('You can change it until Saturday 14 November, 15:00, and cancel it until we have')
  expect(draw({}, { isStoreOpen: false })).not.toContain('You can change it')
  expect(draw({ isCancellable: false })).not.toContain('You can change it')
})
