import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { anOrder } from '../../../testing/orders.ts'
import { aPropertyWithReception } from '../../../testing/property-with-reception.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('the list opens on what waits, longest first, then on what was answered, newest first', async () => {
  const { propertyId, call } = await aPropertyWithReception(app)
  const at = (hour: number) => new Date(`2026-11-15T0${hour}:00:00Z`)
  const answered = { status: 'accepted', decidedAt: at(9) } as const
  await anOrder(app.db, propertyId, { firstName: 'Ada', placedAt: at(1), ...answered })
  await anOrder(app.db, propertyId, { firstName: 'Bo', placedAt: at(2) })
  await anOrder(app.db, propertyId, { firstName: 'Cy', placedAt: at(3), ...answered })
  await anOrder(app.db, propertyId, { firstName: 'Dag', placedAt: at(4) })
  const names = async (query: string) =>
    (await call('GET', `orderRequests?${query}`)).data.items.map(
      ({ guestName }: { guestName: string }) => guestName.split(' ')[0],
    )
  expect(await names('')).toEqual(['Bo', 'Dag', 'Cy', 'Ada'])
  expect(await names('order=asc')).toEqual(['Ada', 'Bo', 'Cy', 'Dag'])
})
