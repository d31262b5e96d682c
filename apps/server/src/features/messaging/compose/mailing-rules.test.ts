import { DEFAULT_MESSAGE_SETTINGS } from '@innkeeper/domain/messaging/settings-schema.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aLetter, aMessageDesk, aText } from '../../../testing/message-desk.ts'
import { textModule } from '../../../testing/template-desk.ts'
import { aTemplate } from '../../../testing/templates.ts'
import { templates } from '../../html-builder/tables.ts'
import { writeStanding } from '../addresses.ts'
import { messageSettings } from '../tables.ts'

/** Jobs are queued and the test runs them, so that nothing moves by itself. */
let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ queuesJobs: true, requestsPerMinute: 100_000 })
})
afterEach(() => app.clock.set(TEST_NOW))
afterAll(() => app.close())

const TODAY = { groups: [{ parts: [{ who: 'arrivals today' }] }] }
const agreed = { version: 1, isGiven: true, at: TEST_NOW, source: 'guest' } as const
const anEmail = (propertyId: string, isMarketing = false) =>
  aTemplate(app.db, propertyId, {
    type: 'email',
    name: 'Spa offer',
    isMarketing,
    subject: { 0: 'Spa' },
    localizedData: { 0: [textModule('The spa is open')] },
  })
const byTemplate = (templateId: string) => ({ email: { from: 'template', templateId }, sms: null })

describe('the hour of a scheduled message', () => {
  it('is when it starts, with whoever the audience means then', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'first@guest.example', arrival: '2026-11-16' })
    const { data } = await desk.send({ sendAt: '2026-11-16T09:00:00.000Z' })
    expect(data).toMatchObject({ state: 'scheduled', people: 1 })
    await desk.booking({ email: 'second@guest.example', arrival: '2026-11-16' })
    app.clock.set('2026-11-16T09:00:30Z')
    await desk.start(data.id)
    // Whoever comes second finds it begun.
    await desk.start(data.id)
    expect(await desk.storedMessages(data.id)).toHaveLength(2)
    await desk.work()
    expect(await desk.mailing(data.id)).toMatchObject({ state: 'done', people: 2, counts: { kept: 2 } })
  })

  it('finds a deleted template: the message fails and nobody gets anything', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'spa@guest.example' })
    const templateId = await anEmail(desk.propertyId)
    const { data } = await desk.send({
      content: byTemplate(templateId),
      sendAt: '2026-11-15T12:00:00.000Z',
    })
    const owner = caller(app, (await aSignedIn(app, desk.propertyId, ['owner'])).cookie)
    // A scheduled message uses it: it is not taken away by a press.
    const { code, details } = await owner('POST', 'htmlbuilder/template/unpublish', { id: templateId })
    expect(code).toBe('template/in-use')
    expect(JSON.stringify(details)).toContain(data.id)
    await app.db.tenant(desk.propertyId, (tx) => tx.delete(templates).where(eq(templates.id, templateId)))
    app.clock.set('2026-11-15T12:01:00Z')
    await desk.start(data.id)
    expect(await desk.mailing(data.id)).toMatchObject({ state: 'failed', failure: 'template-gone' })
    expect(await desk.storedMessages(data.id)).toEqual([])
    expect((await desk.send({ content: byTemplate(templateId) })).code).toBe('message/template-gone')
  })

  it('never comes for one that was taken back', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'never@guest.example' })
    const { data } = await desk.send({ sendAt: '2026-11-15T12:00:00.000Z' })
    expect((await desk.call('POST', `mailings/${data.id}/cancel`, {})).data.state).toBe('cancelled')
    app.clock.set('2026-11-15T12:01:00Z')
    await desk.start(data.id)
    expect(await desk.storedMessages(data.id)).toEqual([])
    expect((await desk.call('POST', `mailings/${data.id}/cancel`, {})).code).toBe('message/already-sent')
  })

  it('has not passed', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'past@guest.example' })
    expect((await desk.send({ sendAt: '2026-11-15T10:00:00.000Z' })).code).toBe('message/time-passed')
  })
})

