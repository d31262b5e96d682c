import { CallError } from '@innkeeper/api/client.ts'
import type { Receipt } from '@innkeeper/api/orders/checkout.ts'
import { expect, it } from 'vitest'
import { PropertyProvider } from '../../../platform/property-picture.tsx'
import { SAMPLE_PROPERTY } from '../../../platform/sample-property.ts'
import { drawSample } from '../draw-sample.tsx'
import { NoReceipt } from './no-receipt.tsx'
import { ReceiptView } from './receipt-screen.tsx'

const receipt: Receipt = {
  order: {
    orderId: 'o',
    number: 1042,
    watchId: 'w',
    stage: 'placed',
    standing: 'confirmed',
    outcome: null,
    source: 'guestbook',
    isReplaced: false,
    replacedBy: null,
    isCancellable: false,
    hasReceipt: true,
    status: 'accepted',
    reason: null,
    reasonText: null,
    service: 'Pay on delivery',
    payment: 'none',
    paymentUrl: null,
    deliveryMethod: 'delivery',
    timeRequested: null,
    timeExpected: null,
    placedAt: '2026-11-15T10:00:00.000Z',
    doneAt: null,
    currency: 'NOK',
    lines: [],
    serviceCharge: 0,
    transactionFee: 0,
    total: 39_000,
    vat: 7800,
    isPreview: false,
  },
  seller: { name: 'Fjellheim Drift AS', address: null, vatNumber: null },
  taxes: [],
  termsUrl: null,
  timeZone: 'Europe/Oslo',
  language: 'en',
  guest: { name: 'Astrid Nilsen', room: '204' },
}

it('a receipt names guest and room, as the PDF does', () => {
  const markup = drawSample(<ReceiptView receipt={receipt} />)
  for (const words of ['Guest', 'Astrid Nilsen', 'Room', '204', '1042']) expect(markup).toContain(words)
  expect(drawSample(<ReceiptView receipt={{ ...receipt, guest: null }} />)).not.toContain('Guest<')
})

it('says of an order that came to nothing that nothing is owed', () => {
  const draw = (change: Partial<Receipt['order']>) =>
    drawSample(<ReceiptView receipt={{ ...receipt, order: { ...receipt.order, ...change } }} />)
  expect(draw({ standing: 'declined' })).toContain('This order was declined: there is nothing to pay.')
  for (const change of [{ standing: 'cancelled' }, { standing: 'declined', outcome: 'cancelled' }] as const) {
    expect(draw(change)).toContain('This order was cancelled: there is nothing to pay.')
  }
  expect(draw({ outcome: 'delivered' })).not.toContain('nothing is owed')
})

it('where there is none, it says why and leads to the order', () => {
  const draw = (error: unknown) =>
    drawSample(<NoReceipt orderId="o" error={error} onRetry={() => undefined} />)
  const early = draw(new CallError('order/no-receipt', 404, ''))
  expect(early).toContain('once your order is confirmed or paid')
  expect(early).toContain('/order/fjellheim/confirmation/o')
  expect(draw(new CallError('order/other-device', 403, ''))).toContain('The receipt is on another device')
  expect(draw(new CallError('order/unknown', 404, ''))).not.toContain('receipt')
})

it('stands under the logo of the house where it has one', () => {
  const brand = { ...SAMPLE_PROPERTY.brand, logo: 'L'.repeat(22) }
  const html = drawSample(
    <PropertyProvider value={{ ...SAMPLE_PROPERTY, brand }}>
      <ReceiptView receipt={receipt} />
    </PropertyProvider>,
  )
  expect(html).toMatch(
    new RegExp(`<img[^>]*src="[^"]*/${brand.logo}/480.webp"[^>]*alt="${SAMPLE_PROPERTY.name}"`),
  )
  expect(drawSample(<ReceiptView receipt={receipt} />)).not.toContain('<img')
})
