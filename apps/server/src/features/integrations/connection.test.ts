import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { aUnit } from '../../testing/builders.ts'
import {
  aHouseToConnect,
  bringIn,
  connect,
  type HouseToConnect,
  MEWS_BODY,
} from '../../testing/connected-house.ts'
import { aReservation } from '../../testing/mews-house.ts'
import { mewsPerFile } from '../../testing/mews-per-file.ts'
import type { MewsServer } from '../../testing/mews-server.ts'

let mews: MewsServer
let app: TestApp
let house: HouseToConnect
mewsPerFile(async (made) => {
  ;({ app, mews } = made)
  house = await aHouseToConnect(app)
})

const stored = async (query: string) =>
  JSON.stringify((await app.db.tenant(house.propertyId, (tx) => tx.execute(query))).rows)

describe('connecting', () => {
  it('asks first, and says what was found', async () => {
    const connection = await connect(house)
    expect(connection).toMatchObject({
      system: 'mews',
      state: 'new',
      isTest: true,
      house: { name: 'Connector API Hotel', timeZone: 'Europe/Copenhagen', services: ['Stay', 'Restaurant'] },
      ownTimeZone: null,
      units: [
        { name: '101', ours: house.room.id, isByHand: false },
        { name: '102', ours: null, isByHand: false },
      ],
      categories: [{ name: 'Fjord suite', ours: house.room.categoryId }],
      health: { trouble: null },
    })
  })

  it('keeps the keys sealed, answers none of them and tells no other property', async () => {
    const answered = JSON.stringify([await connect(house), await house.look()])
    const kept = await stored('select * from pms_connections')
    for (const text of [answered, kept]) {
      expect(text).not.toContain(MEWS_BODY.clientToken)
      expect(text).not.toContain(MEWS_BODY.accessToken)
    }
    const other = await aHouseToConnect(app)
    expect(await other.look()).toBeNull()
    expect((await other.owner('POST', 'integrations/pms/pause')).code).toBe('integration/not-connected')
  })

  it('stores nothing where the keys are wrong, and says so in the other system’s words', async () => {
    const wrong = { ...MEWS_BODY, accessToken: 'no such token' }
    expect(await house.owner('POST', 'integrations/pms/connection', wrong)).toMatchObject({
      status: 422,
      code: 'integration/refused',
      details: { failure: 'unauthorized', said: 'Invalid AccessToken.' },
    })
    mews.trouble({ kind: 'status', status: 503 })
    expect(await house.owner('POST', 'integrations/pms/connection', MEWS_BODY)).toMatchObject({
      status: 503,
      code: 'integration/unavailable',
    })
    expect(await house.look()).toBeNull()
  })

  it('warns of another time zone, and refuses a second connection', async () => {
    const elsewhere = await aHouseToConnect(app, { timeZone: 'Europe/Helsinki' })
    expect((await connect(elsewhere)).ownTimeZone).toBe('Europe/Helsinki')
    const again = await elsewhere.owner('POST', 'integrations/pms/connection', MEWS_BODY)
    expect(again.code).toBe('integration/already-connected')
  })

  it('matches by hand what has another name, and keeps that; a room that is gone matches nothing', async () => {
    const { units } = await connect(house)
    const attic = await aUnit(app.db, house.propertyId, 'Attic')
    const choices = { taken: ['room'], tellsStays: false, postsOrders: false, sendsRegistrations: false }
    const mapping = { units: { [units[1].id]: attic.id }, categories: {} }
    const save = (revision: number) =>
      house.owner('PUT', 'integrations/pms/settings', { revision, choices, mapping })
    expect((await save(1)).data.connection.units[1]).toMatchObject({ ours: attic.id, isByHand: true })
    expect(await save(1)).toMatchObject({ status: 409, code: 'integration/stale-revision' })
    mews.house.resources.push({ Id: 'new-room', Name: 'Room 101', IsActive: true })
    const { data } = await house.owner('POST', 'integrations/pms/look')
    expect(data.connection.units.map(({ ours }: { ours: string }) => ours)).toEqual([
      house.room.id,
      attic.id,
      house.room.id,
    ])
    await app.db.tenant(house.propertyId, (tx) => tx.execute(sql`delete from units where id = ${attic.id}`))
    expect((await house.look()).units[1].ours).toBeNull()
  })
})