describe('a message on its way', () => {
  it('is taken back as far as it has not gone out', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'mail@guest.example', phone: '+4712345678' })
    const both = { email: aLetter().email, sms: aText().sms }
    const { data } = await desk.send({ content: both })
    await desk.work('email')
    const cancelled = await desk.call('POST', `mailings/${data.id}/cancel`, {})
    expect(cancelled.data).toMatchObject({ state: 'cancelled', counts: { kept: 1, cancelled: 1 } })
    await desk.work('sms')
    const rows = await desk.storedMessages(data.id)
    expect(rows.map(({ channel, state }) => [channel, state])).toEqual([
      ['sms', 'cancelled'],
      ['email', 'kept'],
    ])
  })

  it('goes out once when the clock jumps back', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'clock@guest.example' })
    const { data } = await desk.send()
    await desk.work()
    app.clock.set('2026-11-15T09:00:00Z')
    await desk.start(data.id)
    await desk.work()
    app.clock.set(TEST_NOW)
    await desk.work()
    expect(await app.mails('clock@guest.example')).toHaveLength(1)
    expect(await desk.storedMessages(data.id)).toMatchObject([{ state: 'kept', tries: 1 }])
  })
})

describe('quiet hours', () => {
  it.each([
    ['an evening', '2026-11-15T21:30:00Z', '2026-11-16T07:00:00.000Z'],
    ['the night clocks go forward', '2027-03-27T21:30:00Z', '2027-03-28T06:00:00.000Z'],
    ['the night clocks go back', '2026-10-24T20:30:00Z', '2026-10-25T07:00:00.000Z'],
  ])('hold an SMS of half past ten until eight, on %s', async (_night, now, morning) => {
    app.clock.set(now)
    const desk = await aMessageDesk(app, { timeZone: 'Europe/Copenhagen' })
    const arrival = now.slice(0, 10)
    await desk.booking({
      phone: '+4712345678',
      email: 'quiet@guest.example',
      arrival,
      departure: '2027-04-02',
    })
    const content = { email: aLetter().email, sms: aText().sms }
    const { data: plan } = await desk.call('POST', 'messages/dryRun', {
      audience: TODAY,
      channels: ['email', 'sms'],
      purpose: 'service',
      content,
      sendAt: null,
    })
    expect(plan.goesOutAt).toEqual({ email: new Date(now).toISOString(), sms: morning })
    const { data } = await desk.send({ content })
    await desk.work('sms')
    const waiting = (await desk.storedMessages(data.id)).find(({ channel }) => channel === 'sms')
    expect(waiting).toMatchObject({ state: 'queued', tries: 0 })
    expect(waiting?.nextTryAt.toISOString()).toBe(morning)
    app.clock.set(morning)
    await desk.work('sms')
    const gone = (await desk.storedMessages(data.id)).find(({ channel }) => channel === 'sms')
    expect(gone?.state).toBe('kept')
  })
})

