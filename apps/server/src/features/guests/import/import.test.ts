import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty, aSignedIn, aUnit } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { importCalls } from '../../../testing/import-calls.ts'
import { bookingChanges, bookings } from '../tables.ts'
import { changeBooking, lockBooking } from '../write-booking.ts'
import { bookingImportRows } from './tables.ts'

let app: TestApp
let hotel: string
let calls: ReturnType<typeof importCalls>

beforeAll(async () => {
  app = await openTestApp({ withJobs: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  hotel = await aProperty(app.db)
  const { cookie } = await aSignedIn(app, hotel, ['reception'])
  calls = importCalls({ app, cookie })
})

const stored = async (number: string) =>
  (
    await app.db.tenant(hotel, (tx) => tx.select().from(bookings).where(eq(bookings.bookingNumber, number)))
  )[0]
const count = async () => (await app.db.tenant(hotel, (tx) => tx.select().from(bookings))).length

/** What a colleague does meanwhile. */
const changeByHand = (id: string, change: Parameters<typeof changeBooking>[2]) =>
  app.db.tenant(hotel, async (tx) =>
    changeBooking(tx, await lockBooking(tx, hotel, id), change, {
      kind: 'changed',
      by: { source: 'staff', actorId: null, actorName: 'Kari' },
    }),
  )

const HEAD = 'Bookingnummer;Gæst;Ankomst;Afrejse;Værelse;E-mail;Telefon'

describe('a file', () => {
  it('is read, looked at and imported, and taken back whole', async () => {
    const unit = await aUnit(app.db, hotel, '204')
    const text = `${HEAD}\nA1;Nilsen, Astrid;17.11.2026;19.11.2026;204;astrid@guest.example;+47 90 00 00 00\nA2;Berg Jan;18.11.2026;20.11.2026;;;`
    const read = await calls.uploaded(text)
    expect(read).toMatchObject({
      state: 'columns',
      delimiter: ';',
      encoding: 'utf-8',
      rows: 2,
      meanings: ['bookingNumber', 'fullName', 'arrival', 'departure', 'unit', 'email', 'phone'],
      dateOrder: 'dmy',
      dateCertainty: 'clear',
    })
    const checked = await calls.check(read)
    expect(checked.counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 0, byHand: 0, shared: 0 })
    expect(await count()).toBe(0)

    const applied = await calls.apply(read.id)
    expect(applied).toMatchObject({ applied: { new: 2 }, canTakeBack: true, done: 2 })
    // Who was in the file is asked of the bookings from now on.
    expect(read.columns.flatMap(({ samples }) => samples)).toContain('Nilsen, Astrid')
    expect(applied.columns.flatMap(({ samples }) => samples)).toEqual([])
    expect(await stored('A1')).toMatchObject({
      firstName: 'Astrid',
      lastName: 'Nilsen',
      unitId: unit.id,
      arrival: '2026-11-17',
      phone: '+47 90 00 00 00',
      source: 'import',
      state: 'precheckin',
      revision: 1,
    })
    const rows = await calls.rows(read.id)
    expect(rows.map(({ cells, bookingId }) => [cells, typeof bookingId])).toEqual([
      [null, 'string'],
      [null, 'string'],
    ])

    expect(await calls.takeBack(read.id)).toMatchObject({ takenBack: { removed: 2, restored: 0, kept: 0 } })
    expect(await count()).toBe(0)
  })

  it('with a mistake far down is refused whole, and leaves no row behind', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => `Q${at};Berg;17.11.2026;19.11.2026;;;`)
    const answer = await calls.upload([HEAD, ...rows, 'Q9;"Dal;17.11.2026;19.11.2026;;;'].join('\n'))
    expect(answer.json()).toMatchObject({ code: 'booking-import/unreadable', details: { line: 2502 } })
    const left = await app.db.tenant(hotel, (tx) => tx.select().from(bookingImportRows))
    expect(left).toEqual([])
    expect((await calls.uploaded(`${HEAD}\nQ1;Berg;17.11.2026;19.11.2026;;;`)).rows).toBe(1)
  })

  it('leaves a guest who was erased as they are', async () => {
    const file = (guest: string) => `${HEAD}\nA1;${guest};17.11.2026;19.11.2026;;a@guest.example;`
    await calls.imported(file('Nilsen, Astrid'))
    const id = (await stored('A1'))?.id ?? ''
    const { cookie } = await aSignedIn(app, hotel, ['owner'])
    const erasing = { bookingIds: [id], evenIfCurrent: true }
    expect((await caller(app, cookie)('POST', 'privacy/erase', erasing)).status).toBe(200)
    const before = await stored('A1')
    expect(before).toMatchObject({ firstName: '', email: null, outside: null })
    const read = await calls.uploaded(file('Nilsen, Astri'))
    expect((await calls.check(read)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 1, refused: 0 })
    expect((await calls.apply(read.id, 'take')).applied).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await stored('A1')).toEqual(before)
    expect(await count()).toBe(1)
  })

  it('that comes again changes what is new and nothing else', async () => {
    const row = (room: string) => `${HEAD}\nA1;Astrid Nilsen;17.11.2026;19.11.2026;${room};a@b.example;`
    await aUnit(app.db, hotel, '204')
    const { id: other } = await aUnit(app.db, hotel, '205')
    await calls.imported(row('204'))
    const again = await calls.check(await calls.uploaded(row('204')))
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
    await calls.send('DELETE', `imports/${again.id}`)
    const moved = await calls.imported(row('205'))
    expect(moved.applied).toMatchObject({ changed: 1 })
    expect(await stored('A1')).toMatchObject({ unitId: other, revision: 2 })
    await calls.takeBack(moved.id)
    expect(await stored('A1')).toMatchObject({ revision: 3 })
    expect((await stored('A1'))?.unitId).not.toBe(other)
  })

  it('is known again by its columns, as staff last said', async () => {
    const text = 'Res;Who;In;Out\nA1;Astrid Nilsen;17.11.2026;19.11.2026'
    const read = await calls.uploaded(text)
    expect(read.meanings).toEqual([null, null, null, null])
    const meanings = ['bookingNumber', 'fullName', 'arrival', 'departure']
    const { id } = await calls.check(read, { meanings })
    await calls.send('DELETE', `imports/${id}`)
    expect((await calls.uploaded(text.replace('A1', 'A2'))).meanings).toEqual(meanings)
  })

  it('of JSON goes the same way', async () => {
    const text = JSON.stringify([
      {
        bookingNumber: 'J1',
        arrival: '2026-11-17',
        departure: '2026-11-18',
        guest: { firstName: 'Åse', lastName: 'Dahl' },
        attributes: { unitkey: '4471' },
        status: 'in house',
      },
    ])
    expect((await calls.imported(text)).applied.new).toBe(1)
    expect(await stored('J1')).toMatchObject({
      firstName: 'Åse',
      state: 'checkin',
      attributes: { unitkey: '4471' },
      checkedInAt: app.clock.now(),
    })
  })

  it('without numbers gets some, the same each time', async () => {
    const text = 'Name;Arrival;Departure\nAstrid Nilsen;2026-11-17;2026-11-19\n'
    const refused = await calls.check(await calls.uploaded(text))
    expect(refused.counts.refused).toBe(1)
    await calls.check(refused, { makesNumbers: true })
    await calls.apply(refused.id)
    expect((await calls.imported(text, { makesNumbers: true })).applied).toMatchObject({
      new: 0,
      unchanged: 1,
    })
    expect(await count()).toBe(1)
  })
})

