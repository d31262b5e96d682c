import type { CleaningRoom } from '@innkeeper/api/cleaning/list.ts'
import { ROLES } from '@innkeeper/domain/team/roles.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffUsers } from '../../../platform/auth/tables.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aCleaningDesk, aMark, type CleaningDesk } from '../../../testing/cleaning-desk.ts'
import { TODAY, TOMORROW, YESTERDAY } from '../../../testing/cleaning-house.ts'
import { units } from '../../units/tables.ts'

let app: TestApp
let desk: CleaningDesk
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  desk = await aCleaningDesk(app)
})
const codes = (rooms: CleaningRoom[]) => rooms.map(({ unit }) => unit.code)

describe('the list of a day', () => {
  it('has every room with who leaves, comes and stays, and what is asked for', async () => {
    const [one, two] = [await desk.unit('101'), await desk.unit('102', 2)]
    await desk.unit('Garden', null)
    await desk.book(one, { arrival: '2026-11-12', departure: TODAY, checkOutTime: '14:00' })
    await desk.book(one, {
      ...{ arrival: TODAY, departure: '2026-11-18', state: 'precheckin', expectedArrival: '16:30' },
      ...{ adults: 2, children: 1 },
    })
    const staying = await desk.book(two, { arrival: '2026-11-13', departure: '2026-11-16', adults: 1 })
    await desk.choose(staying.id, 'skip', 'Only towels')
    const { status, data } = await (await desk.member('housekeeping')).list()
    expect(status).toBe(200)
    const task = { state: 'open', assignee: null, started: null, done: null, inspected: null, problems: [] }
    const nothing = { departure: null, arrival: null, stay: null, wish: null, isForced: false, task }
    expect(data).toMatchObject({ date: TODAY, today: TODAY, timeZone: 'Europe/Copenhagen' })
    expect(data.settings).toEqual({ isInspected: false, tellsGuest: false, isDaily: true })
    expect(data.rooms).toEqual([
      {
        ...nothing,
        unit: { id: one, code: '101', floor: 1, category: 'Fjord suite' },
        departure: { isOut: false, by: '14:00', isLate: true, guest: null },
        arrival: {
          ...{ isHere: false, expected: '16:30', isEarly: false, party: { adults: 2, children: 1 } },
          ...{ guest: null, toldAt: null, canBeTold: false },
        },
        isToClean: true,
      },
      {
        ...nothing,
        unit: { id: two, code: '102', floor: 2, category: 'Fjord suite' },
        stay: { night: 2, nights: 3, party: { adults: 1, children: null }, guest: null },
        wish: { choice: 'skip', at: '2026-11-15T11:00:00.000Z', note: 'Only towels' },
        isToClean: false,
      },
      { ...nothing, unit: expect.objectContaining({ code: 'Garden', floor: null }), isToClean: false },
    ])
  })

  it('leaves out bookings that are not to be, and has stays of months', async () => {
    const [one, two] = [await desk.unit('101'), await desk.unit('102')]
    await desk.book(one, { cancelledAt: app.clock.now() })
    await desk.book(one, { arrival: TODAY, state: 'precheckin', noShowAt: app.clock.now() })
    await desk.book(two, { arrival: '2026-06-01', departure: '2027-01-15' })
    const housekeeper = await desk.member('housekeeping')
    expect(await housekeeper.room('101')).toMatchObject({ arrival: null, stay: null, isToClean: false })
    expect(await housekeeper.room('102')).toMatchObject({ stay: { night: 167, nights: 228 } })
    const last = await housekeeper.room('102', '?date=2027-01-15')
    expect(last).toMatchObject({ departure: { isOut: false }, stay: null })
    for (const date of ['2026-06-14', '2026-06-15', '2026-06-16', '2026-06-17'])
      expect((await housekeeper.room('102', `?date=${date}`)).stay).not.toBeNull()
  })

  it('stands by floor or by urgency', async () => {
    const [free, stays, comes] = [await desk.unit('1'), await desk.unit('2'), await desk.unit('3')]
    await desk.book(stays, {})
    await desk.book(comes, { departure: TODAY, state: 'checkout' })
    await desk.book(comes, { arrival: TODAY, state: 'precheckin' })
    expect(free).toBeDefined()
    const housekeeper = await desk.member('housekeeping')
    expect(codes((await housekeeper.list()).data.rooms)).toEqual(['1', '2', '3'])
    expect(codes((await housekeeper.list('?order=urgency')).data.rooms)).toEqual(['3', '2', '1'])
    expect((await housekeeper.list('?order=age')).code).toBe('request/invalid')
  })

  it('can be read a year back and ahead, by the clock of the property, and not ten years away', async () => {
    const housekeeper = await desk.member('housekeeping')
    for (const date of ['2025-11-14', TOMORROW, '2027-11-16'])
      expect((await housekeeper.list(`?date=${date}`)).data.date).toBe(date)
    for (const date of ['2025-11-13', '2027-11-17', '2036-11-15', '2016-11-15'])
      expect(await housekeeper.list(`?date=${date}`)).toMatchObject({
        status: 422,
        code: 'cleaning/day-too-far',
      })
    for (const date of ['2026-02-30', 'tomorrow', '0001-01-01'])
      expect((await housekeeper.list(`?date=${date}`)).code).toBe('request/invalid')
    // Half past midnight in Copenhagen.
    app.clock.set('2026-11-15T23:30:00Z')
    expect((await housekeeper.list()).data).toMatchObject({ date: TOMORROW, today: TOMORROW })
  })

  it('on the day clocks go back, a room is left at the hour that clocks show', async () => {
    const unit = await desk.unit('1')
    await desk.book(unit, { arrival: '2026-10-24', departure: '2026-10-25' })
    const housekeeper = await desk.member('housekeeping')
    app.clock.set('2026-10-25T09:59:00Z')
    expect((await housekeeper.room('1')).departure?.isOut).toBe(false)
    app.clock.set('2026-10-25T10:00:00Z')
    expect((await housekeeper.room('1')).departure?.isOut).toBe(true)
  })

  it('answers five hundred rooms at once', async () => {
    const { propertyId, categoryId } = desk
    const rooms = Array.from({ length: 500 }, (_, at) => ({
      propertyId,
      id: `u${at}`,
      code: `${at}`,
      categoryId,
    }))
    await app.db.tenant(propertyId, (tx) => tx.insert(units).values(rooms))
    for (const { id } of rooms.slice(0, 20)) await desk.book(id, { departure: TODAY, state: 'checkout' })
    const { data } = await (await desk.member('housekeeping')).list('?order=urgency')
    expect(codes(data.rooms)).toHaveLength(500)
    expect(codes(data.rooms).slice(0, 3)).toEqual(['0', '1', '2'])
    expect(data.rooms.filter(({ isToClean }: CleaningRoom) => isToClean)).toHaveLength(20)
  })
})

