import { describe, expect, test } from 'vitest'
import type { PaymentState } from './next-payment.ts'
import { paymentProblem, paymentStep, type WantedOfPayment } from './payment-step.ts'

const now = new Date('2026-11-15T12:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const payment = (state: PaymentState, minutes = 5, lapsesIn = 100) => ({
  state,
  createdAt: before(minutes),
  holdLapsesAt: state === 'held' ? inHours(lapsesIn) : null,
})

describe('what is asked of the provider next', () => {
  test.each<[PaymentState, WantedOfPayment | null, string | null]>([
    ['pending', 'wait', null],
    ['pending', 'give back', 'release'],
    ['held', 'wait', null],
    ['held', 'capture', 'capture'],
    ['held', 'give back', 'release'],
    ['held', null, 'release'],
    ['captured', 'wait', null],
    ['captured', 'capture', null],
    ['captured', 'give back', 'refund'],
    ['captured', null, 'refund'],
    ['refunded', 'give back', null],
    ['released', 'give back', null],
    ['released', 'capture', null],
    ['declined', 'give back', null],
    ['failed', 'give back', null],
  ])('a payment that is %s for an order that says %s', (state, wanted, step) => {
    expect(paymentStep(payment(state), wanted, now)).toBe(step)
  })

  test('a guest who has not paid after half an hour has left', () => {
    expect(paymentStep(payment('pending', 29), 'wait', now)).toBeNull()
    expect(paymentStep(payment('pending', 30), 'wait', now)).toBe('release')
  })
})

describe('what staff are shown', () => {
  test('a payment that agrees with its order is no problem', () => {
    expect(paymentProblem(payment('held'), 'wait', now)).toBeNull()
    expect(paymentProblem(payment('captured'), 'capture', now)).toBeNull()
    expect(paymentProblem(payment('released'), 'give back', now)).toBeNull()
    expect(paymentProblem(payment('pending'), 'wait', now)).toBeNull()
  })

  test('one that does not says how', () => {
    expect(paymentProblem(payment('pending', 31), 'wait', now)).toBe('pending long')
    expect(paymentProblem(payment('held'), 'capture', now)).toBe('not captured')
    expect(paymentProblem(payment('released'), 'capture', now)).toBe('not captured')
    expect(paymentProblem(payment('captured'), 'give back', now)).toBe('not released')
    expect(paymentProblem(payment('held'), null, now)).toBe('paid without order')
    expect(paymentProblem(payment('failed'), 'wait', now)).toBe('unknown at provider')
  })

  test('a hold that ends within a day is shown before it does', () => {
    expect(paymentProblem(payment('held', 5, 25), 'wait', now)).toBeNull()
    expect(paymentProblem(payment('held', 5, 23), 'wait', now)).toBe('hold lapses')
  })
})
