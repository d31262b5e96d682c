import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../clock/test-clock.ts'
import { createPaymentSandbox, type PaymentSandbox } from './sandbox.ts'

const clock = createTestClock('2026-11-15T12:00:00Z')

describe('the payment sandbox', () => {
  let payments: PaymentSandbox
  let keyCount = 0
  const key = () => `key-${keyCount++}`
  const request = (minor = 12_500) => ({
    idempotencyKey: key(),
    reference: 'order-1',
    amount: { minor, currency: 'NOK' },
    returnUrl: '/order/fjellheim',
  })
  const held = async (minor?: number) => payments.approve((await payments.hold(request(minor))).id)

  beforeEach(() => {
    clock.set('2026-11-15T12:00:00Z')
    payments = createPaymentSandbox({ clock, pageUrl: (id) => `/payments/sandbox/${id}` })
  })

  it('holds the amount once the guest approves, and captures it', async () => {
    const pending = await payments.hold(request())
    expect(pending).toMatchObject({ state: 'pending', pageUrl: `/payments/sandbox/${pending.id}` })
    const approved = await payments.approve(pending.id)
    expect(approved).toMatchObject({ state: 'held', holdLapsesAt: new Date('2026-11-22T12:00:00Z') })
    expect(approved).not.toHaveProperty('pageUrl')
    const captured = await payments.capture({ idempotencyKey: key(), paymentId: pending.id })
    expect(captured).toMatchObject({ state: 'captured', capturedMinor: 12_500, refundedMinor: 0 })
    expect(await payments.status(pending.id)).toEqual(captured)
  })

  it('captures nothing that the guest declined, abandoned or got back', async () => {
    const declined = await payments.decline((await payments.hold(request())).id)
    const abandoned = await payments.hold(request())
    const released = await payments.release({ idempotencyKey: key(), paymentId: (await held()).id })
    expect(released.state).toBe('released')
    for (const { id } of [declined, abandoned, released]) {
      const capture = payments.capture({ idempotencyKey: key(), paymentId: id })
      await expect(capture).rejects.toMatchObject({ failure: 'wrong-state', retryable: false })
      expect(await payments.status(id)).toMatchObject({ capturedMinor: 0 })
    }
  })

  it('lets a hold go when nobody used it in time', async () => {
    const { id } = await held()
    clock.advance({ days: 7 })
    expect(await payments.status(id)).toMatchObject({ state: 'released' })
    await expect(payments.capture({ idempotencyKey: key(), paymentId: id })).rejects.toMatchObject({
      failure: 'wrong-state',
    })
  })

  it('answers a repeated call as before and moves no money twice', async () => {
    const first = request()
    expect((await payments.hold(first)).id).toBe((await payments.hold({ ...first })).id)
    const { id } = await held(1000)
    await payments.capture({ idempotencyKey: key(), paymentId: id })
    const refund = { idempotencyKey: key(), paymentId: id, minor: 400 }
    const once = await payments.refund(refund)
    expect(await payments.refund(refund)).toEqual(once)
    expect(await payments.status(id)).toMatchObject({ refundedMinor: 400 })
  })

  it('refuses a key that was used for something else', async () => {
    const first = request()
    await payments.hold(first)
    const other = payments.hold({ ...first, amount: { minor: 1, currency: 'NOK' } })
    await expect(other).rejects.toMatchObject({ failure: 'key-reused' })
    const { id } = await held()
    const release = payments.release({ idempotencyKey: first.idempotencyKey, paymentId: id })
    await expect(release).rejects.toMatchObject({ failure: 'key-reused' })
  })

  it('lets a refused step be tried again with the same key', async () => {
    const { id } = await payments.hold(request())
    const capture = { idempotencyKey: key(), paymentId: id }
    await expect(payments.capture(capture)).rejects.toMatchObject({ failure: 'wrong-state' })
    await payments.approve(id)
    expect(await payments.capture(capture)).toMatchObject({ state: 'captured' })
  })

  it('refuses amounts that are not whole, positive and in a currency', async () => {
    for (const amount of [
      { minor: 0, currency: 'NOK' },
      { minor: -5, currency: 'NOK' },
      { minor: 1.5, currency: 'NOK' },
      { minor: Number.NaN, currency: 'NOK' },
      { minor: 2 ** 53, currency: 'NOK' },
      { minor: 5, currency: 'kroner' },
    ]) {
      await expect(payments.hold({ ...request(), amount })).rejects.toMatchObject({
        failure: 'invalid-amount',
      })
    }
  })

  it('never captures more than was held nor refunds more than was captured', async () => {
    const amount = fc.integer({ min: 1, max: 1000 })
    await fc.assert(
      fc.asyncProperty(amount, amount, fc.array(amount, { maxLength: 6 }), async (hold, capture, refunds) => {
        const { id } = await held(hold)
        await payments.capture({ idempotencyKey: key(), paymentId: id, minor: capture }).catch(() => {})
        for (const minor of refunds) {
          await payments.refund({ idempotencyKey: key(), paymentId: id, minor }).catch(() => {})
        }
        const payment = await payments.status(id)
        expect(payment?.capturedMinor).toBe(capture <= hold ? capture : 0)
        expect(payment?.refundedMinor).toBeLessThanOrEqual(payment?.capturedMinor ?? 0)
        const fits = refunds.find((minor) => minor <= (payment?.capturedMinor ?? 0))
        if (fits) expect(payment?.refundedMinor).toBeGreaterThan(0)
      }),
      { numRuns: 50 },
    )
  })

  it('knows no payment it did not make', async () => {
    expect(await payments.status('none')).toBeUndefined()
    const capture = payments.capture({ idempotencyKey: key(), paymentId: 'none' })
    await expect(capture).rejects.toMatchObject({ failure: 'unknown-payment' })
  })

  it('is not changed by a caller that changes an answer', async () => {
    const payment = await held()
    payment.amount.minor = 1
    expect(await payments.status(payment.id)).toMatchObject({ amount: { minor: 12_500 } })
  })
})
