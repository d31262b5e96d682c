import { expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anUpgradeHouse, type UpgradeHouse } from '../../../testing/upgrade-house.ts'
import { watchIdOf } from '../../guests/service.ts'

let app: TestApp
let house: UpgradeHouse
housePerTest(async (made) => {
  app = made.app
  house = await anUpgradeHouse(made.app, made.house)
})

const seen = async (linkKey: string) => (await house.guest('GET', `roomUpgrades/${linkKey}`)).data

it('the days of a stay begin with the first night that can still be had', async () => {
  const { linkKey } = await house.stay({ arrival: '2026-11-14', departure: '2026-11-18', state: 'checkin' })
  app.clock.set(new Date('2026-11-16T12:00:00Z'))
  expect((await seen(linkKey)).stay).toMatchObject({ arrival: '2026-11-14', firstNight: '2026-11-16' })
  const later = await house.stay()
  expect((await seen(later.linkKey)).stay.firstNight).toBe('2026-11-20')
})

it('the stay’s own times stand beside those of the house, and live events can name it', async () => {
  const { linkKey } = await house.stay({ checkInTime: '12:00' })
  const { stay } = await seen(linkKey)
  expect(stay).toMatchObject({ checkInTime: '12:00', watchId: watchIdOf(linkKey) })
  const other = await house.stay()
  expect((await seen(other.linkKey)).stay.checkInTime).not.toBe('12:00')
})

it('what was declined is one of its requests, and not what it asks for', async () => {
  await house.unit(house.suite, '501')
  const upgrade = await house.upgrade()
  const { linkKey } = await house.stay()
  const { data } = await house.ask(upgrade.id, { booking: linkKey, total: 135_000 })
  const asked = [{ upgradeId: upgrade.id, watchId: data.watchId }]
  expect(await seen(linkKey)).toMatchObject({ asked, requested: { upgradeId: upgrade.id } })
  await house.call('POST', `orderRequests/${data.orderId}/decline`, { reason: 'too busy' })
  expect(await seen(linkKey)).toMatchObject({ asked, requested: null })
})