describe('a row', () => {
  it('is refused with a word at its cell, and the others are imported', async () => {
    await aUnit(app.db, hotel, '204')
    const rows = [
      'B1;Astrid;19.11.2026;17.11.2026;204;;',
      'B2;Astrid;17.11.2026;19.12.2027;204;;',
      'B3;Astrid;17.11.2026;19.11.2026;999;;',
      'B4;Astrid;17.11.2026;19.11.2026;204;;call me',
      'B5;Astrid;17.11.2026;19.11.2026;204;not mail;',
      ';Astrid;17.11.2026;19.11.2026;204;;',
      'B7;=CMD|calc;17.11.2026;19.11.2026;204;;',
      'B7;Jan;17.11.2026;19.11.2026;204;;',
      'B9;;;x;204;;',
    ]
    const { id, counts } = await calls.check(await calls.uploaded([HEAD, ...rows].join('\n')))
    expect(counts).toMatchObject({ new: 1, refused: 8 })
    const refused = await calls.rows(id, 'refused')
    expect(
      refused.map(({ line, problems }) => [
        line,
        problems.map(({ column, problem, line: other }) => [column, problem, other]),
      ]),
    ).toEqual([
      [2, [[3, 'before-arrival', undefined]]],
      [3, [[3, 'too-long', undefined]]],
      [4, [[4, 'unknown', undefined]]],
      [5, [[6, 'invalid', undefined]]],
      [6, [[5, 'invalid', undefined]]],
      [7, [[0, 'required', undefined]]],
      [9, [[0, 'same-number', 8]]],
      [
        10,
        [
          [3, 'invalid', undefined],
          [1, 'required', undefined],
          [2, 'required', undefined],
        ],
      ],
    ])
    await calls.apply(id)
    expect(await stored('B7')).toMatchObject({ firstName: '=CMD|calc', lastName: '' })
    const file = await calls.send('GET', `imports/${id}/refused.csv?spreadsheet=semicolon`)
    const lines = file.body.split('\r\n')
    expect(lines[0]).toBe(`\uFEFF${HEAD};Why it was refused`)
    expect(lines[4]).toBe('B4;Astrid;17.11.2026;19.11.2026;204;;call me;Telefon cannot be read: “call me”.')
  })

  it('is mended in place, and those with its number are looked at again', async () => {
    const text = `${HEAD}\nC1;Astrid;17.11.2026;19.11.2026;;;\nC1;Jan;17.11.2026;19.11.2026;;;\nC3;Eva;17.11.2026;;;;`
    const { id } = await calls.check(await calls.uploaded(text))
    expect((await calls.get(id)).counts).toMatchObject({ new: 1, refused: 2 })
    const mend = (row: number, cells: string[]) => calls.send('PUT', `imports/${id}/rows/${row}`, { cells })
    const first = await mend(1, ['C2', 'Astrid', '17.11.2026', '19.11.2026', '', '', ''])
    expect(first.json().data.import.counts).toMatchObject({ new: 2, refused: 1 })
    const third = await mend(3, ['C3', 'Eva', '17.11.2026', '18.11.2026', '', '', ''])
    expect(third.json().data).toMatchObject({
      row: { outcome: 'new' },
      import: { counts: { new: 3, refused: 0 } },
    })
    await mend(3, ['C2', 'Eva', '17.11.2026', '18.11.2026', '', '', ''])
    expect((await calls.rows(id, 'refused'))[0]?.problems).toMatchObject([
      { problem: 'same-number', line: 2 },
    ])
    expect((await calls.apply(id)).applied).toMatchObject({ new: 2, refused: 1 })
  })

  it('is not refused because others have its unit, and says so', async () => {
    const unit = await aUnit(app.db, hotel, '204')
    const there = {
      unitId: unit.id,
      arrival: '2026-11-16',
      departure: '2026-11-18',
      state: 'precheckin' as const,
    }
    await aBooking(app.db, hotel, { ...there, bookingNumber: 'THERE' })
    const text = `${HEAD}\nD1;Astrid Nilsen;17.11.2026;19.11.2026;204;;\nD2;Jan Berg;18.11.2026;20.11.2026;Room 204;;\nD3;Eva;20.11.2026;21.11.2026;204;;`
    const { id, counts } = await calls.check(await calls.uploaded(text))
    expect(counts).toMatchObject({ new: 3, shared: 2 })
    expect((await calls.rows(id, 'shared')).map(({ shares }) => shares)).toEqual([
      [{ unit: '204', name: 'Astrid Nilsen', bookingNumber: 'THERE' }],
      [{ unit: '204', name: 'Astrid Nilsen', bookingNumber: 'D1' }],
    ])
    expect((await calls.apply(id)).applied).toMatchObject({ new: 3, shared: 2 })
    expect((await stored('D2'))?.sharedUnitReason).toBe('Imported from bookings.csv')
    expect((await stored('D3'))?.sharedUnitReason).toBeNull()
  })
})

