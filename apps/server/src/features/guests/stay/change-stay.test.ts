import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { deskPerTest } from '../../../testing/desk-per-test.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { GuestDesk } from '../../../testing/guest-desk.ts'
import { checkOutByClock } from './check-out-by-clock.ts'

let app: TestApp
let desk: GuestDesk
deskPerTest((made) => {
  ;({ app, desk } = made)
})

describe('a change of a booking', () => {
  it('leaves what was not sent as it is, and keeps custom fields by their name', async () => {
    const { id } = await desk.booking({ guestCustom: { diet: 'vegan', car: 'AB 123' }, rateCode: 'FLEX' })
    const { data } = await desk.change(id, 1, { custom: { car: null, pillow: 'two' }, adults: 2 })
    expect(data).toMatchObject({ adults: 2, rateCode: 'FLEX', revision: 2 })
    expect(data.guest.custom).toEqual({ diet: 'vegan', pillow: 'two' })
  })

  it('by two at once loses nobody’s: the second sees what the first wrote', async () => {
    const { id } = await desk.booking()
    const [one, other] = await Promise.all([
      desk.change(id, 1, { lastName: 'Holm' }),
      desk.change(id, 1, { adults: 2 }),
    ])
    const [won, lost] = one.status === 200 ? [one, other] : [other, one]
    expect([won?.status, lost?.status]).toEqual([200, 409])
    expect(lost).toMatchObject({
      code: 'booking/stale-revision',
      details: { current: { revision: 2, adults: won?.data.adults } },
    })
    expect((await desk.page(id)).history).toHaveLength(1)
  })

  it('sent again after its answer was lost is answered as saved', async () => {
    const { id } = await desk.booking()
    await desk.change(id, 1, { lastName: 'Holm' })
    expect((await desk.change(id, 1, { lastName: 'Holm' })).data.revision).toBe(2)
  })

  it('names the groups a stay is in and what they ask', async () => {
    const { cookie } = await aSignedIn(app, desk.propertyId, ['owner'])
    const group = { rateCodes: ['FLEX'], unitCategories: [], maxNights: null, returningGuest: null }
    for (const [name, minNights] of [
      ['Long', 4],
      ['Longer', 9],
    ])
      await caller(app, cookie)('POST', 'targetGroups', { ...group, name, minNights })
    const { id } = await desk.booking({ rateCode: 'FLEX' })
    await eventually('the groups', async () => (await desk.page(id)).targetGroups.length > 0)
    expect((await desk.page(id)).targetGroups).toEqual([
      { id: expect.any(String), name: 'Long', because: ['rateCode', 'nights'] },
    ])
  })

  it('does not let a stay end before now; extending one that the clock ended brings it back', async () => {
    const { id } = await desk.booking({ state: 'checkin', arrival: '2026-11-13', departure: '2026-11-16' })
    expect((await desk.change(id, 1, { departure: '2026-11-14' })).details.problems).toEqual({
      departure: 'passed',
    })
    app.clock.set('2026-11-16T11:00:00Z')
    await checkOutByClock(app)
    const { data } = await desk.change(id, 2, { departure: '2026-11-18' })
    expect(data).toMatchObject({ state: 'checkin', departure: '2026-11-18', checkedOutAt: null })
  })

  it('does not bring back whom somebody checked out', async () => {
    const { id } = await desk.booking({ state: 'checkin', arrival: '2026-11-13' })
    await desk.command(id, 'checkOut', 1)
    expect((await desk.change(id, 2, { departure: '2026-11-18' })).data.state).toBe('checkout')
  })
})

