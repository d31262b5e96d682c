import { describe, expect, it } from 'vitest'
import { deskPerTest } from '../../../testing/desk-per-test.ts'
import type { GuestDesk } from '../../../testing/guest-desk.ts'

let desk: GuestDesk
let unitId: string
deskPerTest(async (made) => {
  desk = made.desk
  unitId = (await desk.unit('204')).id
})

describe('a unit on some nights', () => {
  it('that somebody has is refused with who, unless it is shared with a reason', async () => {
    const first = await desk.booking({ unitId, firstName: 'Ole', lastName: 'Holm', state: 'checkin' })
    const { id } = await desk.booking()
    const refused = await desk.checkIn(id, 1, { unitId })
    expect(refused).toMatchObject({ status: 409, code: 'booking/unit-taken' })
    expect(refused.details.takenBy).toEqual([
      {
        id: first.id,
        name: 'Ole Holm',
        arrival: '2026-11-15',
        departure: '2026-11-19',
        unit: '204',
        state: 'checkin',
      },
    ])
    const { data } = await desk.checkIn(id, 1, { unitId }, { sharedUnitReason: 'One family' })
    expect(data).toMatchObject({ sharedUnitReason: 'One family', sharesUnitWith: [{ id: first.id }] })
    // What is known is not asked again.
    expect((await desk.change(id, 2, { departure: '2026-11-18' })).status).toBe(200)
    expect((await desk.page(first.id)).sharesUnitWith).toMatchObject([{ id }])
  })

  it('is free for who comes on the day another leaves, and after a check-out', async () => {
    const leaving = await desk.booking({
      unitId,
      state: 'checkin',
      arrival: '2026-11-13',
      departure: '2026-11-16',
    })
    const next = await desk.booking({ arrival: '2026-11-16', departure: '2026-11-18' })
    expect((await desk.change(next.id, 1, { unitId })).status).toBe(200)
    const earlier = await desk.booking({ arrival: '2026-11-15', departure: '2026-11-16' })
    expect((await desk.change(earlier.id, 1, { unitId })).code).toBe('booking/unit-taken')
    await desk.command(leaving.id, 'checkOut', 1)
    expect((await desk.change(earlier.id, 1, { unitId })).status).toBe(200)
  })

  it('is asked for when a stay gets longer, and given up with the reason when it moves', async () => {
    const other = await desk.unit('205')
    const staying = await desk.booking({
      unitId,
      state: 'checkin',
      arrival: '2026-11-13',
      departure: '2026-11-16',
    })
    await desk.booking({ unitId, arrival: '2026-11-16', departure: '2026-11-18' })
    const longer = { departure: '2026-11-17' }
    expect((await desk.change(staying.id, 1, longer)).code).toBe('booking/unit-taken')
    const shared = await desk.change(staying.id, 1, longer, { sharedUnitReason: 'Friends' })
    expect(shared.data.sharedUnitReason).toBe('Friends')
    const moved = await desk.change(staying.id, 2, { unitId: other.id })
    expect(moved.data).toMatchObject({ sharedUnitReason: null, sharesUnitWith: [], unit: { code: '205' } })
  })

  it('that two imported bookings have is said at check-in, and in no other change', async () => {
    const one = await desk.booking({ unitId })
    await desk.booking({ unitId })
    expect((await desk.change(one.id, 1, { adults: 2, departure: '2026-11-20' })).status).toBe(200)
    expect((await desk.checkIn(one.id, 2)).code).toBe('booking/unit-taken')
  })

  it('is taken by one of two who are checked in at once', async () => {
    const [one, other] = [await desk.booking(), await desk.booking()]
    const answers = await Promise.all([one, other].map(({ id }) => desk.checkIn(id, 1, { unitId })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.code).toBe('booking/unit-taken')
    const stored = await Promise.all([one, other].map(({ id }) => desk.stored(id)))
    expect(stored.filter((booking) => booking?.unitId === unitId)).toHaveLength(1)
  })

  it('given away while a booking was called off is not taken back without a word', async () => {
    const { id } = await desk.booking({ unitId })
    await desk.command(id, 'cancel', 1)
    await desk.walkIn({ firstName: 'Ole', departure: '2026-11-17', unitId })
    expect((await desk.command(id, 'reinstate', 2)).code).toBe('booking/unit-taken')
    const back = await desk.command(id, 'reinstate', 2, { sharedUnitReason: 'Brothers' })
    expect(back.data).toMatchObject({ cancelledAt: null, sharedUnitReason: 'Brothers' })
  })
})

it('units are offered free ones of the booked category first, with who is in the others', async () => {
  const free = await desk.unit('301')
  const booked = await desk.unit('302')
  await desk.booking({ unitId, state: 'checkin', firstName: 'Ole' })
  await desk.booking({
    unitId: booked.id,
    state: 'checkin',
    arrival: '2026-11-13',
    departure: '2026-11-16',
    firstName: 'Eva',
  })
  const nights = `arrival=2026-11-16&departure=2026-11-18&unitCategoryId=${booked.categoryId}`
  const { units } = (await desk.call('GET', `guests/units?${nights}`)).data
  expect(units).toMatchObject([
    { code: '302', isAsBooked: true, takenBy: [], leftBy: { name: 'Eva Nilsen' } },
    { id: free.id, code: '301', isAsBooked: false, takenBy: [], leftBy: null },
    { code: '204', isAsBooked: false, takenBy: [{ name: 'Ole Nilsen' }] },
  ])
})
