import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashToken } from '../../../platform/auth/secrets.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aRegistrationDesk } from '../../../testing/registration-desk.ts'
import { aRegistrationForm, aSubmission } from '../../../testing/registrations.ts'
import { registrationLinks } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, queuesJobs: true })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

type Desk = Pick<Awaited<ReturnType<typeof aRegistrationDesk>>, 'call'>
/** Where guests are asked a form. */
async function aDesk(property: Parameters<typeof aRegistrationDesk>[1] = {}) {
  const desk = await aRegistrationDesk(app, property)
  const form = await aRegistrationForm(app.db, desk.propertyId)
  return { ...desk, form }
}
const remind = (desk: Desk, bookingIds: string[]) =>
  desk.call('POST', 'registrationForms/remind', { bookingIds })
describe('who has not registered', () => {
  it('is listed among the arrivals of the week, and nobody who was called off', async () => {
    const desk = await aDesk()
    const late = await desk.booking({ arrival: '2026-11-22', email: null, phone: null, adults: 2 })
    const soon = await desk.booking({ arrival: '2026-11-15', lastName: 'Aas' })
    await desk.booking({ arrival: '2026-11-23' })
    await desk.booking({ registeredAt: new Date(TEST_NOW) })
    await desk.booking({ cancelledAt: new Date(TEST_NOW) })
    const set = vi.spyOn(app.sendableEmails, 'letterBodies')
    const { data } = await desk.call('GET', 'registrationForms/missing')
    // The words of a reminder are set in every language, which takes a while: not for whoever only reads.
    expect(set).not.toHaveBeenCalled()
    expect(data).toMatchObject({ registered: 1, today: '2026-11-15', report: null, form: 'on' })
    expect(data.items).toMatchObject([
      { bookingId: soon.id, name: 'Astrid Aas', reachedBy: 'email', remindedAt: null },
      { bookingId: late.id, adults: 2, reachedBy: null },
    ])
    const days = 'fromDate=2026-11-23&toDate=2026-11-30'
    expect((await desk.call('GET', `registrationForms/missing?${days}`)).data.items).toHaveLength(1)
    await remind(desk, [soon.id])
    expect(set).toHaveBeenCalledTimes(1)
  })

  it('is a booking of which one adult is registered and another is not', async () => {
    const desk = await aDesk()
    const half = { registeredAt: new Date(TEST_NOW), registeredPeople: 1, adults: 2 }
    const { id } = await desk.booking(half)
    await desk.booking({ ...half, registeredPeople: 2 })
    const { data } = await desk.call('GET', 'registrationForms/missing')
    expect(data).toMatchObject({ registered: 1, items: [{ bookingId: id, adults: 2, registered: 1 }] })
    expect((await remind(desk, [id])).data).toEqual({ queued: 1, leftOut: 0 })
  })

  it('is reminded once a day, by e-mail or else by SMS, with a link to the form', async () => {
    const desk = await aDesk()
    const [one, two] = [await desk.booking(), await desk.booking({ email: null })]
    const registered = await desk.booking({ registeredAt: new Date(TEST_NOW) })
    const all = [one.id, two.id, registered.id]
    expect((await remind(desk, all)).data).toEqual({ queued: 2, leftOut: 1 })
    expect((await remind(desk, all)).data).toEqual({ queued: 0, leftOut: 3 })
    const sent = await desk.reminders()
    expect(sent.map(({ bookingId, channel }) => [bookingId, channel]).sort()).toEqual(
      [
        [one.id, 'email'],
        [two.id, 'sms'],
      ].sort(),
    )
    const link = sent.find(({ bookingId }) => bookingId === one.id)?.facts?.values.bookingLink
    expect(link).toMatch(new RegExp(`/registration-form/${desk.propertyId}/${one.linkKey}$`))
    const { data } = await desk.call('GET', 'registrationForms/missing')
    expect(data.items[0].remindedAt).not.toBeNull()
    expect((await desk.audit())[0]).toMatchObject({ action: 'registration.reminded', subject: '2' })
    app.clock.set('2026-11-16T11:00:00Z')
    expect((await remind(desk, [one.id])).data).toEqual({ queued: 1, leftOut: 0 })
  })

  it('is reminded again at once where the reminder reached nobody', async () => {
    const desk = await aDesk()
    const { id } = await desk.booking()
    for (const state of ['failed', 'kept'] as const) {
      expect((await remind(desk, [id])).data).toEqual({ queued: 1, leftOut: 0 })
      await desk.putReminders(state)
      app.clock.advance({ minutes: 1 })
      const { items } = (await desk.call('GET', 'registrationForms/missing')).data
      expect(items).toMatchObject([{ isReminderLost: true }])
    }
    await remind(desk, [id])
    const { items } = (await desk.call('GET', 'registrationForms/missing')).data
    expect(items).toMatchObject([{ isReminderLost: false }])
  })

  it('is asked at the desk once in the house, and reminded no more', async () => {
    const desk = await aDesk()
    const { id } = await desk.booking({ state: 'checkin' })
    await desk.booking({ state: 'checkout' })
    const { items } = (await desk.call('GET', 'registrationForms/missing')).data
    expect(items).toMatchObject([{ bookingId: id, isInHouse: true }])
    expect((await remind(desk, [id])).data).toEqual({ queued: 0, leftOut: 1 })
  })

  it('is neither reminded nor asked at the desk where no form is on', async () => {
    const desk = await aRegistrationDesk(app)
    const { id: bookingId } = await desk.booking()
    const refusals = async () => [
      (await desk.call('GET', 'registrationForms/missing')).data.form,
      (await desk.call('GET', `registrationForms/stays/${bookingId}`)).data.form,
      (await remind(desk, [bookingId])).code,
      (await desk.call('POST', 'registrationForms/desk', { bookingId })).code,
    ]
    const refused = ['registration/no-form', 'registration/no-form']
    expect(await refusals()).toEqual(['none', 'none', ...refused])
    await aRegistrationForm(app.db, desk.propertyId, { isOn: false })
    expect(await refusals()).toEqual(['off', 'off', ...refused])
    await aRegistrationForm(app.db, desk.propertyId, { targetGroupIds: ['G'.repeat(22)] })
    expect((await remind(desk, [bookingId])).data).toEqual({ queued: 0, leftOut: 1 })
    expect((await desk.call('POST', 'registrationForms/desk', { bookingId })).code).toBe(refused[0])
  })

  it('is written to by no channel the property does not have', async () => {
    const desk = await aDesk({ plan: 'plus' })
    const { id } = await desk.booking({ email: null })
    expect((await remind(desk, [id])).data).toEqual({ queued: 0, leftOut: 1 })
  })
})

