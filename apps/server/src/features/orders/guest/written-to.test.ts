import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MailPort } from '../../../platform/mail/port.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aBooking } from '../../../testing/builders.ts'
import { eventually } from '../../../testing/eventually.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  CHECKOUT,
} from '../../../testing/property-with-reception.ts'

let kind: MailPort['kind'] = 'smtp'
const mail: MailPort = {
  get kind() {
    return kind
  },
  send: async () => ({ messageId: 'taken' }),
  verify: async () => {},
  close: async () => {},
}
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ withJobs: true, outside: { mail } })
})
afterAll(() => app.close())

async function ordered(by: MailPort['kind']) {
  kind = by
  app.clock.set(TEST_NOW)
  const house = await aPropertyWithReception(app)
  const stay = await aBooking(app.db, house.propertyId)
  const device = aDevice()
  const body = anOrderFor(await house.product(), { booking: stay.linkKey, checkout: CHECKOUT })
  const { data } = await house.order(body, undefined, device)
  const seen = async (query = '', from = {}) =>
    (await house.guest('GET', `orders/${data.orderId}${query}`, undefined, from)).data
  const states = async () =>
    (await house.call('GET', `orderRequests/${data.orderId}`)).data.messages.map(
      ({ state }: { state: string }) => state,
    )
  return { stay, device, seen, states }
}

it('says whom a provider wrote to, masked: on the device that ordered and by the link of the stay', async () => {
  const { stay, device, seen, states } = await ordered('smtp')
  await eventually('the message to go', async () => (await states())[0] === 'sent', 25_000)
  expect((await seen('', device)).writtenTo).toBe('a•••@g•••.example')
  expect((await seen(`?booking=${stay.linkKey}`)).writtenTo).toBe('a•••@g•••.example')
  expect(await seen()).not.toHaveProperty('writtenTo')
}, 60_000)

it('says nothing of a message that no provider took', async () => {
  const { device, seen, states } = await ordered('outbox')
  expect(await seen('', device)).not.toHaveProperty('writtenTo')
  await eventually('the message to be kept', async () => (await states())[0] === 'kept', 25_000)
  expect(await seen('', device)).not.toHaveProperty('writtenTo')
}, 60_000)
