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

it('by when they are due stand what waits, then what is promised, the earliest first and without a time last', async () => {
  const { propertyId, call } = await aPropertyWithReception(app)
  const at = (time: string) => new Date(`2026-11-${time}:00Z`)
  const accepted = { status: 'accepted', decidedAt: at('15T09:30') } as const
  const made = async (firstName: string, change: Parameters<typeof anOrder>[2]) =>
    anOrder(app.db, propertyId, { firstName, timeExpected: null, ...change })
  await made('Tomorrow', { placedAt: at('15T01:00'), ...accepted, timeRequested: at('16T17:45') })
  await made('Today', { placedAt: at('15T02:00'), ...accepted, timeRequested: at('15T08:30') })
  await made('Untimed', { placedAt: at('15T03:00'), ...accepted, timeRequested: null })
  await made('Unsure', { placedAt: at('15T04:00'), ...accepted, timeRequested: null })
  await made('Later', {
    placedAt: at('15T05:00'),
    ...accepted,
    timeRequested: at('15T07:00'),
    timeExpected: at('15T12:00'),
  })
  await made('New', { placedAt: at('15T06:00'), timeRequested: at('16T09:00') })
  await made('Newer', { placedAt: at('15T07:00'), timeRequested: at('15T19:00') })
  await made('Done', { placedAt: at('15T00:30'), ...accepted, doneAt: at('15T10:00') })
  const names = async (progress: string) =>
    (await call('GET', `orderRequests?progress=${progress}&sort=due&order=asc`)).data.items.map(
      ({ guestName }: { guestName: string }) => guestName.split(' ')[0],
    )
  const promised = ['Today', 'Later', 'Tomorrow', 'Untimed', 'Unsure']
  expect(await names('open')).toEqual(['Newer', 'New', ...promised])
  expect(await names('to%20do')).toEqual(promised)
})
