import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { staysAlone } from '../../../platform/personal-data.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aUnit } from '../../../testing/builders.ts'
import { aCleaningBox, TOMORROW } from '../../../testing/cleaning-box.ts'
import { cleaningTold } from '../tables.ts'
import { cleaningPersonalData } from './personal-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const now = new Date(TEST_NOW)

async function chosenHouse() {
  const { propertyId, booking, choose, choices } = await aCleaningBox(app)
  const { id: unitId } = await aUnit(app.db, propertyId, '204')
  const [mine, neighbour] = [await booking(), await booking()]
  for (const { id, linkKey } of [mine, neighbour]) {
    await choose(linkKey, { choice: 'request', note: 'Astrid sleeps until ten' })
    await app.db.tenant(propertyId, (tx) =>
      tx.insert(cleaningTold).values({ ...{ propertyId, bookingId: id, unitId, id: newId() }, toldAt: now }),
    )
  }
  const find = (bookingId: string) =>
    app.db.tenant(propertyId, (tx) => cleaningPersonalData.find(tx, staysAlone(propertyId, [bookingId])))
  return { propertyId, mine, neighbour, choices, find }
}

it('a guest gets what they chose and wrote of each day, and when they were told that the room is ready', async () => {
  const { mine, find } = await chosenHouse()
  const [held] = await find(mine.id)
  expect(held).toMatchObject({ kind: 'cleaning', fate: 'kept-without-person' })
  expect(held?.rows).toEqual([
    { bookingId: mine.id, day: TOMORROW, choice: 'request', note: 'Astrid sleeps until ten', chosenAt: now },
    { bookingId: mine.id, toldAt: now },
  ])
})

it('who is erased goes with what they wrote; that they chose stays in the figures, and a neighbour keeps all', async () => {
  const { propertyId, mine, neighbour, choices, find } = await chosenHouse()
  const [before] = await find(neighbour.id)
  await app.db.tenant(propertyId, (tx) =>
    cleaningPersonalData.erase(tx, staysAlone(propertyId, [mine.id]), now),
  )
  const [held] = await find(mine.id)
  expect(held?.rows).toEqual([
    { bookingId: mine.id, day: TOMORROW, choice: 'request', note: '', chosenAt: now },
  ])
  expect(await choices()).toHaveLength(2)
  expect((await find(neighbour.id))[0]).toEqual(before)
})