describe('the end of a stay', () => {
  it('by check-out gives the nights back that are left, and is undone as it was', async () => {
    const { id } = await desk.booking({ state: 'checkin', arrival: '2026-11-13' })
    const { data } = await desk.command(id, 'checkOut', 1)
    expect(data).toMatchObject({ state: 'checkout', departure: '2026-11-15', canUndo: true })
    expect((await desk.command(id, 'checkOut', 2)).code).toBe('booking/departed')
    const back = await desk.command(id, 'undo', 2)
    expect(back.data).toMatchObject({
      state: 'checkin',
      departure: '2026-11-19',
      checkedOutAt: null,
      canUndo: false,
      history: [{ kind: 'undone' }, { kind: 'checked-out' }],
    })
  })

  it('is refused where it makes no sense', async () => {
    const expected = await desk.booking()
    const later = await desk.booking({ arrival: '2026-11-16' })
    const here = await desk.booking({ state: 'checkin' })
    const refusal = async ({ id }: { id: string }, name: string) => (await desk.command(id, name, 1)).code
    expect(await refusal(expected, 'checkOut')).toBe('booking/not-checked-in')
    expect(await refusal(later, 'noShow')).toBe('booking/not-due')
    expect(await refusal(here, 'noShow')).toBe('booking/already-checked-in')
    expect(await refusal(here, 'cancel')).toBe('booking/already-checked-in')
    expect(await refusal(expected, 'reinstate')).toBe('booking/nothing-to-undo')
    expect(await refusal(expected, 'undo')).toBe('booking/nothing-to-undo')
  })

  it('called off is brought back, and counts nowhere meanwhile', async () => {
    const unit = await desk.unit('204')
    const { id } = await desk.booking({ unitId: unit.id })
    const today = async () => (await desk.call('GET', 'today')).data
    expect((await today()).arrivals.total).toBe(1)
    expect((await desk.command(id, 'noShow', 1)).data.noShowAt).not.toBeNull()
    const without = await today()
    expect([without.arrivals.total, without.stillToArrive]).toEqual([0, []])
    expect((await desk.call('GET', 'guests?view=arriving')).data.items).toEqual([])
    expect((await desk.command(id, 'cancel', 2)).code).toBe('booking/called-off')
    const back = await desk.command(id, 'reinstate', 2)
    expect(back.data).toMatchObject({
      noShowAt: null,
      cancelledAt: null,
      history: [{ kind: 'reinstated' }, {}],
    })
    expect((await today()).arrivals.total).toBe(1)
  })
})

describe('undo', () => {
  it('takes back the newest change alone, and nothing that changed since', async () => {
    const { id } = await desk.booking()
    await desk.change(id, 1, { lastName: 'Holm', adults: 2 })
    await desk.change(id, 2, { adults: 3 })
    expect((await desk.command(id, 'undo', 2)).code).toBe('booking/stale-revision')
    expect((await desk.command(id, 'undo', 3)).data).toMatchObject({ adults: 2, guest: { lastName: 'Holm' } })
  })

  it('does not bring a renewed link back', async () => {
    const { id } = await desk.booking()
    const { data } = await desk.command(id, 'link', 1)
    expect(data.canUndo).toBe(false)
    expect((await desk.command(id, 'undo', 2)).code).toBe('booking/nothing-to-undo')
  })

  it('of a check-out is refused once the clock has gone past it', async () => {
    const { id } = await desk.booking({ state: 'checkin', arrival: '2026-11-13', departure: '2026-11-16' })
    app.clock.set('2026-11-16T06:00:00Z')
    await desk.command(id, 'checkOut', 1)
    app.clock.set('2026-11-16T18:00:00Z')
    expect((await desk.command(id, 'undo', 2)).code).toBe('booking/nothing-to-undo')
  })

  it('asks for the unit again, which somebody may have by now', async () => {
    const unit = await desk.unit('204')
    const { id } = await desk.booking({ unitId: unit.id })
    await desk.change(id, 1, { unitId: null })
    await desk.walkIn({ firstName: 'Ole', departure: '2026-11-17', unitId: unit.id })
    expect(await desk.command(id, 'undo', 2)).toMatchObject({
      code: 'booking/unit-taken',
      details: { takenBy: [{ name: 'Ole' }] },
    })
    const shared = await desk.command(id, 'undo', 2, { sharedUnitReason: 'Family' })
    expect(shared.data).toMatchObject({ unit: { code: '204' }, sharedUnitReason: 'Family' })
  })
})

it('what is done to a stay is in the audit log under its number', async () => {
  const { id, bookingNumber } = await desk.booking()
  await desk.checkIn(id, 1)
  await desk.command(id, 'checkOut', 2)
  await desk.command(id, 'undo', 3)
  await desk.command(id, 'link', 4)
  const owner = await aSignedIn(app, desk.propertyId, ['owner'])
  const { items } = (await caller(app, owner.cookie)('GET', 'audit')).data
  const told = (items as { action: string; subject: string }[]).filter(
    ({ subject }) => subject === bookingNumber,
  )
  expect(told.map(({ action }) => action).sort()).toEqual([
    'booking-link.renewed',
    'booking.checked-in',
    'booking.checked-out',
    'booking.undone',
  ])
})
