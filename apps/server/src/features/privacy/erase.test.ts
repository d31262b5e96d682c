import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { anOrder } from '../../testing/orders.ts'
import {
  aPlantedPerson,
  HELD,
  HOLDS_NOBODY,
  plantEverywhere,
  tablesOfProperties,
  tracesOf,
} from '../../testing/planted-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, queuesJobs: true })
})
afterAll(() => app.close())

async function aHouse() {
  const propertyId = await aProperty(app.db, {
    guestFields: { version: 1, fields: [{ id: 'diet', name: 'Diet and allergies' }] },
  })
  const { cookie } = await aSignedIn(app, propertyId, ['owner'])
  const call = caller(app, cookie)
  const erase = (bookingIds: string[], evenIfCurrent = false) =>
    call('POST', 'privacy/erase', { bookingIds, evenIfCurrent })
  const download = async (...ids: string[]) => {
    const url = `/api/hotel/privacy/export?ids=${ids.join(',')}`
    return app.inject({ url, headers: { cookie } })
  }
  return { propertyId, cookie, call, erase, download }
}

describe('what is held of a person', () => {
  it('is answered for by a feature in every table, or the table says why it holds nobody', async () => {
    const written = [...Object.keys(HELD), ...Object.keys(HOLDS_NOBODY)].filter(
      (name) => name !== 'memberships',
    )
    expect(await tablesOfProperties(app.db)).toEqual(written.sort())
    const answering = new Set(Object.values(HELD).map(({ by }) => by))
    const brought = app.features.filter(({ personalData }) => personalData).map(({ name }) => name)
    expect([...brought, 'platform'].sort()).toEqual([...answering].sort())
  })

  it('is shown with what becomes of it before anything is done', async () => {
    const { propertyId, call } = await aHouse()
    const who = await aPlantedPerson(app.db, propertyId)
    await plantEverywhere(app.db, who)
    const { data } = await call('POST', 'privacy/preview', { bookingIds: [who.bookingId] })
    expect(data.obstacles).toEqual([])
    expect(data.current).toEqual([])
    const counts = data.holdings.map((held: { kind: string; fate: string; count: number }) => [
      held.kind,
      held.fate,
      held.count,
    ])
    expect(counts.sort()).toEqual([
      ['addresses', 'erased', 1],
      ['answers', 'kept-without-person', 2],
      ['audit', 'kept-without-person', 1],
      ['automations', 'erased', 1],
      ['cleaning', 'kept-without-person', 2],
      ['deliveries', 'erased', 2],
      ['history', 'erased', 1],
      ['imports', 'erased', 2],
      ['messages', 'erased', 6],
      ['orders', 'kept-without-person', 3],
      ['payments', 'kept-without-person', 1],
      ['person', 'erased', 1],
      ['registration', 'locked', 1],
      ['saved-views', 'erased', 1],
      ['stays', 'kept-without-person', 1],
      ['visits', 'kept-without-person', 1],
      ['vouchers', 'erased', 1],
    ])
    const named = new Set((await tracesOf(app.db, who)).map((trace) => trace.split(':')[0]))
    expect([...named].sort()).toEqual([
      ...['audit_entries', 'booking_changes', 'booking_import_rows', 'booking_imports'],
      ...['bookings', 'cleaning_choices'],
      ...['idempotency_keys', 'mailings', 'message_addresses', 'message_bodies', 'messages', 'order_lines'],
      ...['orders', 'registration_links', 'registration_submissions', 'saved_filters'],
      ...['survey_responses', 'thread_entries', 'threads', 'webhook_deliveries'],
    ])
  })
})

