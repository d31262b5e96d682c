import { beforeEach, describe, expect, it } from 'vitest'
import { aProperty } from '../../testing/builders.ts'
import { sharedTestDatabase } from '../../testing/database.ts'
import { aHoldRequest } from '../../testing/payment-requests.ts'
import { createTestClock } from '../clock/test-clock.ts'
import type { Database } from '../db/port.ts'
import { createPaymentSandbox, type PaymentSandbox } from './sandbox.ts'

const clock = createTestClock('2026-11-15T12:00:00Z')
let db: Database
let propertyId: string
let sandbox: PaymentSandbox
beforeEach(async () => {
  clock.set('2026-11-15T12:00:00Z')
  db = await sharedTestDatabase()
  propertyId = await aProperty(db)
  sandbox = createPaymentSandbox({ db, clock, propertyId })
})

describe('the payment sandbox', () => {
  it('outlives the process', async () => {
    const { id } = await sandbox.hold(aHoldRequest())
    const another = createPaymentSandbox({ db, clock, propertyId })
    await another.approve(id, 'visa')
    expect(await sandbox.status(id)).toMatchObject({ state: 'held' })
  })

  it('opens one payment for an order, and refuses another amount for it', async () => {
    const request = aHoldRequest()
    const first = await sandbox.hold(request)
    expect(first.pageUrl).toBe(`https://hotel.example/payment-sandbox/${propertyId}/${first.id}?lang=da`)
    expect(await sandbox.hold({ ...request })).toEqual(first)
    const other = sandbox.hold({ ...request, amount: { minor: 1, currency: 'SEK' } })
    await expect(other).rejects.toMatchObject({ failure: 'key-reused' })
  })

  it('lets a hold go when nobody used it in time', async () => {
    const { id } = await sandbox.hold(aHoldRequest())
    await sandbox.approve(id, 'visa')
    clock.advance({ days: 7 })
    expect(await sandbox.status(id)).toMatchObject({ state: 'released' })
    const capture = sandbox.capture({ idempotencyKey: 'late', paymentId: id })
    await expect(capture).rejects.toMatchObject({ failure: 'wrong-state' })
  })

  it('takes the first of the guest’s presses', async () => {
    const { id } = await sandbox.hold(aHoldRequest())
    await sandbox.decline(id)
    await sandbox.approve(id, 'visa')
    expect(await sandbox.status(id)).toMatchObject({ state: 'declined' })
  })

  it('shows another property nothing', async () => {
    const { id } = await sandbox.hold(aHoldRequest())
    const elsewhere = createPaymentSandbox({ db, clock, propertyId: await aProperty(db) })
    expect(await elsewhere.status(id)).toBeUndefined()
    expect(await elsewhere.visit(id)).toBeUndefined()
  })

  it('sends no webhooks and believes none', async () => {
    const webhook = sandbox.readWebhook({ rawBody: Buffer.from('{}'), headers: {} })
    await expect(webhook).rejects.toMatchObject({ failure: 'bad-signature' })
  })
})
