import { NO_PROPERTY_ACCESS } from '@innkeeper/domain/properties/settings-upgrades.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aSignedIn, aUnit } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { propertyChanged } from '../../testing/property-changed.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const HOUSE = {
  ...NO_PROPERTY_ACCESS,
  doorCode: 'front 77',
  wifiName: 'Fjellheim',
  wifiPassword: 'bre og fjord',
}
const OWN = { doorCode: 'own 4711', wifiName: null, wifiPassword: null }
const SECRETS = [HOUSE.doorCode, HOUSE.wifiPassword, OWN.doorCode]

async function aTestProperty() {
  const propertyId = await aProperty(app.db)
  const { cookie } = await aSignedIn(app, propertyId, ['manager'])
  const call = caller(app, cookie)
  const unit = await aUnit(app.db, propertyId, '204')
  const body = { code: unit.code, categoryId: unit.categoryId }
  const setUnit = (access: typeof OWN) => call('PUT', `units/${unit.id}`, { ...body, access, revision: 1 })
  const { revision } = (await call('GET', 'settings')).data
  const setHouse = () => call('PUT', 'settings', { propertyId, revision, change: { access: HOUSE } })
  const accessOf = async (linkKey: string) =>
    (await app.inject({ url: `/api/guest/${propertyId}/bookings/${linkKey}` })).json().data?.access
  return { propertyId, cookie, call, unit, body, setUnit, setHouse, accessOf }
}

