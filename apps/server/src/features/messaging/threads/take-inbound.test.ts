import { THREAD_LIMITS } from '@innkeeper/domain/messaging/thread-limits.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Feature } from '../../../platform/feature.ts'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { TWO_LANGUAGES } from '../../../testing/property-with-editor.ts'
import { aThreadDesk, type ThreadDesk } from '../../../testing/thread-desk.ts'
import type { Inbound, InboundMessage } from '../inbound.ts'
import { messages } from '../tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ queuesJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const PHONE = '+4712345678'

function hand({ propertyId }: ThreadDesk, change: Partial<InboundMessage> = {}) {
  const feature = app.features.find(({ name }) => name === 'messaging')
  const { inbound } = (feature as Feature<{ inbound: Inbound }>).services
  const at = app.clock.now()
  return inbound.hand({
    propertyId,
    channel: 'sms',
    from: PHONE,
    text: 'Hello',
    providerId: newId(),
    at,
    ...change,
  })
}

describe('what a guest sends by SMS or mail', () => {
  it('stands in the one thread of their stay, whatever the form of the number', async () => {
    const desk = await aThreadDesk(app, { localization: { ...TWO_LANGUAGES, default: 'DK' } })
    const { linkKey, id } = await desk.booking({ phone: '32 12 34 56', email: 'Astrid@Guest.example' })
    await desk.browser().write('By guestbook', { booking: linkKey })
    await hand(desk, {
      channel: 'email',
      from: ' astrid@guest.example',
      subject: 'Re: Sauna',
      text: 'By mail',
    })
    await hand(desk, { from: '+4532123456', text: 'By SMS' })
    const { items } = await desk.threads()
    expect(items).toHaveLength(1)
    const thread = await desk.thread(items[0].id)
    expect(thread.bookingId).toBe(id)
    expect(thread.entries.map(({ channel, text }) => [channel, text])).toEqual([
      ['guestbook', 'By guestbook'],
      ['email', 'By mail'],
      ['sms', 'By SMS'],
    ])
  })

  it('is the current stay’s before the next and the last one', async () => {
    const desk = await aThreadDesk(app)
    await desk.booking({ phone: PHONE, arrival: '2026-10-01', departure: '2026-10-03' })
    const current = await desk.booking({
      phone: '+47 123 45 678',
      arrival: '2026-11-13',
      departure: '2026-11-17',
    })
    await desk.booking({ phone: PHONE, arrival: '2026-12-01', departure: '2026-12-03' })
    await desk.booking({
      phone: PHONE,
      arrival: '2026-11-14',
      departure: '2026-11-17',
      cancelledAt: new Date(),
    })
    await hand(desk)
    expect((await desk.threads()).items).toMatchObject([{ bookingId: current.id }])
  })

  it('is written down once', async () => {
    const desk = await aThreadDesk(app)
    await desk.booking({ phone: PHONE })
    const same = { providerId: 'SM1' }
    await Promise.all([hand(desk, same), hand(desk, same)])
    await hand(desk, same)
    expect(await desk.storedEntries()).toHaveLength(1)
  })

  it('begins a thread that is not matched where nobody knows the sender, until staff say whose it is', async () => {
    const desk = await aThreadDesk(app)
    await hand(desk, { from: '+4599999999', text: 'Who am I?' })
    await hand(desk, { from: '+45 99 99 99 99', text: 'Still me' })
    const { items } = await desk.threads()
    expect(items).toMatchObject([{ bookingId: null, name: '+4599999999', last: 'Still me', isUnread: true }])
    const thread = await desk.thread(items[0].id)
    expect(thread.channels).toMatchObject([
      { channel: 'guestbook', why: 'no-booking' },
      { channel: 'sms', to: '+4599999999' },
      { channel: 'email', why: 'no-email' },
    ])
    expect((await desk.answer(thread.id, 'We do not know', { channel: 'sms' })).status).toBe(200)
    const { id: bookingId } = await desk.booking()
    const { data: matched } = await desk.call('POST', `threads/${thread.id}/match`, { bookingId })
    await hand(desk, { from: '+4599999999', text: 'Now you know' })
    expect((await desk.thread(matched.id)).entries.map(({ text }) => text)).toEqual([
      'Who am I?',
      'Still me',
      'We do not know',
      'Now you know',
    ])
  })

  it('is one thread for each company that sends under a name, and no SMS goes back to it', async () => {
    const desk = await aThreadDesk(app, { settings: { sms: { provider: 'twilio', sender: 'Fjellheim' } } })
    for (const from of ['+VIPPS', '+BANKID', 'Vipps']) await hand(desk, { from })
    const { items } = await desk.threads()
    expect(items.map(({ name }: { name: string }) => name).sort()).toEqual(['BANKID', 'VIPPS'])
    const { channels } = await desk.thread(items[0].id)
    expect(channels.map(({ to }) => to)).toEqual([null, null, null])
  })

  it('never crosses to another property with the same guest', async () => {
    const [one, two] = [await aThreadDesk(app), await aThreadDesk(app)]
    await one.booking({ phone: PHONE, email: 'same@guest.example' })
    await two.booking({ phone: PHONE, email: 'same@guest.example' })
    await hand(one, { text: 'For one', providerId: 'shared' })
    await hand(two, { text: 'For two', providerId: 'shared', channel: 'email', from: 'same@guest.example' })
    expect((await one.storedEntries()).map(({ text }) => text)).toEqual(['For one'])
    expect((await two.storedEntries()).map(({ text }) => text)).toEqual(['For two'])
  })

  it('says who sent it where an answer to our mail comes from another address', async () => {
    const desk = await aThreadDesk(app)
    const { id: bookingId } = await desk.booking({ email: 'Astrid@Guest.example' })
    const id = newId()
    await app.db.tenant(desk.propertyId, (tx) =>
      tx.insert(messages).values({
        propertyId: desk.propertyId,
        id,
        kind: 'service',
        channel: 'email',
        causeKind: 'parcel',
        causeId: '1',
        bookingId,
        recipient: 'astrid@guest.example',
        language: 'en',
        bodyText: '',
        state: 'sent',
        provider: 'smtp',
        providerId: `<${id}@innkeeper.example>`,
        createdAt: app.clock.now(),
      }),
    )
    const mail = { channel: 'email', references: [`<${id}@innkeeper.example>`] } as const
    await hand(desk, { ...mail, from: 'astrid@guest.example' })
    await hand(desk, { ...mail, from: 'Stranger@Elsewhere.example' })
    const { items } = await desk.threads()
    expect(items).toHaveLength(1)
    const { entries } = await desk.thread(items[0].id)
    expect(entries.map(({ from }) => from)).toEqual([null, 'stranger@elsewhere.example'])
    await hand(desk, { from: '+4599999999' })
    const unknown = (await desk.threads()).items.find(({ name }: { name: string }) => name === '+4599999999')
    expect((await desk.thread(unknown.id)).entries).toMatchObject([{ from: null }])
  })

  it('is so much in an hour by each channel, and takes nothing of what they may write in the guestbook', async () => {
    const desk = await aThreadDesk(app)
    const { linkKey: booking } = await desk.booking({ phone: PHONE, email: 'same@guest.example' })
    for (let n = 0; n < THREAD_LIMITS.inboundPerHour + 2; n++) await hand(desk, { text: `SMS ${n}` })
    await hand(desk, { channel: 'email', from: 'same@guest.example', text: 'By mail' })
    expect((await desk.browser().write('By guestbook', { booking })).status).toBe(200)
    const texts = (await desk.storedEntries()).map(({ text }) => text)
    expect(texts).toHaveLength(THREAD_LIMITS.inboundPerHour + 2)
    expect(texts).toContain('By mail')
    expect(texts).not.toContain(`SMS ${THREAD_LIMITS.inboundPerHour}`)
  })

  it('is cut where it is endless, and harmless characters alone are kept', async () => {
    const desk = await aThreadDesk(app)
    await hand(desk, { text: `a\u0000b\u202e${'x'.repeat(9000)}` })
    await hand(desk, { text: '  ' })
    await hand(desk, { text: '\u200b\u2060\n', channel: 'email', from: 'a@b.example', subject: '\u200b' })
    const [entry, ...others] = await desk.storedEntries()
    expect(others).toEqual([])
    expect(entry?.text.slice(0, 3)).toBe('abx')
    expect(entry?.text.length).toBe(5001)
  })
})
