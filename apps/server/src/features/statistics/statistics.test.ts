import { TRACKING_EVENTS_PER_DAY } from '@innkeeper/domain/statistics/constants.ts'
import type { TrackingEvent } from '@innkeeper/domain/statistics/tracking-event.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty } from '../../testing/builders.ts'
import { trackingEvents, trackingTotals } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const NOW = Date.parse(TEST_NOW)
const post = (propertyId: string, payload: unknown, remoteAddress = '10.1.1.1') =>
  app.inject({
    method: 'POST',
    url: `/api/guest/${propertyId}/platformStatistics`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
    remoteAddress,
  })

function anEvent(details: Partial<Record<'BOOKING' | 'LINK_ID' | 'URL_PATH', string>> = {}, at = NOW) {
  const list = Object.entries(details).map(([type, value]) => ({ type, value }))
  return { event: 'PAGE_OPENED', date: new Date(at).toISOString(), details: list } as TrackingEvent
}

const eventsOf = (propertyId: string) => app.db.tenant(propertyId, (tx) => tx.select().from(trackingEvents))
const totalsOf = (propertyId: string) =>
  app.db.tenant(propertyId, (tx) =>
    tx.select().from(trackingTotals).orderBy(trackingTotals.event, trackingTotals.urlPath),
  )