describe('the first import', () => {
  it('says what it would do and does nothing, then does just that', async () => {
    aReservation(mews.house)
    aReservation(mews.house, {
      ScheduledStartUtc: '2027-03-01T14:00:00Z',
      ScheduledEndUtc: '2027-06-20T11:00:00Z',
    })
    aReservation(mews.house, { State: 'Canceled' })
    aReservation(mews.house, { State: 'Optional' })
    aReservation(mews.house, { guest: { FirstName: '', LastName: '' } })
    await connect(house)
    const would = { created: 2, changed: 0, unchanged: 0, skipped: 2, refused: 1 }
    expect(await bringIn(house, true)).toMatchObject({ state: 'done', progress: 1, counts: would })
    expect(await stored('select id from bookings')).toBe('[]')
    expect(await stored('select external_id from pms_bookings')).toBe('[]')
    expect(await house.look()).toMatchObject({ state: 'new', refused: [] })
    expect(await bringIn(house)).toMatchObject({ state: 'done', counts: would })
    expect(await house.look()).toMatchObject({
      state: 'on',
      refused: [{ code: 'booking/invalid', fields: { firstName: 'required' } }],
    })
    expect((await bringIn(house)).counts).toMatchObject({ created: 0, unchanged: 2 })
  })

  it('writes the booking with its room, people, rate and guest, and says who brought it', async () => {
    const { Id } = aReservation(mews.house, { ScheduledStartUtc: '2026-11-15T20:00:00Z' })
    await connect(house)
    await bringIn(house)
    const { rows } = await app.db.tenant(house.propertyId, (tx) => tx.execute('select * from bookings'))
    expect(rows).toEqual([
      expect.objectContaining({
        external_id: Id,
        booking_number: '1000',
        source: 'pms',
        arrival: expect.anything(),
        state: 'precheckin',
        first_name: 'Ida',
        last_name: 'Holm',
        email: 'ida@guest.example',
        phone: '+4512345678',
        language: 'da',
        rate_code: 'FF',
        unit_id: house.room.id,
        unit_category_id: house.room.categoryId,
        adults: 2,
        children: 1,
        // Later than the house's three o'clock; check-out is as usual.
        check_in_time: '21:00',
        check_out_time: null,
        returning_guest_said: true,
        attributes: { lastUpdate: '2026-11-15T09:00:00.000Z' },
      }),
    ])
  })

  it('goes on where it was after an outage, and ends when the keys are refused', async () => {
    for (let index = 0; index < 3; index += 1) aReservation(mews.house)
    await connect(house)
    mews.trouble({ kind: 'none' }, { kind: 'status', status: 500 }, { kind: 'half an answer' })
    expect(await bringIn(house)).toMatchObject({ state: 'done', trouble: null, counts: { created: 3 } })
    mews.trouble({ kind: 'status', status: 401, body: { Message: 'Invalid AccessToken.' } })
    expect(await bringIn(house)).toMatchObject({
      state: 'stopped',
      trouble: { failure: 'unauthorized', said: 'Invalid AccessToken.' },
    })
  })
})

describe('leaving', () => {
  it('forgets the keys and keeps the bookings', async () => {
    aReservation(mews.house)
    await connect(house)
    await bringIn(house)
    expect((await house.owner('DELETE', 'integrations/pms/connection')).data.connection).toBeNull()
    expect(await stored('select credentials from pms_connections')).toBe('[]')
    expect(await stored('select booking_number from bookings')).toContain('1000')
    // Connected again, it is the same booking.
    await connect(house)
    expect((await bringIn(house)).counts).toMatchObject({ created: 0, unchanged: 1 })
  })

  it('is written down, without keys', async () => {
    await connect(house)
    await house.owner('DELETE', 'integrations/pms/connection')
    const { data } = await house.owner('GET', 'audit')
    const told = JSON.stringify(data)
    expect(told).toContain('integration.connected')
    expect(told).toContain('integration.disconnected')
    expect(told).not.toContain(MEWS_BODY.accessToken)
  })
})
