import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../../platform/http/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aUnit } from '../../testing/builders.ts'
import { aPropertyWithSystem } from '../../testing/property-token.ts'
import { bookingChanges, bookings } from '../guests/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const aStay = { arrival: '2026-12-04', departure: '2026-12-07', firstName: 'Astrid' }

const rowsOf = (propertyId: string, bookingNumber: string) =>
  app.db.tenant(propertyId, (tx) =>
    tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.propertyId, propertyId), eq(bookings.bookingNumber, bookingNumber))),
  )

describe('a booking that another system sends', () => {
  it('is made and then updated by its number; what is left out stays, and the same again changes nothing', async () => {
    const { propertyId, call } = await aPropertyWithSystem(app)
    const { id: unitId, categoryId } = await aUnit(app.db, propertyId, '204')
    const sent = { ...aStay, lastName: 'Nilsen', email: 'astrid@guest.example', unit: '204', adults: 2 }
    const made = await call('PUT', '/B-1', { ...sent, unitCategory: 'fjord SUITE' })
    expect(made).toMatchObject({ status: 200, data: { outcome: 'created', kept: [] } })
    expect(made.data.booking).toMatchObject({ ...sent, unitCategory: 'Fjord suite', status: 'expected' })
    expect(made.data.booking.guestbookUrl).toContain(`/guestbook/${propertyId}/`)
    expect(await rowsOf(propertyId, 'B-1')).toMatchObject([
      { unitId, unitCategoryId: categoryId, source: 'api' },
    ])
    expect((await call('PUT', '/B-1', { departure: '2026-12-08', phone: '' })).data).toMatchObject({
      outcome: 'changed',
      booking: { ...sent, departure: '2026-12-08', phone: null, revision: 2 },
    })
    expect((await call('PUT', '/B-1', { departure: '2026-12-08' })).data).toMatchObject({
      outcome: 'unchanged',
      booking: { revision: 2 },
    })
    expect((await call('PUT', '/B-1', { unit: null, unitCategory: categoryId })).data).toMatchObject({
      booking: { unit: null, unitCategory: 'Fjord suite' },
    })
    expect((await call('GET', '/B-1')).data).toMatchObject({ departure: '2026-12-08', unit: null })
    expect((await call('GET', '/B-2')).code).toBe('booking/unknown')
  })

  it('keeps what staff changed until the system says something new, and says what it kept', async () => {
    const { propertyId, call } = await aPropertyWithSystem(app)
    await call('PUT', '/B-1', aStay)
    await app.db.tenant(propertyId, (tx) =>
      tx.update(bookings).set({ firstName: 'Astri' }).where(eq(bookings.propertyId, propertyId)),
    )
    expect((await call('PUT', '/B-1', aStay)).data).toMatchObject({
      kept: ['firstName'],
      booking: { firstName: 'Astri' },
    })
    expect((await call('PUT', '/B-1?byHand=keep', { firstName: 'Astrid Marie' })).data.kept).toEqual([
      'firstName',
    ])
    expect((await call('PUT', '/B-1', { firstName: 'Astrid M.' })).data).toMatchObject({
      kept: [],
      booking: { firstName: 'Astrid M.' },
    })
    await app.db.tenant(propertyId, (tx) =>
      tx.update(bookings).set({ firstName: 'Astri' }).where(eq(bookings.propertyId, propertyId)),
    )
    expect((await call('PUT', '/B-1?byHand=take', { firstName: 'Astrid M.' })).data.booking.firstName).toBe(
      'Astrid M.',
    )
  })

  it('adds to the guest’s own fields and attributes, and leaves the others', async () => {
    const { call } = await aPropertyWithSystem(app)
    await call('PUT', '/B-1', { ...aStay, custom: { car: 'EL 12345' }, attributes: { unitkey: '4711' } })
    const qrcodeurl = 'https://pms.example.com/qr'
    const { data } = await call('PUT', '/B-1', { custom: { dog: 'yes' }, attributes: { qrcodeurl } })
    expect(data.booking).toMatchObject({
      custom: { car: 'EL 12345', dog: 'yes' },
      attributes: { unitkey: '4711', qrcodeurl, lastUpdate: null },
    })
  })

  it('is one booking when the same number comes twice at the same moment', async () => {
    const { propertyId, call } = await aPropertyWithSystem(app)
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('PUT', '/B-1', aStay)))
    expect(answers.map(({ data }) => data.outcome).sort()).toEqual(['created', ...Array(4).fill('unchanged')])
    expect(await rowsOf(propertyId, 'B-1')).toHaveLength(1)
  })

  it.each([
    ['departure before arrival', { departure: '2026-12-01' }, { departure: 'before-arrival' }],
    ['400 days', { departure: '2028-01-08' }, { departure: 'too-long' }],
    ['a phone of letters', { phone: 'call me' }, { phone: 'invalid' }],
    ['an e-mail address that is none', { email: 'astrid at home' }, { email: 'invalid' }],
    ['nobody', { firstName: ' ' }, { firstName: 'required' }],
    ['an unknown room', { unit: '999' }, { unit: 'unknown' }],
    ['an unknown category', { unitCategory: 'Palace' }, { unitCategory: 'unknown' }],
  ])('is refused with the field and nothing half done: %s', async (_, wrong, problems) => {
    const { propertyId, call } = await aPropertyWithSystem(app)
    expect(await call('PUT', '/B-1', { ...aStay, ...wrong })).toMatchObject({
      status: 422,
      details: { problems },
    })
    expect(await rowsOf(propertyId, 'B-1')).toEqual([])
  })

  it('needs its days and a name when it is new', async () => {
    const { call } = await aPropertyWithSystem(app)
    expect((await call('PUT', '/B-1', { unit: null })).details.problems).toEqual({
      firstName: 'required',
      arrival: 'required',
      departure: 'required',
    })
  })

  it('cannot name a room or category of another property, by code, name or id', async () => {
    const { call } = await aPropertyWithSystem(app)
    const foreign = await aUnit(app.db, await aProperty(app.db), 'Foreign 1')
    for (const unit of ['Foreign 1', foreign.id])
      expect((await call('PUT', '/B-1', { ...aStay, unit })).code).toBe('booking/unit-unknown')
    for (const unitCategory of ['Fjord suite', foreign.categoryId])
      expect((await call('PUT', '/B-1', { ...aStay, unitCategory })).code).toBe('booking/category-unknown')
  })

  it.each([
    { arrival: '4 December' },
    { adults: -1 },
    { adults: 'two' },
    { expectedArrival: '25:00' },
    { status: 'asleep' },
    { surname: 'Nilsen' },
    { firstName: 'x'.repeat(101) },
    { custom: { car: 5 } },
  ])('is refused as not understood: %o', async (wrong) => {
    const { call } = await aPropertyWithSystem(app)
    expect(await call('PUT', '/B-1', { ...aStay, ...wrong })).toMatchObject({
      status: 400,
      code: 'request/invalid',
    })
  })

  it('may have any number that fits into an address', async () => {
    const { call } = await aPropertyWithSystem(app)
    for (const number of ['import', '2026/17 a', 'Ø-1 ✓', '%', 'a.b'])
      expect((await call('PUT', `/${encodeURIComponent(number)}`, aStay)).data.booking.bookingNumber).toBe(
        number,
      )
    expect((await call('PUT', `/${'x'.repeat(61)}`, aStay)).code).toBe('request/invalid')
    expect((await call('PUT', '/%20', aStay)).code).toBe('request/invalid')
  })
})

