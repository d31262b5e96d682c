import { WEBHOOK_EVENTS } from '@innkeeper/domain/webhooks/events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { type PostgresNodes, preparePostgresNodes } from '../../testing/nodes.ts'
import { aPropertyWithSystem } from '../../testing/property-token.ts'
import { openReceiver, webhookWork } from '../../testing/webhook-receiver.ts'

let nodes: PostgresNodes
const apps: TestApp[] = []
let receiver: Awaited<ReturnType<typeof openReceiver>>

beforeAll(async () => {
  nodes = await preparePostgresNodes()
  receiver = await openReceiver()
  for (let n = 0; n < 2; n++) {
    const environment = { WEBHOOKS_ALLOW_PRIVATE: '1' }
    apps.push(
      await openTestApp({
        database: await nodes.open(),
        environment,
        requestsPerMinute: 100_000,
        withJobs: true,
      }),
    )
  }
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await receiver.close()
  await nodes.close()
})

test('two nodes that hear the same tell each thing once', async () => {
  const [one, other] = apps
  if (!one || !other) throw new Error('two nodes')
  const { propertyId, staff, call } = await aPropertyWithSystem(one)
  await staff('POST', 'webhooks', { name: 'Locks', url: receiver.url, events: WEBHOOK_EVENTS, isOn: true })
  const numbers = Array.from({ length: 20 }, (_, n) => `B-${n}`)
  const work = apps.map(webhookWork)
  for (const number of numbers) {
    await call('PUT', `/${number}`, { arrival: '2026-12-04', departure: '2026-12-07', firstName: 'Astrid' })
    void Promise.all(work.map((run) => run(propertyId)))
  }
  const told = () => receiver.received.map(({ json }) => String(json.data.booking?.bookingNumber)).toSorted()
  await expect.poll(() => told().length, { timeout: 30_000 }).toBe(20)
  await Promise.all(work.map((run) => run(propertyId)))
  expect(told()).toEqual(numbers.toSorted())
})