describe('a guest who is erased', () => {
  it('is left nowhere; others are untouched, here and elsewhere', async () => {
    const { propertyId, erase } = await aHouse()
    const elsewhere = await aHouse()
    const who = await aPlantedPerson(app.db, propertyId)
    const neighbour = await aPlantedPerson(app.db, propertyId)
    const { firstName, lastName, email, phone, marks } = who
    const again = { firstName, lastName, email, phone }
    const there = {
      ...(await aPlantedPerson(app.db, elsewhere.propertyId, again)),
      ...{ ...again, marks },
    }
    for (const person of [who, neighbour, there]) await plantEverywhere(app.db, person)
    const [neighbourBefore, thereBefore] = [await tracesOf(app.db, neighbour), await tracesOf(app.db, there)]
    expect(await erase([who.bookingId])).toMatchObject({ status: 200, data: { erased: 1 } })
    expect(await tracesOf(app.db, who)).toEqual([])
    expect(await tracesOf(app.db, neighbour)).toEqual(neighbourBefore)
    expect(await tracesOf(app.db, there)).toEqual(thereBefore)
  })

  it('leaves what accounting and statistics need, and the deeds of staff', async () => {
    const { propertyId, erase, call } = await aHouse()
    const who = await aPlantedPerson(app.db, propertyId, { adults: 2 })
    await plantEverywhere(app.db, who)
    const sums = async () => {
      const { rows } = await app.db.tenant(propertyId, (tx) =>
        tx.execute(sql`select
          (select count(*)::int from orders where total > 0) as orders,
          (select sum(total)::int from order_lines) as sold,
          (select count(provider_payment_id)::int from payments) as payments,
          (select count(*)::int from tracking_events) as visits,
          (select sum(departure - arrival)::int from bookings where adults = 2) as nights`),
      )
      return rows
    }
    const before = await sums()
    await erase([who.bookingId])
    expect(await sums()).toEqual(before)
    const { rows } = await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`select
        (select count(booking_id)::int from tracking_events) + (select count(booking_id)::int from orders)
        + (select count(*)::int from voucher_redemptions) + (select count(*)::int from messages) as whose`),
    )
    expect(rows).toEqual([{ whose: 0 }])
    const { items } = (await call('GET', 'audit')).data
    const told = items.map(({ action, subject }: { action: string; subject: string }) => [action, subject])
    expect(told.slice(0, 2)).toEqual([
      ['guest.erased', who.bookingNumber],
      ['request.declined', 'Dinner for …'],
    ])
    expect(JSON.stringify(items)).not.toContain(who.email)
  })

  it('is unknown to their link at once, and is not found again', async () => {
    const { propertyId, erase, call } = await aHouse()
    const who = await aPlantedPerson(app.db, propertyId)
    const stay = async () =>
      (await app.inject({ url: `/api/guest/${propertyId}/bookings/${who.linkKey}` })).statusCode
    expect(await stay()).toBe(200)
    await erase([who.bookingId])
    expect(await stay()).toBe(404)
    expect(await erase([who.bookingId])).toMatchObject({ status: 404, code: 'booking/unknown' })
    const found = await call('GET', `privacy/guests?search=${who.bookingNumber}`)
    expect(found.data.stays).toEqual([])
  })

  it('who is in the house or still to come is asked about a second time', async () => {
    const { propertyId, erase } = await aHouse()
    for (const state of ['precheckin', 'checkin'] as const) {
      const { id } = await aBooking(app.db, propertyId, { state })
      expect(await erase([id])).toMatchObject({ status: 409, code: 'privacy/guest-here' })
      expect((await erase([id], true)).status).toBe(200)
    }
    const cancelled = await aBooking(app.db, propertyId, { state: 'precheckin', cancelledAt: new Date() })
    expect((await erase([cancelled.id])).status).toBe(200)
  })

  it('with something open stays as they are, all of it', async () => {
    const { propertyId, erase, call } = await aHouse()
    const who = await aPlantedPerson(app.db, propertyId)
    await plantEverywhere(app.db, who)
    const { number } = await anOrder(app.db, propertyId, { bookingId: who.bookingId })
    const before = await tracesOf(app.db, who)
    const refused = await erase([who.bookingId], true)
    expect(refused).toMatchObject({ status: 409, code: 'privacy/open-orders' })
    expect(refused.details.obstacles).toEqual([{ reason: 'unanswered', order: number }])
    const { data } = await call('POST', 'privacy/preview', { bookingIds: [who.bookingId] })
    expect(data.obstacles).toEqual([{ reason: 'unanswered', order: number }])
    expect(await tracesOf(app.db, who)).toEqual(before)
  })

  it('of another property is unknown, and one unknown stay keeps the others', async () => {
    const [{ propertyId, erase, download }, other] = [await aHouse(), await aHouse()]
    const who = await aPlantedPerson(app.db, propertyId)
    const foreign = await aPlantedPerson(app.db, other.propertyId)
    const both = [who.bookingId, foreign.bookingId]
    expect(await erase(both)).toMatchObject({ status: 404, code: 'booking/unknown' })
    expect((await download(...both)).statusCode).toBe(404)
    expect((await tracesOf(app.db, who)).length).toBeGreaterThan(0)
  })
})