describe('a command of another system', () => {
  it('checks in, out and cancels, is done once, and goes forward alone', async () => {
    const { propertyId, call } = await aPropertyWithSystem(app)
    await call('PUT', '/B-1', aStay)
    expect((await call('POST', '/B-1/checkOut')).code).toBe('booking/not-checked-in')
    expect((await call('POST', '/B-1/checkIn')).data).toMatchObject({
      outcome: 'changed',
      booking: { status: 'in house', checkedInAt: app.clock.now().toISOString() },
    })
    expect((await call('POST', '/B-1/checkIn')).data.outcome).toBe('unchanged')
    expect(await call('POST', '/B-1/cancel')).toMatchObject({
      code: 'booking/already-checked-in',
      message: 'The guest is checked in already.',
    })
    expect((await call('POST', '/B-1/checkOut')).data.booking.status).toBe('departed')
    expect((await call('POST', '/B-1/checkOut')).data.outcome).toBe('unchanged')
    expect((await call('POST', '/B-1/checkIn')).code).toBe('booking/already-checked-out')
    expect((await call('POST', '/B-9/cancel')).code).toBe('booking/unknown')
    await call('PUT', '/B-2', aStay)
    expect((await call('POST', '/B-2/cancel')).data.booking).toMatchObject({ status: 'cancelled' })
    expect((await call('POST', '/B-2/cancel')).data.outcome).toBe('unchanged')
    expect((await call('POST', '/B-2/checkIn')).code).toBe('booking/called-off')
    const [{ id } = { id: '' }] = await rowsOf(propertyId, 'B-1')
    const history = await app.db.tenant(propertyId, (tx) =>
      tx
        .select()
        .from(bookingChanges)
        .where(eq(bookingChanges.bookingId, id))
        .orderBy(bookingChanges.revision),
    )
    expect(history.map(({ kind, source, actorName }) => [kind, source, actorName])).toEqual([
      ['created', 'api', 'Front desk system'],
      ['checked-in', 'api', 'Front desk system'],
      ['checked-out', 'api', 'Front desk system'],
    ])
  })

  it('sent again with its key is answered and not done again, and keeps nobody’s data under the key', async () => {
    const { propertyId, call } = await aPropertyWithSystem(app)
    await call('PUT', '/B-1', aStay)
    const key = { 'idempotency-key': newId() }
    expect((await call('POST', '/B-1/checkIn', undefined, key)).data.outcome).toBe('changed')
    await call('POST', '/B-1/checkOut')
    // Late, after the guest has left: nobody comes back by it.
    expect(await call('POST', '/B-1/checkIn', undefined, key)).toMatchObject({
      status: 200,
      data: { outcome: 'unchanged', booking: { status: 'departed' } },
    })
    await call('PUT', '/B-2', aStay)
    expect((await call('POST', '/B-2/checkIn', undefined, key)).code).toBe('request/key-reused')
    const rows = await app.db.tenant(propertyId, (tx) => tx.select().from(idempotencyKeys))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('Astrid')
  })

  it('of many at once happens once', async () => {
    const { call } = await aPropertyWithSystem(app)
    await call('PUT', '/B-1', aStay)
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', '/B-1/checkIn')))
    expect(answers.filter(({ data }) => data.outcome === 'changed')).toHaveLength(1)
  })
})