describe('what was changed by hand', () => {
  const text = (phone: string) => `${HEAD}\nE1;Astrid Nilsen;17.11.2026;19.11.2026;;a@b.example;${phone}`

  async function withHandChange() {
    await calls.imported(text('+4711111111'))
    const { id = '' } = (await stored('E1')) ?? {}
    await changeByHand(id, { phone: '+4722222222' })
    return id
  }

  it('is named in the row and kept, or taken where staff say so', async () => {
    await withHandChange()
    const { id, counts } = await calls.check(await calls.uploaded(text('+4733333333')))
    expect(counts).toMatchObject({ unchanged: 1, byHand: 1 })
    expect((await calls.rows(id, 'byHand'))[0]?.byHand).toEqual([
      { field: 'phone', ours: '+4722222222', file: '+4733333333' },
    ])
    await calls.apply(id, 'keep')
    expect((await stored('E1'))?.phone).toBe('+4722222222')
    const again = await calls.check(await calls.uploaded(text('+4733333333')))
    await calls.apply(again.id, 'take')
    expect((await stored('E1'))?.phone).toBe('+4733333333')
  })

  it('between the dry run and the import is not lost', async () => {
    await calls.imported(text('+4711111111'))
    const { id = '' } = (await stored('E1')) ?? {}
    const checked = await calls.check(await calls.uploaded(text('+4733333333')))
    expect(checked.counts).toMatchObject({ changed: 1, byHand: 0 })
    await changeByHand(id, { phone: '+4722222222' })
    expect((await calls.apply(checked.id)).applied).toMatchObject({ unchanged: 1, byHand: 1 })
    expect((await stored('E1'))?.phone).toBe('+4722222222')
  })

  it('while the import runs is not lost: both come one after the other', async () => {
    const many = (room: string) =>
      [
        HEAD,
        ...Array.from({ length: 40 }, (_, n) => `F${n};Guest ${n};17.11.2026;19.11.2026;;;+47900000${room}`),
      ].join('\n')
    await calls.imported(many('11'))
    const { id = '' } = (await stored('F7')) ?? {}
    const checked = await calls.check(await calls.uploaded(many('22')))
    const [, done] = await Promise.all([changeByHand(id, { lastName: 'Changed' }), calls.apply(checked.id)])
    expect(done.applied.changed).toBe(40)
    expect(await stored('F7')).toMatchObject({ lastName: 'Changed', phone: '+4790000022', revision: 3 })
  })
})

