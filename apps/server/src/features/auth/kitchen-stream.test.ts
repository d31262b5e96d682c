import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking } from '../../testing/builders.ts'
import { anOrderFor, aPropertyWithReception } from '../../testing/property-with-reception.ts'
import { createRecordingSink } from '../../testing/recording-sink.ts'
import { heardBy } from './heard-by.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true })
})
afterAll(() => app.close())

it('an attacker in the kitchen hears of its own requests, of no other’s id, and of no booking or message', async () => {
  const house = await aPropertyWithReception(app)
  const listen = (member: Parameters<typeof heardBy>[0], after: string | null = null) => {
    const sink = createRecordingSink()
    const { propertyId } = house
    app.hub.subscribe({ propertyId, ...heardBy(member), after, address: '192.0.2.1', sink })
    return () => sink.events().join('\n')
  }
  const begun = app.hub.position()
  const kitchen = { roles: ['kitchen'] as const, categories: ['Food'] }
  const live = listen(kitchen)
  const reception = listen({ roles: ['reception'], categories: [] })
  const products = [await house.product({ category: 'Food' }), await house.product({ category: 'Spa' })]
  const ids: string[] = []
  for (const product of products) ids.push((await house.order(anOrderFor(product))).data.orderId)
  const booking = await aBooking(app.db, house.propertyId)
  for (const id of ids) {
    await house.call('POST', `orderRequests/${id}/decline`, { reason: 'too busy', confirmation: 'email' })
  }
  const [food = '', spa = ''] = ids
  await expect.poll(() => reception().split('order.changed').length).toBe(3)
  // Whoever comes back is told what it missed by the same rule.
  const replayed = listen(kitchen, begun)
  await expect.poll(() => replayed().includes('order.changed')).toBe(true)
  for (const heard of [live(), replayed()]) {
    expect([heard.includes(food), heard.includes(spa), heard.includes(booking.id)]).toEqual([
      true,
      false,
      false,
    ])
    expect(heard).not.toMatch(/booking\.|message\.|order\.answered/)
  }
})
