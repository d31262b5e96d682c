import { expect, test } from 'vitest'
import { offeredPayment } from './offered-payment.ts'

const bill = { service: 'Put on bill' as const, methods: [] }
const card = { service: 'Pay Now' as const, methods: ['visa' as const] }
const nobody = { reservationNumber: '', lastName: '' }

test('a bill is offered with a stay, and to a visitor who has named one', () => {
  expect(offeredPayment([card, bill], true, nobody)).toEqual([card, bill])
  expect(offeredPayment([card, bill], false, { reservationNumber: '1042', lastName: 'Lund' })).toEqual([
    card,
    bill,
  ])
  expect(offeredPayment([card, bill], false, nobody)).toEqual([card])
  expect(offeredPayment([card, bill], false, { reservationNumber: '1042', lastName: ' ' })).toEqual([card])
})

test('where there is nothing but the bill it stays: the server asks for the stay', () => {
  expect(offeredPayment([bill], false, nobody)).toEqual([bill])
})
