import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TestApp } from './app.ts'
import { bringIn, choose, connect, houseToConnect } from './connected-house.ts'
import { aReservation, type Entity } from './mews-house.ts'
import type { MewsServer } from './mews-server.ts'
import { aPropertyWithReception } from './property-with-reception.ts'
import { anUpgradeHouse } from './upgrade-house.ts'

export type UpgradesOfMews = Awaited<ReturnType<typeof upgradesOfMews>>

/** A house that works in Mews and sells an upgrade: one guest in double 102, and a suite 501, in both systems. */
export async function upgradesOfMews(app: TestApp, mews: MewsServer, choices: object) {
  mews.at(app.clock.now())
  const reception = await aPropertyWithReception(app, {
    plan: 'complete',
    timeZone: 'Europe/Copenhagen',
    currency: 'DKK',
  })
  const house = await houseToConnect(app, reception.propertyId)
  const upgrades = await anUpgradeHouse(app, reception)
  const [own, suite501] = [
    await upgrades.unit(upgrades.double, '102'),
    await upgrades.unit(upgrades.suite, '501'),
  ]
  const [double, room102] = [mews.house.categories[0], mews.house.resources[1]]
  if (!double || !room102) throw new Error('the house has rooms')
  double.Names = { 'en-US': 'Double' }
  const suite: Entity = { ...double, Id: randomUUID(), Names: { 'en-US': 'Suite' } }
  const room501: Entity = { Id: randomUUID(), Name: '501', IsActive: true, State: 'Inspected' }
  mews.house.categories.push(suite)
  mews.house.resources.push(room501)
  const assignment = { ResourceId: room501.Id, CategoryId: suite.Id, IsActive: true }
  mews.house.assignments.push({ Id: randomUUID(), ...assignment })
  const ida = aReservation(mews.house, { AssignedResourceId: room102.Id })
  await connect(house)
  await bringIn(house)
  await choose(house, choices)
  const upgrade = await upgrades.upgrade()
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ id: string; link_key: string }>(sql`select id, link_key from bookings`),
  )
  const [booking] = rows
  if (!booking) throw new Error('the reservation was brought in')
  return {
    ...{ house, upgrades, upgrade, own, suite501, ida, bookingId: booking.id },
    /** As Mews calls them. */
    there: { double, suite, room102, room501 },
    async ask(): Promise<string> {
      const sent = await upgrades.ask(upgrade.id, { booking: booking.link_key, total: 90_000 })
      if (sent.status !== 200) throw new Error(`refused: ${sent.code}`)
      return sent.data.orderId
    },
    cancel: (orderId: string) =>
      upgrades.call('POST', `orderRequests/${orderId}/cancel`, { reason: 'other', reasonText: 'A leak' }),
    requestOf: async (orderId: string) => (await upgrades.call('GET', `orderRequests/${orderId}`)).data,
  }
}
