import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty, aSignedIn, aUnit } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { propertyChanged } from '../../../testing/property-changed.ts'
import { anOrderFor, CHECKOUT, type PropertyWithReception } from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
let soup: { id: string; price: number }
let room: { id: string; linkId: string; categoryId: string }
housePerTest(async (made) => {
  ;({ app, house } = made)
  soup = await house.product()
  room = await aUnit(app.db, house.propertyId, '204')
  await propertyChanged(app, house.propertyId)
})

async function asManager() {
  const { cookie } = await aSignedIn(app, house.propertyId, ['manager'])
  return caller(app, cookie)
}

const NO_ROOM = { ...CHECKOUT, reservationNumber: 'XYZ', roomNumber: '' }
const newest = async () => (await house.call('GET', 'orderRequests')).data.items[0]

async function roomOf(brought: object): Promise<string | null> {
  const lines = [{ productId: soup.id, quantity: 1 }]
  const { status, data } = await house.guest('POST', 'orders/quote', { lines, ...brought })
  expect(status).toBe(200)
  return data.scannedRoom
}

describe('a visitor who scanned the code of a room', () => {
  it('reads its number at the checkout, orders to it, and staff see where it comes from', async () => {
    expect(await roomOf({ linkId: room.linkId })).toBe('204')
    const { status } = await house.order(anOrderFor(soup, { linkId: room.linkId, checkout: NO_ROOM }))
    expect(status).toBe(200)
    expect(await newest()).toMatchObject({ unit: '204', scannedUnit: '204', isMatched: false })
  })

  it('may order to another room, and staff see both', async () => {
    const checkout = { ...NO_ROOM, roomNumber: '206' }
    await house.order(anOrderFor(soup, { linkId: room.linkId, checkout }))
    expect(await newest()).toMatchObject({ unit: '206', scannedUnit: '204' })
  })

  it('is still nobody’s guest: what they name is matched to the room as if they had written it', async () => {
    const { bookingNumber } = await aBooking(app.db, house.propertyId, { unitId: room.id })
    const named = { ...NO_ROOM, reservationNumber: bookingNumber }
    await house.order(anOrderFor(soup, { linkId: room.linkId, checkout: named }))
    expect(await newest()).toMatchObject({ isMatched: true, unit: '204' })
    const other = await aUnit(app.db, house.propertyId, '305')
    await propertyChanged(app, house.propertyId)
    const away = await aBooking(app.db, house.propertyId, { unitId: other.id })
    const claim = { ...NO_ROOM, reservationNumber: away.bookingNumber }
    const onBill = anOrderFor(soup, { linkId: room.linkId, checkout: claim, service: 'Put on bill' })
    expect((await house.order(onBill)).code).toBe('order/booking-unknown')
  })

  it('keeps the room of their booking where they have one', async () => {
    const other = await aUnit(app.db, house.propertyId, '305')
    const { linkKey } = await aBooking(app.db, house.propertyId, { unitId: other.id })
    await propertyChanged(app, house.propertyId)
    expect(await roomOf({ booking: linkKey, linkId: room.linkId })).toBeNull()
    await house.order(anOrderFor(soup, { booking: linkKey, linkId: room.linkId, checkout: NO_ROOM }))
    expect(await newest()).toMatchObject({ unit: '305', scannedUnit: null, isMatched: true })
  })

  it('is asked for the room once the code was renewed, at once', async () => {
    expect(await roomOf({ linkId: room.linkId })).toBe('204')
    const renewed = await (await asManager())('POST', `units/${room.id}/link`)
    expect(await roomOf({ linkId: room.linkId })).toBeNull()
    const refused = await house.order(anOrderFor(soup, { linkId: room.linkId, checkout: NO_ROOM }))
    expect(refused.code).toBe('order/room-missing')
    expect(await roomOf({ linkId: renewed.data.linkId })).toBe('204')
  })

  it('learns nothing by a code of another property, nor by what is none', async () => {
    const elsewhere = await aProperty(app.db)
    const foreign = await aUnit(app.db, elsewhere, '911')
    for (const linkId of [foreign.linkId, 'lobby', 'æøå', "'; --", '\u0000', '', '204', room.id.slice(0, 12)])
      expect(await roomOf({ linkId })).toBeNull()
  })

  it('gets nothing of the guest who booked it', async () => {
    const access = { doorCode: '4711', wifiName: 'Fjellheim', wifiPassword: 'fjord-secret' }
    const { id, categoryId } = room
    const changed = { code: '204', categoryId, access, revision: 1 }
    expect((await (await asManager())('PUT', `units/${id}`, changed)).status).toBe(200)
    await aBooking(app.db, house.propertyId, { unitId: room.id, firstName: 'Torvald', lastName: 'Helmer' })
    await propertyChanged(app, house.propertyId)
    const page = await app.inject({ url: `/guestbook/${house.propertyId}?l=${room.linkId}` })
    const lines = [{ productId: soup.id, quantity: 1 }]
    const quote = await house.guest('POST', 'orders/quote', { lines, linkId: room.linkId })
    for (const secret of ['4711', 'fjord-secret', 'Torvald', 'Helmer']) {
      expect(page.body).not.toContain(secret)
      expect(JSON.stringify(quote.data)).not.toContain(secret)
    }
  })
})