describe('what changed', () => {
  it('is listed in the order of changes, page by page, cancelled ones too, and again when it changes again', async () => {
    const { call } = await aPropertyWithSystem(app)
    for (const number of ['A', 'B', 'C']) await call('PUT', `/${number}`, aStay)
    await call('POST', '/A/cancel')
    const seen = async (query: string) => {
      const { data } = await call('GET', query)
      const numbers = data.bookings.map(({ bookingNumber }: { bookingNumber: string }) => bookingNumber)
      return { numbers, cursor: data.cursor as string, hasMore: data.hasMore as boolean }
    }
    // Transactions of other tests hold the newest back for a moment.
    await expect.poll(async () => (await seen('')).numbers).toEqual(['B', 'C', 'A'])
    const first = await seen('?limit=2')
    expect(first).toMatchObject({ numbers: ['B', 'C'], hasMore: true })
    const second = await seen(`?limit=2&changedSince=${first.cursor}`)
    expect(second).toMatchObject({ numbers: ['A'], hasMore: false })
    expect(await seen(`?changedSince=${second.cursor}`)).toEqual({
      numbers: [],
      cursor: second.cursor,
      hasMore: false,
    })
    await call('POST', '/B/checkIn')
    await expect.poll(async () => (await seen(`?changedSince=${second.cursor}`)).numbers).toEqual(['B'])
  })

  it('shows nothing of another property, whatever the cursor', async () => {
    const { call } = await aPropertyWithSystem(app)
    await aBooking(app.db, await aProperty(app.db), { lastName: 'Confidential' })
    expect((await call('GET', '')).data.bookings).toEqual([])
  })

  it.each(['nonsense', 'MTI', 'eHh4', Buffer.from('99999999999999.x').toString('base64url')])(
    'is not listed after a cursor that is none of ours: %s',
    async (cursor) => {
      const { call } = await aPropertyWithSystem(app)
      expect(await call('GET', `?changedSince=${cursor}`)).toMatchObject({
        status: 422,
        code: 'booking/cursor-unknown',
      })
    },
  )

  it('holds what was restored from another database as well', async () => {
    const { propertyId, call } = await aPropertyWithSystem(app)
    await call('PUT', '/A', aStay)
    await app.db.executeSql(`alter table bookings disable trigger note_booking_change`)
    await app.db.tenant(propertyId, (tx) =>
      tx.update(bookings).set({ changedIn: '999999999999' }).where(eq(bookings.propertyId, propertyId)),
    )
    await app.db.executeSql(`alter table bookings enable trigger note_booking_change`)
    expect((await rowsOf(propertyId, 'A'))[0]?.changedIn).toBe('999999999999')
    await expect.poll(async () => (await call('GET', '')).data.bookings).toHaveLength(1)
    const { data } = await call('GET', '')
    expect((await call('GET', `?changedSince=${data.cursor}`)).data.bookings).toEqual([])
  })

  it('waits for a transaction that still runs, so that nothing is skipped', async () => {
    const { propertyId, call } = await aPropertyWithSystem(app)
    if (app.db.engine === 'pglite') return
    await call('PUT', '/early', aStay)
    await expect.poll(async () => (await call('GET', '')).data.bookings).toHaveLength(1)
    const start = (await call('GET', '')).data.cursor
    const late = Promise.withResolvers<void>()
    const isWritten = Promise.withResolvers<void>()
    const slow = app.db.tenant(propertyId, async (tx) => {
      await tx
        .update(bookings)
        .set({ firstName: 'Slow' })
        .where(and(eq(bookings.propertyId, propertyId), eq(bookings.bookingNumber, 'early')))
      isWritten.resolve()
      await late.promise
    })
    await isWritten.promise
    await call('PUT', '/quick', aStay)
    const during = (await call('GET', `?changedSince=${start}`)).data
    expect(during.bookings).toEqual([])
    late.resolve()
    await slow
    const listed = async () =>
      (await call('GET', `?changedSince=${during.cursor}`)).data.bookings.map(
        (booking: { bookingNumber: string }) => booking.bookingNumber,
      )
    await expect.poll(listed).toEqual(['early', 'quick'])
  })
})