describe('taking back', () => {
  it('leaves what somebody did something with, and says why', async () => {
    const rows = ['G1', 'G2', 'G3', 'G4'].map((number) => `${number};Astrid Nilsen;15.11.2026;19.11.2026;;;`)
    const { id } = await calls.imported([HEAD, ...rows].join('\n'))
    const idOf = async (number: string) => (await stored(number))?.id ?? ''
    await changeByHand(await idOf('G1'), { phone: '+4722222222' })
    await changeByHand(await idOf('G2'), { state: 'checkin', checkedInAt: app.clock.now() })
    const ordered = await idOf('G3')
    await app.db.tenant(hotel, (tx) =>
      tx.execute(sql`
        insert into orders (property_id, id, watch_id, number, stage, source, type, booking_id, language, language_index,
          service, currency, items_total, total, vat, placed_at, remove_after)
        values (${hotel}, 'an-order-of-a-guest-00', 'watch', 1, 'placed', 'guestbook', 'in-stay', ${ordered}, 'en', 0,
          'Put on bill', 'NOK', 0, 0, 0, now(), '2027-01-01')`),
    )
    expect(await calls.takeBack(id)).toMatchObject({ takenBack: { removed: 1, restored: 0, kept: 3 } })
    expect((await calls.rows(id)).map(({ takenBack }) => takenBack)).toEqual([
      'changed-since',
      'checked-in',
      'has-orders',
      'removed',
    ])
    expect(await count()).toBe(3)
  })

  it('restores field by field', async () => {
    const booking = await aBooking(app.db, hotel, { bookingNumber: 'H1', rateCode: 'OLD', adults: 1 })
    const text = 'Booking no;Rate code;Adults;Children\nH1;NEW;2;1'
    const { id } = await calls.check(await calls.uploaded(text))
    await calls.apply(id, 'take')
    expect(await stored('H1')).toMatchObject({ rateCode: 'NEW', adults: 2, children: 1 })
    await changeByHand(booking.id, { adults: 3 })
    expect(await calls.takeBack(id)).toMatchObject({ takenBack: { removed: 0, restored: 0, kept: 1 } })
    expect(await stored('H1')).toMatchObject({ rateCode: 'OLD', adults: 3, children: null })
    const history = await app.db.tenant(hotel, (tx) =>
      tx
        .select()
        .from(bookingChanges)
        .where(eq(bookingChanges.bookingId, booking.id))
        .orderBy(bookingChanges.revision),
    )
    expect(history.map(({ kind, source }) => `${source} ${kind}`)).toEqual([
      'import changed',
      'staff changed',
      'import undone',
    ])
  })
})

