import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KnownPayment, nextPayment } from './next-payment.ts'

const told = (change: Partial<KnownPayment>): KnownPayment => ({
  state: 'pending',
  captured: 0,
  refunded: 0,
  holdLapsesAt: null,
  ...change,
})
const lapse = new Date('2026-11-22T12:00:00Z')
const held = told({ state: 'held', holdLapsesAt: lapse })
const released = told({ state: 'released' })
const taken = told({ state: 'captured', captured: 500 })

const merged = (facts: readonly KnownPayment[]) => facts.reduce(nextPayment, told({}))

/** What a provider may say of one payment of 500. */
const facts = fc.oneof(
  fc.constantFrom(told({}), told({ state: 'declined' }), told({ state: 'failed' }), released),
  fc.date({ noInvalidDate: true }).map((holdLapsesAt) => told({ state: 'held', holdLapsesAt })),
  fc.integer({ min: 0, max: 500 }).map((refunded) => told({ state: 'captured', captured: 500, refunded })),
)

describe('a payment as it is told', () => {
  test('goes from the page to the hold to the money', () => {
    expect(merged([held])).toEqual(held)
    expect(merged([held, taken])).toEqual(taken)
  })

  test('is not undone by what is told late', () => {
    expect(merged([held, told({}), told({ state: 'declined' })])).toEqual(held)
    expect(merged([released, held])).toEqual(released)
    expect(merged([taken, held, released])).toEqual(taken)
  })

  test('is refunded once all that was taken went back', () => {
    expect(merged([taken, { ...taken, refunded: 499 }]).state).toBe('captured')
    expect(merged([{ ...taken, refunded: 500 }, taken])).toMatchObject({ state: 'refunded', refunded: 500 })
  })

  test('ends the same in any order and however often it is told', () => {
    const history = fc
      .array(facts, { minLength: 1, maxLength: 8 })
      .chain((told) =>
        fc.tuple(
          fc.constant(told),
          fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2, maxLength: told.length * 2 }),
        ),
      )
    fc.assert(
      fc.property(history, ([inOrder, shuffled]) => {
        expect(merged(shuffled)).toEqual(merged(inOrder))
      }),
    )
  })

  test('never has more refunded than taken, and money that was taken stays known', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 8 }), facts, (before, next) => {
        const known = merged(before)
        const after = nextPayment(known, next)
        expect(after.refunded).toBeLessThanOrEqual(after.captured)
        expect(after.captured).toBeGreaterThanOrEqual(known.captured)
      }),
    )
  })
})
