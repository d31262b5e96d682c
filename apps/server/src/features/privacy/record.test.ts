import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking } from '../../testing/builders.ts'
import { connectOutside } from '../../testing/connect-outside.ts'
import { aPropertyWithSystem } from '../../testing/property-token.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const record = async (call: Awaited<ReturnType<typeof aPropertyWithSystem>>['staff']) =>
  (await call('GET', 'privacy/record')).data

it('is written from what the property has set: months, modules, forms and who gets something', async () => {
  const { propertyId, staff } = await aPropertyWithSystem(app)
  await connectOutside(app.db, propertyId, app.clock.now())
  await staff('PUT', 'privacy/retention', {
    revision: 0,
    retention: { guests: 18, messages: 6, answers: 12 },
  })
  const data = await record(staff)
  expect(data.controller.name).toBe('Test house')
  expect(data.registers).toEqual([{ name: 'Adults', country: 'DK', months: 24 }])
  expect(data.recipients).toEqual(
    expect.arrayContaining([
      { kind: 'payment provider', name: 'stripe' },
      { kind: 'token', name: 'Front desk system' },
      { kind: 'webhook', name: 'Door locks (locks.example)' },
    ]),
  )
  expect(JSON.stringify(data)).not.toContain('key=secret')
  expect(JSON.stringify(data)).not.toContain('Out of use')
  const line = (kind: string) => data.lines.find((one: { kind: string }) => one.kind === kind)
  expect(line('person')).toMatchObject({ ground: 'contract', period: { by: 'months', count: 18 } })
  expect(line('registration')).toMatchObject({
    ground: 'legal duty',
    period: { by: 'register', count: null },
  })
})

it('names no guest, and is another for each property', async () => {
  const { propertyId, staff } = await aPropertyWithSystem(app)
  await aBooking(app.db, propertyId, { lastName: 'Unmistakable' })
  const { staff: other } = await aPropertyWithSystem(app)
  const data = await record(other)
  expect(data).toMatchObject({ registers: [], recipients: [{ kind: 'token', name: 'Front desk system' }] })
  expect(JSON.stringify(await record(staff))).not.toContain('Unmistakable')
})