describe('tracking events', () => {
  it('are kept with the booking instead of its link key, and counted', async () => {
    const propertyId = await aProperty(app.db)
    const booking = await aBooking(app.db, propertyId)
    const card = await aCard(app.db, propertyId)
    const path = `/guestbook/${propertyId}/${booking.linkKey}`
    const opened = anEvent({ BOOKING: booking.linkKey, LINK_ID: 'lobby', URL_PATH: `${path}?box=x` })
    const box = anEvent({ BOOKING: booking.linkKey, URL_PATH: `${path}/${card.id}` }, NOW - 1000)
    const answer = await post(propertyId, [opened, { ...box, event: 'BOX_OPENED' }])
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { kept: 2 } }])
    await post(propertyId, [opened])

    const rows = await eventsOf(propertyId)
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual({
      propertyId,
      id: expect.any(String),
      event: 'PAGE_OPENED',
      occurredAt: new Date(NOW),
      receivedAt: new Date(NOW),
      bookingId: booking.id,
      linkId: 'lobby',
      urlPath: `/guestbook/${propertyId}/:guestid`,
    })
    expect(await totalsOf(propertyId)).toEqual([
      {
        propertyId,
        day: '2026-11-15',
        event: 'BOX_OPENED',
        urlPath: `/guestbook/${propertyId}/:guestid/${card.id}`,
        count: 1,
      },
      {
        propertyId,
        day: '2026-11-15',
        event: 'PAGE_OPENED',
        urlPath: `/guestbook/${propertyId}/:guestid`,
        count: 2,
      },
    ])
    expect(JSON.stringify([rows, await totalsOf(propertyId)])).not.toContain(booking.linkKey)
  })

  it('never bring a link key into the log or a path, whatever is wrong with them', async () => {
    const propertyId = await aProperty(app.db)
    const { linkKey } = await aBooking(app.db, propertyId)
    const asBox = anEvent({ BOOKING: linkKey, URL_PATH: `/guestbook/${propertyId}/qr/${linkKey}` })
    expect((await post(propertyId, [asBox])).statusCode).toBe(200)
    expect((await post(propertyId, [{ ...asBox, event: linkKey }])).statusCode).toBe(400)
    expect((await eventsOf(propertyId))[0]?.urlPath).toBe(`/guestbook/${propertyId}/qr/:modal`)
    expect(app.logged.length).toBeGreaterThan(0)
    expect(app.logged.filter((line) => line.includes(linkKey))).toEqual([])
  })

  it('name the custom page that was opened, where the property has it', async () => {
    const propertyId = await aProperty(app.db)
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        insert into templates (property_id, id, type, name, body)
        values (${propertyId}, ${'P'.repeat(22)}, 'page', 'Walks', '{}')
      `),
    )
    await post(
      propertyId,
      ['P', 'Q'].map((letter) => anEvent({ URL_PATH: `/pages/${propertyId}/${letter.repeat(22)}` })),
    )
    expect((await totalsOf(propertyId)).map(({ urlPath }) => urlPath)).toEqual([
      `/pages/${propertyId}/:pageId`,
      `/pages/${propertyId}/${'P'.repeat(22)}`,
    ])
  })

  it('of a booking in another property, or of none, name no booking', async () => {
    const [mine, other] = [await aProperty(app.db), await aProperty(app.db)]
    const { linkKey } = await aBooking(app.db, other)
    const sent = [linkKey, 'nobody', 'A'.repeat(22), 'qr'].map((key) => anEvent({ BOOKING: key }))
    await post(mine, sent)
    const rows = await eventsOf(mine)
    expect(rows.map(({ bookingId }) => bookingId)).toEqual([null, null, null, null])
    expect(await eventsOf(other)).toEqual([])
  })

  it('of more than a day ago or of the future are left out', async () => {
    const propertyId = await aProperty(app.db)
    const hour = 3_600_000
    const sent = [NOW - 25 * hour, NOW - 23 * hour, NOW + 60_000, NOW + hour].map((at) => anEvent({}, at))
    expect((await post(propertyId, sent)).json()).toEqual({ data: { kept: 2 } })
    const times = (await eventsOf(propertyId)).map(({ occurredAt }) => occurredAt.getTime())
    expect(times.sort()).toEqual([NOW - 23 * hour, NOW])
    expect((await post(propertyId, sent.slice(0, 1))).json()).toEqual({ data: { kept: 0 } })
  })

  it('stay without their booking when it is deleted', async () => {
    const propertyId = await aProperty(app.db)
    const { id, linkKey } = await aBooking(app.db, propertyId)
    await post(propertyId, [anEvent({ BOOKING: linkKey })])
    await app.db.tenant(propertyId, (tx) => tx.execute(sql`delete from bookings where id = ${id}`))
    expect(await eventsOf(propertyId)).toMatchObject([{ bookingId: null }])
  })

  it('are refused where the property does not have the module', async () => {
    const propertyId = await aProperty(app.db, { plan: 'essential' })
    const answer = await post(propertyId, [anEvent()])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'module/not-available'])
  })

  it('that do not fit are refused with a code', async () => {
    const propertyId = await aProperty(app.db)
    const codeOf = async (payload: unknown) => (await post(propertyId, payload)).json().code
    const fifty = Array.from({ length: 50 }, () => anEvent())
    expect(await codeOf([])).toBe('request/invalid')
    expect(await codeOf({ events: fifty })).toBe('request/invalid')
    expect(await codeOf([...fifty, anEvent()])).toBe('request/invalid')
    expect(await codeOf([{ ...anEvent(), event: 'SOMETHING' }])).toBe('request/invalid')
    expect(await codeOf([{ ...anEvent(), date: 'yesterday' }])).toBe('request/invalid')
    expect(await codeOf([anEvent({ LINK_ID: 'x'.repeat(501) })])).toBe('request/invalid')
    expect(await codeOf([anEvent({ LINK_ID: 'x'.repeat(33_000) })])).toBe('request/too-large')
    expect((await post('no-such-house', fifty)).json().code).toBe('property/unknown')
    expect((await post(propertyId, fifty)).json()).toEqual({ data: { kept: 50 } })
    expect((await post(propertyId, [anEvent({ LINK_ID: '\u0000\ud800' })])).statusCode).toBe(200)
  })

  it('are kept up to so many on each day of the property, also when many come at once', async () => {
    const propertyId = await aProperty(app.db, { timeZone: 'Europe/Copenhagen' })
    const batch = Array.from({ length: 50 }, () => anEvent())
    const keptOf = async (sent: unknown[], address?: string) =>
      (await post(propertyId, sent, address)).json().data.kept as number
    await keptOf(batch)
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`update tracking_days set events = ${TRACKING_EVENTS_PER_DAY - 120}`),
    )
    const kept = await Promise.all(Array.from({ length: 12 }, (_, nth) => keptOf(batch, `10.1.2.${nth}`)))
    expect(kept.filter((each) => each > 0).toSorted((one, other) => one - other)).toEqual([20, 50, 50])
    expect(await eventsOf(propertyId)).toHaveLength(170)
    expect((await totalsOf(propertyId)).map(({ count }) => count)).toEqual([170])
    const notes = () => app.logged.filter((line) => line.includes('no more tracking events'))
    expect(notes()).toEqual([expect.stringContaining(propertyId)])
    // A day that is full costs nothing: the next is another, by the property's clock.
    app.clock.set('2026-11-15T22:59:59Z')
    expect(await keptOf([anEvent({}, Date.parse('2026-11-15T22:59:00Z'))])).toBe(0)
    app.clock.set('2026-11-15T23:00:00Z')
    expect(await keptOf([anEvent({}, Date.parse('2026-11-15T22:59:00Z'))])).toBe(1)
    app.clock.set(TEST_NOW)
  })

  it('are limited for each client address', async () => {
    const propertyId = await aProperty(app.db)
    // Refused ones count too, and are cheap.
    const send = (address: string) => post(propertyId, [], address)
    for (let sent = 0; sent < 300; sent++) await send('10.9.9.9')
    const refused = await send('10.9.9.9')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request/too-many'])
    expect((await send('10.9.9.8')).statusCode).toBe(400)
  })
})
