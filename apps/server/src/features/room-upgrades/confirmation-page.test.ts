import { expect, it } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { housePerTest } from '../../testing/house-per-test.ts'
import { anUpgradeHouse, STRANGER, type UpgradeHouse } from '../../testing/upgrade-house.ts'

let app: TestApp
let house: UpgradeHouse
housePerTest(async (made) => {
  app = made.app
  house = await anUpgradeHouse(made.app, made.house)
})

/** The address that letters know, opened by a browser that opened this stay last. */
const opened = (orderId: string, linkKey: string) =>
  app.inject({
    url: `/order/${house.propertyId}/confirmation/${orderId}`,
    headers: { cookie: `stay_${house.propertyId}=${linkKey}` },
  })

it('who asked for another room is led from a letter to the page of the request', async () => {
  await house.unit(house.suite, '501')
  const upgrade = await house.upgrade()
  const { linkKey } = await house.stay()
  const { data } = await house.ask(upgrade.id, { booking: linkKey, total: 135_000 })
  const { statusCode, headers } = await opened(data.orderId, linkKey)
  const place = `/room-upgrades/${house.propertyId}/${linkKey}/room/${upgrade.id}`
  expect([statusCode, headers.location]).toEqual([302, `${place}/request-confirmation?order=${data.orderId}`])
  expect((await app.inject({ url: String(headers.location) })).statusCode).toBe(200)
})

it('what a stranger asked for leads to nobody’s stay', async () => {
  await house.unit(house.suite, '501')
  const upgrade = await house.upgrade()
  const { linkKey } = await house.stay()
  const { data } = await house.ask(upgrade.id, STRANGER)
  expect((await opened(data.orderId, linkKey)).statusCode).toBe(200)
})
