import { expect, test } from 'vitest'
import { sampleDeal, sampleStore } from '../sample-store.ts'
import { isOnSale, openedDeal } from './opened-deal.ts'

const deal = sampleDeal([])
const open = sampleStore([deal])
const paused = sampleStore([])

test('a deal that is paused while it is open stays as it was shown, and is as the house has it once it is back', () => {
  expect(openedDeal(open, 'stars', null)).toBe(deal)
  expect(openedDeal(paused, 'stars', deal)).toBe(deal)
  expect([isOnSale(open, deal), isOnSale(paused, deal)]).toEqual([true, false])
  const changed = { ...deal, title: 'Cocoa and waffles' }
  expect(openedDeal(sampleStore([changed]), 'stars', deal)).toBe(changed)
})

test('once closed it is closed, and what was never shown does not open', () => {
  expect(openedDeal(open, null, deal)).toBeNull()
  expect(openedDeal(paused, 'stars', null)).toBeNull()
  expect(openedDeal(paused, 'another', deal)).toBeNull()
})
