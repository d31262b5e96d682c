import { expect, test } from 'vitest'
import { sampleDeal, sampleStayOrder, sampleStoreProduct } from '../sample-store.ts'
import { boughtOf, standingOrders } from './bought.ts'

const deal = sampleDeal([sampleStoreProduct()])

test('what was bought of a deal is what was sent or confirmed of it in the store', () => {
  const sent = sampleStayOrder()
  const confirmed = sampleStayOrder({ watchId: 'two', standing: 'confirmed' })
  expect(boughtOf(deal, [sent, confirmed])).toMatchObject([
    { quantity: 1, days: ['2026-11-16'], time: null, isConfirmed: false },
    { isConfirmed: true },
  ])
  expect(boughtOf({ id: 'another' }, [sent])).toEqual([])
})

test('what was declined, taken back, never paid, or ordered elsewhere is not', () => {
  const others = [
    sampleStayOrder({ standing: 'declined' }),
    sampleStayOrder({ standing: 'cancelled' }),
    sampleStayOrder({ standing: 'confirmed', outcome: 'cancelled' }),
    sampleStayOrder({ stage: 'awaiting payment' }),
    sampleStayOrder({ source: 'guestbook' }),
    sampleStayOrder({ source: 'room upgrades' }),
  ]
  expect(standingOrders(others)).toEqual([])
})
