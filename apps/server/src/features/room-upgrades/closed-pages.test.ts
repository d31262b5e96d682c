import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import type { TestApp } from '../../testing/app.ts'
import { housePerTest } from '../../testing/house-per-test.ts'
import { anUpgradeHouse, type UpgradeHouse } from '../../testing/upgrade-house.ts'

let app: TestApp
let house: UpgradeHouse
housePerTest(async (made) => {
  app = made.app
  house = await anUpgradeHouse(made.app, made.house)
})

const get = (path: string) => app.inject({ url: `/room-upgrades/${house.propertyId}/${path}` })
const kept = ({ cookies }: Awaited<ReturnType<typeof get>>) => cookies.map(({ value }) => value)

async function aRequest() {
  await house.unit(house.suite, '501')
  const upgrade = await house.upgrade()
  const stay = await house.stay({ firstName: 'Torvald' })
  const { data } = await house.ask(upgrade.id, { booking: stay.linkKey, total: 135_000 })
  const room = `${stay.linkKey}/room/${upgrade.id}`
  const confirmation = `${room}/request-confirmation`
  return { stay, room, confirmation, sent: `${confirmation}?order=${data.orderId}`, data, upgrade }
}

const AT = new Date('2026-11-14T08:00:00Z')

describe('once the stay has ended', () => {
  it.each([
    ['departed', { state: 'checkout' as const }],
    ['cancelled', { cancelledAt: AT }],
    ['a no-show', { noShowAt: AT }],
  ])('%s: every page is there, closed, with no room and nothing of the booking', async (what, change) => {
    const { stay, room, confirmation, sent } = await aRequest()
    await house.change(stay.id, change)
    for (const path of [stay.linkKey, room, `${room}/request-details`, confirmation, sent]) {
      const page = await get(path)
      expect(page.statusCode, path).toBe(200)
      expect(page.body).toContain('"isOpen":false')
      expect(page.body).toContain('"upgrades":[]')
      expect(page.body).not.toContain('@')
      expect(page.body.includes('Torvald')).toBe(what === 'departed')
      // Called off, the link opens the guestbook as anybody's and is not remembered.
      expect(kept(page)).toEqual(what === 'departed' ? [stay.linkKey] : [])
    }
  })

  it('the stay still knows which of its orders was the request', async () => {
    const { stay, confirmation, data, upgrade } = await aRequest()
    await house.change(stay.id, { state: 'checkout' })
    const asked = JSON.stringify([{ upgradeId: upgrade.id, watchId: data.watchId }])
    expect((await get(confirmation)).body).toContain(`"asked":${asked}`)
  })
})

it('who sent a request reads it where the link opens no stay any more; nothing else is there', async () => {
  const { sent, data, stay, confirmation } = await aRequest()
  await house.change(stay.id, { linkKey: newId() })
  const page = await get(sent)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('"guest":null')
  expect(page.body).toContain('"booking":null')
  expect(kept(page)).toEqual([])
  for (const path of [confirmation, sent.replace(data.orderId, newId()), stay.linkKey]) {
    const gone = await get(path)
    expect(gone.statusCode, path).toBe(404)
    expect(gone.body).toContain('"failure":"gone"')
  }
})

it('an address that leads to nothing stays with the hotel and the guest’s own guestbook', async () => {
  const { stay, room } = await aRequest()
  for (const path of [`${stay.linkKey}/room`, `${room}/other`, `${stay.linkKey}/nothing/at/all`]) {
    const page = await get(path)
    expect(page.statusCode, path).toBe(404)
    expect(page.body).toContain('"failure":"gone"')
    expect(page.body).toContain(`"propertyId":"${house.propertyId}"`)
    expect(kept(page)).toEqual([stay.linkKey])
  }
})