describe('one at a time', () => {
  it('a second file is refused while one is open, and can replace one that waits', async () => {
    const first = await calls.uploaded(`${HEAD}\nI1;Astrid;17.11.2026;19.11.2026;;;`)
    const second = await calls.upload(`${HEAD}\nI2;Jan;17.11.2026;19.11.2026;;;`)
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      { code: 'booking-import/open', details: { importId: first.id } },
    ])
    const replaced = await calls.uploaded(
      `${HEAD}\nI3;Jan;17.11.2026;19.11.2026;;;`,
      `?replaces=${first.id}&delimiter=;`,
    )
    expect((await calls.send('GET', 'imports')).json().data.open.id).toBe(replaced.id)
    expect((await calls.send('GET', `imports/${first.id}`)).json().code).toBe('booking-import/unknown')
  })

  it.each([
    ['booking-import/too-many-columns', Array.from({ length: 5000 }, (_, n) => `c${n}`).join(',')],
    ['booking-import/unreadable', 'a,b\n1,"2\n'],
    ['booking-import/no-rows', 'a,b\n'],
  ])('what is refused as %s leaves nothing behind', async (code, text) => {
    expect((await calls.upload(text)).json().code).toBe(code)
    expect((await calls.send('GET', 'imports')).json().data).toEqual({ open: null, earlier: [] })
  })

  it('a file over 100 MB is refused by what it declares', async () => {
    const answer = await calls.upload('x', { headers: { 'content-length': String(200 * 1024 * 1024) } })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'booking-import/too-large'])
  })
})

it('guests who stayed before are known by what the file brings', async () => {
  const old = `${HEAD}\nK1;Astrid Nilsen;17.03.2024;19.03.2024;;ASTRID@guest.example;`
  const text = `${HEAD}\nK2;Astrid Nilsen;17.11.2026;19.11.2026;;astrid@guest.example;\nK3;Jan;17.11.2026;19.11.2026;;jan@guest.example;`
  await calls.imported(text)
  expect((await stored('K2'))?.isReturningGuest).toBe(false)
  const { id } = await calls.imported(old)
  expect((await stored('K2'))?.isReturningGuest).toBe(true)
  expect((await stored('K3'))?.isReturningGuest).toBe(false)
  expect((await stored('K1'))?.isReturningGuest).toBe(false)
  await calls.takeBack(id)
})

it('what was imported and taken back is in the log', async () => {
  const { id } = await calls.imported(`${HEAD}\nL1;Astrid;17.11.2026;19.11.2026;;;`)
  await calls.takeBack(id)
  const { rows } = await app.db.tenant(hotel, (tx) =>
    tx.execute<{ action: string; subject: string }>(
      sql`select action, subject from audit_entries where property_id = ${hotel} and action like 'bookings.%' order by at`,
    ),
  )
  expect(rows).toEqual([
    { action: 'bookings.imported', subject: 'bookings.csv' },
    { action: 'bookings.taken-back', subject: 'bookings.csv' },
  ])
})
