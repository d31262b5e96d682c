import { cutOffSchema } from '@innkeeper/domain/orders/product-schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountIn, CUT_OFF_KINDS, cutOffKind, cutOffOf, minutesOf, unitOf } from './cut-off-draft.ts'

test('whole hours are said in hours, and every notice comes back as it was', () => {
  expect([unitOf(120), unitOf(90), unitOf(0)]).toEqual(['hours', 'minutes', 'minutes'])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 14 * 24 * 60 }), (minutes) => {
      const unit = unitOf(minutes)
      const { amount, max } = amountIn(minutes, unit)
      expect(Number.isInteger(amount) && amount <= max).toBe(true)
      expect(minutesOf(amount, unit)).toBe(minutes)
    }),
  )
})

test('each kind begins with something that can be saved', () => {
  for (const kind of CUT_OFF_KINDS) {
    const begun = cutOffOf(kind)
    expect(cutOffKind(begun)).toBe(kind)
    expect(begun === null || cutOffSchema.safeParse(begun).success).toBe(true)
  }
})
