import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'

let app: TestApp
let house: SurveyHouse
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aSurveyHouse(app)
  networks += 1
})

let networks = 0
let addresses = 0
/** One network for each test, whichever of its addresses sends. */
const wifi = () => `2001:db8:1:${networks}::${(++addresses).toString(16)}`
const refusedOf = (answers: { status: number; code: string | undefined }[]) =>
  answers.filter(({ status }) => status !== 200).map(({ status, code }) => [status, code])

/** So many at once from this address, each from a browser that drops its cookies. */
const strangers = (count: number, address: (nth: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, nth) => house.guest(address(nth)).send(house.surveyId)))

/** So many of the property have come already, from wherever. */
const sentToday = (responses: number) =>
  app.db.tenant(house.propertyId, (tx) =>
    tx.execute(sql`
      insert into survey_strangers (property_id, day, responses)
      values (${house.propertyId}, '2026-11-15', ${responses})`),
  )

describe('whoever has no stay', () => {
  it('has so many responses of a network in a day, also of those sent at once', async () => {
    const sent = await strangers(30, wifi)
    app.clock.advance({ minutes: 2 })
    sent.push(...(await strangers(30, wifi)))
    expect(refusedOf(sent)).toEqual(Array.from({ length: 10 }, () => [429, 'request/too-many']))
    expect(await house.responses()).toHaveLength(50)
    app.clock.advance({ minutes: 2 })
    const [refused] = await strangers(1, wifi)
    // Until the property's midnight.
    expect(refused?.details).toEqual({ retryAfterSeconds: 12 * 3600 - 240 })
    expect(refusedOf(await strangers(1, () => '2001:db8:2:1::1'))).toEqual([])
    app.clock.advance({ minutes: 12 * 60 })
    expect(refusedOf(await strangers(1, wifi))).toEqual([])
  })

  it('has so many of a property, however many networks they come from', async () => {
    await sentToday(298)
    const sent = await strangers(4, (nth) => `2001:db8:9:${nth}::1`)
    expect(refusedOf(sent)).toHaveLength(2)
    const { linkKey: booking } = await house.booking()
    expect((await house.guest().send(house.surveyId, { booking })).status).toBe(200)
  })

  it('uses nothing up with what is refused, or sent again', async () => {
    const guest = house.guest(wifi())
    const clientKey = 'a'.repeat(22)
    for (let nth = 0; nth < 4; nth++) await guest.send(house.surveyId, { clientKey })
    await guest.send(house.surveyId, { answers: { recommend: 11 } })
    app.clock.advance({ minutes: 2 })
    expect(refusedOf(await strangers(49, wifi))).toEqual([])
  })
})

it('guests with a stay answer from a house that has used its number up', async () => {
  await sentToday(300)
  expect(refusedOf(await strangers(1, wifi))).toHaveLength(1)
  const { linkKey: booking } = await house.booking()
  expect((await house.guest(wifi()).send(house.surveyId, { booking })).status).toBe(200)
})

it('a device sends so many in a minute', async () => {
  const guest = house.guest()
  const sent = []
  for (let nth = 0; nth < 8; nth++) sent.push(await guest.send(house.surveyId))
  expect(refusedOf(sent)).toEqual(Array.from({ length: 2 }, () => [429, 'request/too-many']))
  app.clock.advance({ minutes: 2 })
  expect((await guest.send(house.surveyId)).status).toBe(200)
})