describe('door code and Wi-Fi', () => {
  it('come with the moment from which no copy of them may be shown: check-out by the property’s clock', async () => {
    const propertyId = await aProperty(app.db, { timeZone: 'Asia/Tokyo' })
    const untilOf = async (state: 'checkin' | 'checkout') => {
      const { linkKey } = await aBooking(app.db, propertyId, { state, departure: '2026-11-19' })
      const { headers } = await app.inject({ url: `/api/guest/${propertyId}/bookings/${linkKey}` })
      return localTimeAt(Number(headers['x-copy-until']), 'Asia/Tokyo')
    }
    expect(await untilOf('checkin')).toMatchObject({ date: '2026-11-19', minute: 11 * 60 })
    // What is left after that ends with the link.
    expect(await untilOf('checkout')).toMatchObject({ date: '2026-12-20', minute: 0 })
  })

  it('come with the booking of a guest in house, the unit’s own before the property’s', async () => {
    const house = await aTestProperty()
    const inHouse = { state: 'checkin' as const, unitId: house.unit.id }
    const { linkKey } = await aBooking(app.db, house.propertyId, inHouse)
    expect(await house.accessOf(linkKey)).toBeNull()
    expect((await house.setHouse()).status).toBe(200)
    const { version: _, ...shared } = HOUSE
    await expect.poll(() => house.accessOf(linkKey)).toEqual(shared)
    expect((await house.setUnit(OWN)).data.access).toEqual(OWN)
    expect(await house.accessOf(linkKey)).toEqual({ ...shared, doorCode: OWN.doorCode })
    for (const state of ['precheckin', 'checkout'] as const) {
      const other = await aBooking(app.db, house.propertyId, { ...inHouse, state })
      expect(await house.accessOf(other.linkKey)).toBeNull()
    }
    const roomless = await aBooking(app.db, house.propertyId, { state: 'checkin', unitId: null })
    expect(await house.accessOf(roomless.linkKey)).toEqual(shared)
  })

  it('are told to open pages when they change, and stay where a change does not name them', async () => {
    const house = await aTestProperty()
    const heard: string[] = []
    const off = app.hub.on('property.changed', ({ propertyId }) => {
      if (propertyId === house.propertyId) heard.push(propertyId)
    })
    await house.setUnit(OWN)
    await expect.poll(() => heard.length).toBe(1)
    off()
    const renamed = await house.call('PUT', `units/${house.unit.id}`, {
      ...house.body,
      code: '205',
      revision: 2,
    })
    expect(renamed.data).toMatchObject({ code: '205', access: OWN })
  })

  it('are in nothing that guests share, and in no page', async () => {
    const house = await aTestProperty()
    await house.setHouse()
    await house.setUnit(OWN)
    const { linkKey } = await aBooking(app.db, house.propertyId, { state: 'checkin', unitId: house.unit.id })
    for (const url of [
      `/api/guest/${house.propertyId}/clientData`,
      `/api/guest/${house.propertyId}/guestbook`,
      `/api/guest/${house.propertyId}/guestbook?booking=${linkKey}`,
      `/guestbook/${house.propertyId}`,
      `/guestbook/${house.propertyId}/${linkKey}`,
      `/guestbook/${house.propertyId}/preview?states=checkin&unit=204`,
    ]) {
      const { body } = await app.inject({ url })
      for (const secret of SECRETS) expect(body, url).not.toContain(secret)
    }
    const booking = await app.inject({ url: `/api/guest/${house.propertyId}/bookings/${linkKey}` })
    expect(booking.headers['cache-control']).toContain('no-store')
  })

  it('of a preview are for staff who manage units, in house alone', async () => {
    const house = await aTestProperty()
    await house.setHouse()
    await house.setUnit(OWN)
    const preview = (state: string) =>
      app
        .inject({
          url: `/guestbook/${house.propertyId}/preview?states=${state}&unit=204`,
          headers: { cookie: house.cookie },
        })
        .then(({ body }) => body)
    expect(await preview('checkin')).toContain(OWN.doorCode)
    expect(await preview('precheckin')).not.toContain(OWN.doorCode)
    expect(await preview('qr')).not.toContain(HOUSE.wifiPassword)
  })

  it('of a preview are samples for other staff and for whoever has a token, only of what there is', async () => {
    const house = await aTestProperty()
    await house.setHouse()
    await house.setUnit(OWN)
    await propertyChanged(app, house.propertyId)
    const { token } = (await house.call('POST', 'guestbook/previewToken')).data
    const url = `/guestbook/${house.propertyId}/preview?states=checkin&unit=204`
    const { linkKey } = await aBooking(app.db, house.propertyId, { state: 'checkin', unitId: house.unit.id })
    const cookieOf = async (role: Role) => (await aSignedIn(app, house.propertyId, [role])).cookie
    const reception = await cookieOf('reception')
    const looks = [
      { url, cookie: await cookieOf('editor'), isSample: true },
      { url: `${url}&token=${token}`, cookie: '', isSample: true },
      { url: `${url}&booking=${linkKey}`, cookie: reception, isSample: true },
      { url, cookie: reception, isSample: false },
      { url, cookie: await cookieOf('analyst'), isSample: false },
      { url, cookie: await cookieOf('housekeeping'), isSample: false },
    ]
    for (const { url, cookie, isSample } of looks) {
      const { body } = await app.inject({ url, headers: { cookie } })
      for (const secret of SECRETS) expect(body).not.toContain(secret)
      expect(body.includes('0000#')).toBe(isSample)
      expect(body.includes('Sample network')).toBe(isSample)
    }
    const bare = await aTestProperty()
    const { body } = await app.inject({
      url: `/guestbook/${bare.propertyId}/preview?states=checkin&unit=204`,
      headers: { cookie: (await aSignedIn(app, bare.propertyId, ['editor'])).cookie },
    })
    expect(body).not.toContain('0000#')
  })

  it('of one property never reach another', async () => {
    const [mine, theirs] = [await aTestProperty(), await aTestProperty()]
    await mine.setHouse()
    await mine.setUnit(OWN)
    const { linkKey } = await aBooking(app.db, theirs.propertyId, {
      state: 'checkin',
      unitId: theirs.unit.id,
    })
    expect(await theirs.accessOf(linkKey)).toBeNull()
    expect(await mine.accessOf(linkKey)).toBeUndefined()
    const change = { ...theirs.body, code: '999', access: OWN, revision: 1 }
    expect((await theirs.call('PUT', `units/${mine.unit.id}`, change)).code).toBe('units/unknown')
  })

  it('are read by those who manage units, not by those who only see them', async () => {
    const house = await aTestProperty()
    await house.setUnit(OWN)
    const call = caller(app, (await aSignedIn(app, house.propertyId, ['housekeeping'])).cookie)
    expect((await call('GET', 'units')).data.units).toMatchObject([{ code: '204', access: null }])
    expect((await house.call('GET', 'units')).data.units).toMatchObject([{ access: OWN }])
  })

  it('too long or empty are refused', async () => {
    const house = await aTestProperty()
    for (const wrong of [
      { ...OWN, doorCode: '1'.repeat(21) },
      { ...OWN, doorCode: ' ' },
      { ...OWN, wifiPassword: 'x'.repeat(64) },
    ])
      expect((await house.setUnit(wrong as typeof OWN)).code).toBe('request/invalid')
  })
})
