import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readMigrations } from '../../platform/db/migrations.ts'
import type { TestApp } from '../../testing/app.ts'
import { housePerTest } from '../../testing/house-per-test.ts'
import { anUpgradeHouse, type UpgradeHouse } from '../../testing/upgrade-house.ts'
import { orderPlaces, placesTaken } from '../orders/tables.ts'

let app: TestApp
let house: UpgradeHouse
housePerTest(async (made) => {
  app = made.app
  house = await anUpgradeHouse(made.app, made.house)
})

it('what was taken of rooms counted by hand before is counted apart from then on', async () => {
  const { propertyId, suite } = house
  await house.unit(suite, '501')
  const byUnits = await house.upgrade()
  const byHand = await house.upgrade({ from: await house.category('Single'), roomsPerNight: 2 })
  const [one, other] = [await house.stay(), await house.stay({ unitCategoryId: byHand.from })]
  await house.unit(suite, '502')
  await house.ask(byUnits.id, { booking: one.linkKey, total: 135_000 })
  const { data } = await house.ask(byHand.id, { booking: other.linkKey, total: 135_000 })
  const step = (await readMigrations()).find(({ name }) => name === '0061_split_rooms_by_hand.sql')
  const found = await app.db.tenant(propertyId, async (tx) => {
    // As it was: one count of both.
    await tx.execute(sql`
      delete from order_places where order_id = ${data.orderId} and subject = ${`rooms/${suite}`}`)
    await tx.execute(sql`
      update order_places set subject = ${`rooms/${suite}`}
      where order_id = ${data.orderId} and subject = ${`rooms-by-hand/${suite}`}`)
    await tx.execute(sql`delete from places_taken where subject = ${`rooms-by-hand/${suite}`}`)
    for (const statement of step?.sql.trim().split(';\n') ?? []) await tx.execute(sql.raw(statement))
    return { taken: await tx.select().from(placesTaken), places: await tx.select().from(orderPlaces) }
  })
  const counted = (subject: string) => found.taken.filter((row) => row.subject === `${subject}/${suite}`)
  expect(counted('rooms').map(({ taken }) => taken)).toEqual([1, 1, 1])
  expect(counted('rooms-by-hand').map(({ taken }) => taken)).toEqual([1, 1, 1])
  const its = found.places.filter(({ orderId }) => orderId === data.orderId)
  expect(its.map(({ subject, places }) => [subject, places])).toEqual(
    Array.from({ length: 3 }, () => [`rooms-by-hand/${suite}`, 2]),
  )
})
