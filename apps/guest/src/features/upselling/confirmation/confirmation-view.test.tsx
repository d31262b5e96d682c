import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import { expect, test } from 'vitest'
import { drawStore, writeStore } from '../draw-store.tsx'
import { sampleStore } from '../sample-store.ts'
import { ConfirmationView } from './confirmation-view.tsx'

const line = {
  ...{ productId: 'cocoa', title: 'Cocoa', quantity: 2, kind: 'brought', days: ['2026-11-16'], time: null },
  ...{ details: [], comment: '', unitPrice: 19_500, total: 39_000, vatRate: 2500, vat: 7800 },
}
const sums = { serviceCharge: 7500, transactionFee: 0, total: 46_500, vat: 9300 }

function view(change: Partial<GuestOrder> = {}, { isOpen = true, isChangeable = false } = {}) {
  const order = { service: 'Put on bill', lines: [line], ...sums, ...change }
  return (
    <ConfirmationView
      order={order as GuestOrder}
      store={sampleStore([])}
      state={{ words: 'Sent, answer follows', mark: isOpen ? 'waiting' : 'ended', isOpen }}
      title="Thank you"
      line=""
      payment={null}
      isChangeable={isChangeable}
      changing={null}
      actions={null}
      returning={null}
    />
  )
}

const draw = (...given: Parameters<typeof view>) => drawStore(view(...given))

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

test('says until when it can be changed', () => {
  expect(draw({}, { isChangeable: true })).toContain(
    'You can change it until Saturday 14 November, 15:00, and cancel it until we have',
  )
  expect(draw()).not.toContain('You can change it')
})

test('hours have no count, and say until when or from when the room is there', () => {
  const hours = { ...line, title: 'No hurry', kind: 'part of the stay' as const, quantity: 3 }
  const late = draw({ lines: [{ ...hours, days: ['2026-11-19'], time: '14:00', dealTitle: null }] })
  expect(late).toContain('>No hurry</strong>')
  expect(late).toContain('Thursday, until 14:00')
  const early = draw({ lines: [{ ...hours, days: ['2026-11-15'], time: '13:00', dealTitle: null }] })
  expect(early).toContain('Sunday, from 13:00')
})

test('when it is for begins with a capital', async () => {
  const days = { ...line, dealTitle: null, days: ['2026-11-16', '2026-11-18'], time: '21:00' }
  const html = drawStore(
    <TextsProvider write={await writeStore('da')}>
      {view({ lines: [days] as GuestOrder['lines'] })}
    </TextsProvider>,
  )
  expect(html).toMatch(/>Mandag (og|and) onsdag, 21:00</)
})
