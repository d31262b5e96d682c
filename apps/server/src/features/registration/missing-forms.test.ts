import { NO_CONDITIONS } from '@innkeeper/domain/automations/schema.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { anAutomationDesk } from '../../testing/automation-desk.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { runMessagingJob } from '../../testing/message-desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ queuesJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

const MISSING = { trigger: { on: 'registration missing', days: 2, at: '10:00' } } as const
/** Two days before the arrival of the desk's bookings. */
const DUE = '2026-11-18T09:00:00Z'
const REGISTERED = { registeredAt: new Date('2026-11-17T12:00:00Z') }

const recipients = async (desk: Awaited<ReturnType<typeof anAutomationDesk>>) =>
  (await desk.sent()).map(({ recipient }) => recipient)

it('only guests who have not registered are reminded', async () => {
  const desk = await anAutomationDesk(app)
  await desk.booking({ email: 'missing@guest.example' })
  await desk.booking({ email: 'registered@guest.example', ...REGISTERED })
  await desk.automation(MISSING)
  await desk.at(DUE)
  expect(await recipients(desk)).toEqual(['missing@guest.example'])
})

it('a guest who registers after it was planned gets nothing', async () => {
  const desk = await anAutomationDesk(app)
  const heard = await desk.booking({})
  const unheard = await desk.booking({})
  const id = await desk.automation(MISSING)
  await desk.changeBooking(heard.id, REGISTERED)
  await desk.plan(heard.id)
  expect((await desk.steps(id)).map(({ bookingId }) => bookingId)).toEqual([unheard.id])
  await desk.changeBooking(unheard.id, REGISTERED)
  await desk.at(DUE)
  expect(await desk.sent()).toEqual([])
  expect(await desk.steps(id)).toMatchObject([{ state: 'skipped', reason: 'registered' }])
})

it('a reminder that waits for its turn is taken back when the guest registers', async () => {
  const desk = await anAutomationDesk(app)
  const booking = await desk.booking({})
  await desk.automation(MISSING)
  await desk.at(DUE)
  expect(await desk.sent()).toMatchObject([{ state: 'queued' }])
  await desk.changeBooking(booking.id, REGISTERED)
  await runMessagingJob(app, 'messaging.send-lane', { propertyId: desk.propertyId, channel: 'email' })
  expect(await desk.sent()).toMatchObject([{ state: 'cancelled', failure: 'registered' }])
})

it('nothing is sent or offered where the property has no registration', async () => {
  const desk = await anAutomationDesk(app)
  await desk.booking({})
  const id = await desk.automation(MISSING)
  const owner = caller(app, (await aSignedIn(app, desk.propertyId, ['owner'])).cookie)
  await owner('PUT', 'modules/registrationForms', { enabled: false })
  // Nodes hear of it by an event.
  const starters = async () => (await desk.call('GET', 'automations')).data.starters
  await expect.poll(starters).not.toContain('registration-reminder')
  await desk.at(DUE)
  expect(await desk.sent()).toEqual([])
  expect(await desk.steps(id)).toMatchObject([{ state: 'skipped', reason: 'module-off' }])
})

it('other automations ask whether a guest has registered, when they are planned and when they are due', async () => {
  const desk = await anAutomationDesk(app)
  const registered = await desk.booking({ email: 'registered@guest.example', ...REGISTERED })
  const missing = await desk.booking({ email: 'missing@guest.example' })
  const trigger = { on: 'days before arrival', days: 2, at: '10:00' } as const
  const sent = await desk.automation({ trigger, onlyIf: { ...NO_CONDITIONS, registration: 'sent' } })
  const open = await desk.automation({ trigger, onlyIf: { ...NO_CONDITIONS, registration: 'missing' } })
  expect(await desk.steps(sent)).toMatchObject([{ bookingId: registered.id }])
  expect(await desk.steps(open)).toMatchObject([{ bookingId: missing.id }])
  await desk.changeBooking(registered.id, { registeredAt: null })
  await desk.changeBooking(missing.id, REGISTERED)
  await desk.at(DUE)
  const reason = async (id: string, bookingId: string) =>
    (await desk.steps(id)).find((step) => step.bookingId === bookingId)?.reason
  expect(await reason(open, missing.id)).toBe('registered')
  expect(await reason(sent, registered.id)).toBe('conditions')
})