describe('who reads the list', () => {
  it('housekeeping reads nothing of who a guest is', async () => {
    const unit = await desk.unit('101')
    const comes = await desk.book(unit, { arrival: TODAY, state: 'precheckin' })
    await desk.book(unit, { departure: TODAY })
    const staying = await desk.book(await desk.unit('102'), {})
    const { cookie } = await desk.member('housekeeping')
    const { body } = await app.inject({ url: '/api/hotel/roomCleaning', headers: { cookie } })
    expect(body).toContain('"departure":{')
    for (const secret of ['Astrid', 'Nilsen', 'guest.example', '+47', comes.linkKey, comes.id, staying.id])
      expect(body).not.toContain(secret)
    expect(body).not.toContain(staying.bookingNumber)
  })

  it('the reception reads names and bookings; an erased guest has none', async () => {
    const unit = await desk.unit('101')
    const comes = await desk.book(unit, { arrival: TODAY, state: 'precheckin' })
    const leaves = await desk.book(unit, {
      departure: TODAY,
      firstName: '',
      lastName: '',
      erasedAt: app.clock.now(),
    })
    const room = await (await desk.member('reception')).room('101')
    expect(room.arrival?.guest).toEqual({ bookingId: comes.id, name: 'Astrid Nilsen' })
    expect(room.departure?.guest).toEqual({ bookingId: leaves.id, name: '' })
  })

  it('is told of guests who can be told today, where they may write to them', async () => {
    const unit = await desk.unit('101')
    await desk.book(unit, { arrival: TODAY, state: 'precheckin' })
    await desk.book(await desk.unit('102'), { arrival: TODAY, state: 'precheckin', email: null, phone: null })
    await desk.book(await desk.unit('103'), { arrival: TODAY, state: 'checkin' })
    const [reception, housekeeper] = [await desk.member('reception'), await desk.member('housekeeping')]
    const told = async (code: string, who = reception, query = '') =>
      (await who.room(code, query)).arrival?.canBeTold
    expect([await told('101'), await told('102'), await told('103')]).toEqual([true, false, false])
    expect(await told('101', housekeeper)).toBe(false)
    app.clock.set('2026-11-14T11:00:00Z')
    expect(await told('101', reception, `?date=${TODAY}`)).toBe(false)
  })

  it('is no one who neither cleans nor receives guests', async () => {
    const allowed = new Set(['owner', 'manager', 'reception', 'housekeeping', 'internal'])
    for (const role of ROLES) {
      const member = await desk.member(role)
      const expected = allowed.has(role) ? 200 : 403
      expect([role, (await member.list()).status]).toEqual([role, expected])
      const marked = await member.send(aMark('A'.repeat(22), 'done'))
      expect([role, marked.status]).toEqual([role, expected])
    }
  })

  it('chooses among the people of the house who clean, and not among closed accounts', async () => {
    const housekeeper = await desk.member('housekeeping', 'Bo Berg')
    const reception = await desk.member('reception')
    await desk.member('kitchen')
    const left = await desk.member('housekeeping', 'Cy Closed')
    await app.db.installation((tx) =>
      tx.update(staffUsers).set({ disabledAt: app.clock.now() }).where(eq(staffUsers.id, left.userId)),
    )
    await (await aCleaningDesk(app)).member('housekeeping', 'Di Elsewhere')
    expect((await housekeeper.list()).data.people).toEqual([
      { id: reception.userId, name: 'Anna Lien' },
      { id: housekeeper.userId, name: 'Bo Berg' },
    ])
  })

  it('is nobody where the property has no room cleaning', async () => {
    const closed = await aCleaningDesk(app, { plan: 'essential' })
    const owner = await closed.member('owner')
    const asked = [
      owner.list(),
      owner.send(aMark('A'.repeat(22), 'done')),
      owner.call('GET', 'roomCleaning/settings'),
      owner.call('GET', `roomCleaning/pictures/${'A'.repeat(22)}`),
    ]
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({ status: 403, code: 'module/not-available' })
  })
})

it('yesterday shows what was done then', async () => {
  const unit = await desk.unit('101')
  const housekeeper = await desk.member('housekeeping')
  await housekeeper.send(aMark(unit, 'done', { date: YESTERDAY }))
  expect((await housekeeper.room('101', `?date=${YESTERDAY}`)).task.state).toBe('done')
  expect((await housekeeper.room('101')).task.state).toBe('open')
})