describe('who gets it', () => {
  it('is everybody two groups mean, each once', async () => {
    const desk = await aMessageDesk(app)
    const booking = await desk.booking({ email: 'twice@guest.example' })
    const audience = {
      groups: [
        { parts: [{ who: 'arrivals today' }] },
        { parts: [{ who: 'specific guests', ids: [booking.id] }] },
      ],
    }
    const { data } = await desk.send({ audience })
    expect(await desk.storedMessages(data.id)).toHaveLength(1)
  })

  it('are, of an offer, those who agreed', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'a-agreed@guest.example', marketingConsent: agreed })
    await desk.booking({
      email: 'refused@guest.example',
      marketingConsent: { ...agreed, isGiven: false },
    })
    await desk.booking({ email: 'never-asked@guest.example' })
    await desk.booking({ email: 'left@guest.example', marketingConsent: agreed })
    await app.db.tenant(desk.propertyId, (tx) =>
      writeStanding(tx, desk.propertyId, {
        channel: 'email',
        address: 'left@guest.example',
        standing: 'unsubscribed',
        source: 'link',
        at: app.clock.now(),
      }),
    )
    const { data } = await desk.send({ purpose: 'marketing' })
    const rows = await desk.storedMessages(data.id)
    expect(rows.map(({ recipient, failure }) => `${recipient} ${failure}`).sort()).toEqual([
      ' offers-not-agreed',
      ' offers-refused',
      ' offers-refused',
      'a-agreed@guest.example null',
    ])
  })

  it('is nobody of an offer that is said to be service', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'offer@guest.example', marketingConsent: agreed })
    const content = byTemplate(await anEmail(desk.propertyId, true))
    expect((await desk.send({ content })).code).toBe('message/is-an-offer')
    expect((await desk.send({ content, purpose: 'marketing' })).data.people).toBe(1)
  })

  it('reads a number in local form as one of the house’s country, and says which it cannot read', async () => {
    const norway = { code: 'no', index: 0, order: 0, isVisible: true, title: 'Norsk' }
    const localization = { languages: { NO: norway }, default: 'NO' }
    const desk = await aMessageDesk(app, { localization })
    await desk.booking({ phone: '912 34 567' })
    await desk.booking({ phone: '0046 70 123 45 67' })
    await desk.booking({ phone: '12' })
    const { data } = await desk.send({ content: aText() })
    const rows = await desk.storedMessages(data.id)
    expect(rows.map(({ recipient, failure }) => [recipient, failure])).toEqual([
      ['', 'phone-unreadable'],
      ['+46701234567', null],
      ['+4791234567', null],
    ])
  })

  it('is said of each with the parts that are left this month', async () => {
    const desk = await aMessageDesk(app)
    const sms = { ...DEFAULT_MESSAGE_SETTINGS.sms, monthlyParts: 3 }
    await app.db.tenant(desk.propertyId, (tx) =>
      tx.insert(messageSettings).values({
        propertyId: desk.propertyId,
        settings: { ...DEFAULT_MESSAGE_SETTINGS, sms },
      }),
    )
    await desk.booking({ phone: '+4712345671' })
    await desk.booking({ phone: '+4712345672' })
    const content = aText('x'.repeat(200))
    const { data: plan } = await desk.call('POST', 'messages/dryRun', {
      audience: TODAY,
      channels: ['sms'],
      purpose: 'service',
      content,
      sendAt: null,
    })
    expect(plan).toMatchObject({
      reached: 1,
      parts: 2,
      partsLeft: 3,
      skipped: [{ channel: 'sms', reason: 'sms-limit-reached', count: 1 }],
    })
    const { data } = await desk.send({ content })
    expect(await desk.mailing(data.id)).toMatchObject({ counts: { queued: 1, skipped: 1 } })
  })
})

describe('what is refused', () => {
  it('is an SMS of 5,000 characters, words in no language, and a way the property does not have', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'words@guest.example', phone: '+4712345678' })
    expect(await desk.send({ content: aText('x'.repeat(5000)) })).toMatchObject({
      status: 400,
      code: 'request/invalid',
      details: expect.arrayContaining([expect.objectContaining({ path: '/content/sms/languages/0' })]),
    })
    const empty = { email: { from: 'letter', languages: {} }, sms: null }
    expect((await desk.send({ content: empty })).code).toBe('request/invalid')
    const owner = caller(app, (await aSignedIn(app, desk.propertyId, ['owner'])).cookie)
    await owner('PUT', 'modules/messagingSms', { enabled: false })
    // Nodes hear of it by an event.
    await expect.poll(async () => (await desk.send({ content: aText() })).code).toBe('module/not-available')
    await owner('PUT', 'modules/messagingEmail', { enabled: false })
    await expect.poll(async () => (await desk.send()).code).toBe('module/not-available')
  })
})

describe('what a message can be made of', () => {
  it('are rooms, groups and published e-mails with their languages', async () => {
    const desk = await aMessageDesk(app)
    const unit = await desk.unit('204')
    await anEmail(desk.propertyId, true)
    await aTemplate(app.db, desk.propertyId, { type: 'email', name: 'Draft', isPublished: false })
    const { data } = await desk.call('GET', 'messages/choices')
    expect(data).toMatchObject({
      unitCategories: [{ id: unit.categoryId, name: 'Fjord suite' }],
      units: [{ id: unit.id, code: '204' }],
      emails: [{ name: 'Spa offer', isMarketing: true, languages: [0] }],
      quietHours: { start: '21:00', end: '08:00' },
      leaves: { email: false, sms: false },
    })
  })
})
