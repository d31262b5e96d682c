import { describe, expect, it } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aUnit } from '../../../testing/builders.ts'
import { deskPerTest } from '../../../testing/desk-per-test.ts'
import { aGuestDesk, type GuestDesk } from '../../../testing/guest-desk.ts'

let app: TestApp
let desk: GuestDesk
deskPerTest((made) => {
  ;({ app, desk } = made)
})

describe('a check-in', () => {
  it('takes what was corrected at the desk, and says who did it', async () => {
    const unit = await desk.unit('204')
    const { id } = await desk.booking()
    const { data } = await desk.checkIn(id, 1, {
      unitId: unit.id,
      lastName: '',
      email: 'astrid@guest.example',
      phone: '07400 123456',
      wantsOffers: true,
    })
    expect(data).toMatchObject({
      state: 'checkin',
      revision: 2,
      unit: { code: '204', category: { name: 'Fjord suite' } },
      guest: { lastName: '', email: 'astrid@guest.example', phone: '+447400123456' },
      checkedInAt: new Date(TEST_NOW).toISOString(),
      marketingConsent: { isGiven: true, source: 'staff', at: new Date(TEST_NOW).toISOString() },
      canUndo: true,
      history: [{ revision: 2, kind: 'checked-in', source: 'staff', by: 'Anna Lien' }],
    })
  })

  it('asks for a first name, a departure ahead, and an e-mail address and phone that can be right', async () => {
    const { id } = await desk.booking()
    const problemsOf = async (change: object) => (await desk.checkIn(id, 1, change)).details.problems
    expect(await problemsOf({ firstName: ' ', email: 'astrid', phone: 'call me' })).toEqual({
      firstName: 'required',
      email: 'invalid',
      phone: 'invalid',
    })
    expect(await problemsOf({ phone: '+47 1' })).toEqual({ phone: 'invalid' })
    expect(await problemsOf({ departure: '2026-11-14' })).toEqual({ departure: 'before-arrival' })
    // Today at noon the check-out time has passed.
    expect(await problemsOf({ departure: '2026-11-15' })).toEqual({ departure: 'passed' })
    expect(await problemsOf({ departure: '2028-11-15' })).toEqual({ departure: 'too-long' })
    expect((await desk.page(id)).revision).toBe(1)
  })

  it('lets in who comes early from today on, and who comes late as booked', async () => {
    const early = await desk.booking({ arrival: '2026-11-18', departure: '2026-11-20' })
    const late = await desk.booking({ arrival: '2026-11-12', departure: '2026-11-16' })
    const tooLate = await desk.booking({ arrival: '2026-11-10', departure: '2026-11-12' })
    const { data } = await desk.checkIn(early.id, 1)
    expect(data).toMatchObject({ arrival: '2026-11-15', departure: '2026-11-20' })
    expect(data.history[0].fields).toContain('arrival')
    expect((await desk.checkIn(late.id, 1)).data.arrival).toBe('2026-11-12')
    expect((await desk.checkIn(tooLate.id, 1)).details).toEqual({ problems: { departure: 'passed' } })
    expect((await desk.checkIn(tooLate.id, 1, { departure: '2026-11-16' })).data.state).toBe('checkin')
  })

  it('is refused for whoever is here, has left, or was called off', async () => {
    const refusal = async (change: object) => (await desk.checkIn((await desk.booking(change)).id, 1)).code
    expect(await refusal({ state: 'checkin' })).toBe('booking/already-checked-in')
    expect(await refusal({ state: 'checkout' })).toBe('booking/departed')
    expect(await refusal({ state: 'checkin', arrival: '2026-11-10', departure: '2026-11-14' })).toBe(
      'booking/departed',
    )
    expect(await refusal({ cancelledAt: new Date(TEST_NOW) })).toBe('booking/called-off')
    expect(await refusal({ noShowAt: new Date(TEST_NOW) })).toBe('booking/called-off')
  })

  it('knows no unit, category or booking of another property', async () => {
    const other = await aGuestDesk(app)
    const foreign = await aUnit(app.db, other.propertyId, '204')
    const { id } = await desk.booking()
    expect((await desk.checkIn(id, 1, { unitId: foreign.id })).code).toBe('booking/unit-unknown')
    expect((await desk.change(id, 1, { unitCategoryId: foreign.categoryId })).code).toBe(
      'booking/category-unknown',
    )
    expect((await other.checkIn(id, 1)).code).toBe('booking/unknown')
  })
})

describe('a guest without a booking', () => {
  it('is checked in under a number of their own', async () => {
    const unit = await desk.unit('204')
    const { data } = await desk.walkIn({ firstName: 'Ole', departure: '2026-11-17', unitId: unit.id })
    expect(data).toMatchObject({
      state: 'checkin',
      arrival: '2026-11-15',
      bookingNumber: expect.stringMatching(/^W-\d{5}$/),
      source: 'staff',
      history: [{ kind: 'checked-in' }, { kind: 'created' }],
    })
  })

  it('gets the number staff give, unless another booking has it', async () => {
    const { bookingNumber } = await desk.booking()
    const sent = { firstName: 'Ole', departure: '2026-11-17', bookingNumber }
    expect((await desk.walkIn(sent)).code).toBe('booking/number-taken')
    expect((await desk.walkIn({ ...sent, bookingNumber: 'R-77' })).data.bookingNumber).toBe('R-77')
    expect((await desk.walkIn({ firstName: 'Ole' })).details.problems).toEqual({ departure: 'required' })
  })

  it('is one guest however often the same call is sent', async () => {
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/hotel/guests',
        headers: { cookie: desk.cookie, 'idempotency-key': 'the-same-guest' },
        payload: { booking: { firstName: 'Ole', departure: '2026-11-17' }, checksIn: true },
      })
    const [first, second] = [(await send()).json().data, (await send()).json().data]
    expect(second).toEqual(first)
    expect((await desk.call('GET', 'guests?view=all')).data.items).toHaveLength(1)
  })

  it('comes again where an earlier stay has the same e-mail address or phone number', async () => {
    await desk.booking({ arrival: '2026-05-01', departure: '2026-05-03', email: 'Ole@Guest.example' })
    await desk.booking({
      arrival: '2026-06-01',
      departure: '2026-06-03',
      phone: '+45 40 11 12 22',
      cancelledAt: new Date(TEST_NOW),
    })
    const walkIn = (more: object) => desk.walkIn({ firstName: 'Ole', departure: '2026-11-17', ...more })
    const again = (await walkIn({ email: 'ole@guest.example' })).data
    expect(again).toMatchObject({ isReturningGuest: true, otherStays: [{ arrival: '2026-05-01' }] })
    const first = (await walkIn({ phone: '+4540111222' })).data
    expect(first).toMatchObject({ isReturningGuest: false, otherStays: [] })
    const { data } = await desk.change(first.id, first.revision, { email: 'OLE@guest.example' })
    expect(data.isReturningGuest).toBe(true)
  })
})
