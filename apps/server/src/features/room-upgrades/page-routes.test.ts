import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { plainPages } from '../../testing/plain-pages.ts'
import { aPropertyWithReception } from '../../testing/property-with-reception.ts'
import { anUpgradeHouse, STRANGER, type UpgradeHouse } from '../../testing/upgrade-house.ts'

let app: TestApp
let house: UpgradeHouse
/** Pages of nobody's stay wait for this. */
let strangersMayPass: Promise<void> = Promise.resolve()

beforeAll(async () => {
  const plain = plainPages()
  app = await openTestApp({
    requestsPerMinute: 100_000,
    web: {
      ...plain,
      async renderPage(input, fonts) {
        if (input.data.kind === 'upgrades' && input.data.booking === null) await strangersMayPass
        return plain.renderPage(input, fonts)
      },
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await anUpgradeHouse(app, await aPropertyWithReception(app))
})

const get = async (path = '') => app.inject({ url: `/room-upgrades/${house.propertyId}${path}` })

it('the rooms stand in the page, which nobody keeps, whoever asks', async () => {
  await house.unit(house.suite, '501')
  await house.upgrade()
  const { linkKey } = await house.stay({ firstName: 'Astrid' })
  const own = await get(`/${linkKey}`)
  expect([own.statusCode, own.headers['cache-control'], own.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ])
  expect(own.body).toContain('"total":135000')
  const anyone = await get()
  expect([anyone.statusCode, anyone.headers['cache-control'], anyone.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ])
  expect(anyone.body).toContain('"guest":null')
  expect(anyone.body).not.toContain('Astrid')
})

it('strangers who open many pages keep no guest with a booking waiting', async () => {
  const { linkKey } = await house.stay()
  const { promise, resolve } = Promise.withResolvers<void>()
  strangersMayPass = promise
  const strangers = Array.from({ length: 30 }, () => get())
  expect((await get(`/${linkKey}`)).statusCode).toBe(200)
  resolve()
  expect(new Set((await Promise.all(strangers)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

it.each(['guestbook', 'products'])('without %s no room is shown and none is asked for', async (module) => {
  const upgrade = await house.upgrade()
  const { linkKey } = await house.stay()
  const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
  await owner('PUT', `modules/${module}`, { enabled: false })
  const closed = { status: 403, code: 'module/not-available' }
  await expect.poll(() => house.guest('GET', 'roomUpgrades')).toMatchObject(closed)
  expect(await house.guest('GET', `roomUpgrades/${linkKey}`)).toMatchObject(closed)
  expect((await get(`/${linkKey}`)).body).not.toContain('"upgrades":')
  expect(await house.ask(upgrade.id, STRANGER)).toMatchObject(closed)
  expect(await house.ask(upgrade.id, { booking: linkKey, total: 135_000 })).toMatchObject(closed)
})