describe('the stays of one person', () => {
  it('are found by any of their words, and offered together; another name is marked', async () => {
    const { propertyId, call } = await aHouse()
    const who = await aPlantedPerson(app.db, propertyId)
    const contact = { email: who.email.toUpperCase(), phone: null }
    const earlier = await aBooking(app.db, propertyId, {
      ...contact,
      ...namesOf(who),
      departure: '2025-11-19',
      arrival: '2025-11-13',
    })
    const wife = await aBooking(app.db, propertyId, { ...contact, firstName: 'Kari' })
    await aBooking(app.db, propertyId)
    for (const words of [
      `${who.firstName} ${who.lastName}`,
      who.email,
      who.phone.slice(4),
      who.bookingNumber,
    ]) {
      const { data } = await call('GET', `privacy/guests?search=${encodeURIComponent(words)}`)
      expect(data.stays.map(({ id }: { id: string }) => id)).toContain(who.bookingId)
    }
    const { data } = await call('GET', `privacy/guests/${who.bookingId}`)
    const others = data.others.map(({ id, likeness }: { id: string; likeness: string }) => [id, likeness])
    expect(others).toEqual([
      [wife.id, 'same-contact'],
      [earlier.id, 'same-person'],
    ])
  })
})

describe('the file of a guest', () => {
  it('has everything, with the names of the custom fields; that it was made is written down without the person', async () => {
    const { propertyId, download, call } = await aHouse()
    const who = await aPlantedPerson(app.db, propertyId)
    await plantEverywhere(app.db, who)
    const answer = await download(who.bookingId)
    expect(answer.headers['content-disposition']).toContain('.json')
    const file = answer.json()
    expect(Object.keys(file).sort()).toEqual(
      [
        ...[
          'addresses',
          'answers',
          'audit',
          'automations',
          'bookings',
          'cleaning',
          'history',
          'madeAt',
          'messages',
          'orders',
          'payments',
          'person',
          'property',
          'deliveries',
          'imports',
        ],
        ...['registration', 'saved-views', 'stays', 'visits', 'vouchers'],
      ].sort(),
    )
    expect(file.person[0]).toMatchObject({
      email: who.email,
      guestFields: { 'Diet and allergies': `no nuts, says ${who.firstName}` },
    })
    expect(JSON.stringify(file.orders)).toContain(`for ${who.firstName}`)
    const { items } = (await call('GET', 'audit')).data
    expect(items[0]).toMatchObject({ action: 'guest.exported', subject: who.bookingNumber })
  })

  it('and erasing are the owner’s alone', async () => {
    const { propertyId } = await aHouse()
    const who = await aPlantedPerson(app.db, propertyId)
    const { cookie } = await aSignedIn(app, propertyId, ['manager'])
    const call = caller(app, cookie)
    const bookingIds = [who.bookingId]
    expect((await call('POST', 'privacy/preview', { bookingIds })).code).toBe('auth/not-allowed')
    expect((await call('POST', 'privacy/erase', { bookingIds, evenIfCurrent: true })).code).toBe(
      'auth/not-allowed',
    )
    expect((await call('GET', `privacy/export?ids=${who.bookingId}`)).code).toBe('auth/not-allowed')
  })
})

const namesOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
  firstName,
  lastName,
})