describe('at the desk', () => {
  it('a link opens one form, with its author, and no key keeps it', async () => {
    const desk = await aDesk()
    const booking = await desk.booking()
    const open = () => desk.call('POST', 'registrationForms/desk', { bookingId: booking.id })
    const { path } = (await open()).data
    const token = path.split('/').at(-1)
    const rows = await app.db.tenant(desk.propertyId, (tx) => tx.select().from(registrationLinks))
    expect(rows).toMatchObject([
      { person: 'main', tokenHash: hashToken(token), authorName: 'Anna Lien', usedAt: null },
    ])
    const { id } = await aSubmission(app.db, desk.propertyId, booking, { form: desk.form })
    await open()
    const people = await app.db.tenant(desk.propertyId, (tx) => tx.select().from(registrationLinks))
    // What was left half filled in before opens no more.
    expect(people).toMatchObject([{ person: 'adult' }])
    const { data } = await desk.call('GET', `registrationForms/stays/${booking.id}`)
    expect(data).toMatchObject({ items: [{ id, person: 'main' }], open: [] })
    const danish = await desk.booking({ language: 'da' })
    const { data: there } = await desk.call('POST', 'registrationForms/desk', { bookingId: danish.id })
    expect(there.path).toMatch(/\?language=\d+$/)
    const cancelled = await desk.booking({ cancelledAt: new Date(TEST_NOW) })
    const refused = await desk.call('POST', 'registrationForms/desk', { bookingId: cancelled.id })
    expect(refused).toMatchObject({ status: 404, code: 'booking/unknown' })
  })
})
