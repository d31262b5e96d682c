import { availabilitySchema } from '@innkeeper/domain/orders/availability-schema.ts'
import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countedBy, firstAvailability, NEW_SLOT, slotsTwice, waysToCount } from './availability-draft.ts'

const options = (change: Partial<Product['options']>) => ({ ...newProduct('').options, ...change })

test('only ways to count that fit the product are offered', () => {
  expect(waysToCount(options({ kind: 'service' }))).toEqual(['none', 'time slots', 'each day'])
  expect(waysToCount(options({ kind: 'part of the stay', stayMoment: 'whole stay' }))).toEqual([
    'none',
    'each night',
    'each day',
  ])
  expect(waysToCount(options({ kind: 'part of the stay', stayMoment: 'departure' }))).toEqual([
    'none',
    'hours',
  ])
})

test('a count that does not fit what the product became is none', () => {
  const availability = firstAvailability('each night')
  expect(countedBy(options({ kind: 'part of the stay', stayMoment: 'whole stay', availability }))).toBe(
    'each night',
  )
  expect(countedBy(options({ kind: 'brought', availability }))).toBe('none')
})

test('every way to count begins with something that can be saved', () => {
  for (const kind of ['time slots', 'each day', 'each night', 'hours'] as const) {
    expect(z.parse(availabilitySchema, firstAvailability(kind))).toMatchObject({ kind })
  }
  expect(firstAvailability('none')).toBeNull()
})

test('one time may stand twice on different days, not on the same one', () => {
  const at = (time: string, weekdays: number[]) => ({ ...NEW_SLOT, time, weekdays })
  expect(slotsTwice([at('18:00', [1, 2]), at('18:00', [3]), at('20:00', [1])])).toEqual([])
  expect(slotsTwice([at('18:00', [1, 2]), at('20:00', [1]), at('18:00', [2, 3])])).toEqual([2])
})
