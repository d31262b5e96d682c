import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aThreadDesk } from '../../../testing/thread-desk.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ queuesJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

/** The job of the minute. */
async function sendUnread() {
  const job = app.features
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'messaging.send-unread-answers')
  await job?.handler({ payload: {}, signal: new AbortController().signal } as never)
}

async function anAnswer(booking: object = {}) {
  const desk = await aThreadDesk(app)
  const made = await desk.booking({ firstName: 'Astrid', email: 'astrid@guest.example', ...booking })
  const phone = desk.browser()
  const { data } = await phone.write('Is there a sauna?', { booking: made.linkKey })
  await desk.answer(data.watchId, 'Yes, until 22.')
  return { desk, phone, booking: made, threadId: data.watchId as string }
}

describe('an answer nobody read in the guestbook', () => {
  it('goes out after three minutes, once, with a link back', async () => {
    const { desk, booking, threadId } = await anAnswer()
    app.clock.advance({ minutes: 2 })
    await sendUnread()
    expect(await desk.storedMessages()).toEqual([])
    app.clock.advance({ minutes: 1 })
    await Promise.all([sendUnread(), sendUnread()])
    await sendUnread()
    const sent = await desk.storedMessages()
    expect(sent).toMatchObject([
      { channel: 'email', recipient: 'astrid@guest.example', purpose: 'answer', kind: 'unread' },
    ])
    expect(sent[0]?.bodyText).toContain('Yes, until 22.')
    expect(sent[0]?.bodyText).toContain(`/guestbook/${desk.propertyId}/${booking.linkKey}?box=chat`)
    expect((await desk.thread(threadId)).entries.at(-1)).toMatchObject({ state: 'queued', goesOutAt: null })
  })

  it('stays here when the guest read it meanwhile', async () => {
    const { desk, phone, booking } = await anAnswer()
    const { data } = await phone.read(booking.linkKey)
    await phone.call('POST', '/read', { booking: booking.linkKey, upTo: data.entries.at(-1).id })
    app.clock.advance({ minutes: 5 })
    await sendUnread()
    expect(await desk.storedMessages()).toEqual([])
  })

  it('goes out although a stranger with the link looked at what is theirs', async () => {
    const { desk, booking } = await anAnswer()
    const stranger = desk.browser()
    const { data } = await stranger.write('Hello?', { booking: booking.linkKey })
    await stranger.call('POST', '/read', { booking: booking.linkKey, upTo: data.entries.at(-1).id })
    app.clock.advance({ minutes: 5 })
    await sendUnread()
    expect(await desk.storedMessages()).toHaveLength(1)
  })

  it('goes by SMS where there is no e-mail, and nowhere without an address', async () => {
    const { desk } = await anAnswer({ email: null, phone: '+4712345678' })
    app.clock.advance({ minutes: 3 })
    await sendUnread()
    expect(await desk.storedMessages()).toMatchObject([{ channel: 'sms', recipient: '+4712345678' }])
    const nowhere = await anAnswer({ email: null })
    app.clock.advance({ minutes: 3 })
    await sendUnread()
    expect(await nowhere.desk.storedMessages()).toEqual([])
    await nowhere.desk.answer(nowhere.threadId, 'Once more', { clientKey: newId() })
    expect((await nowhere.desk.thread(nowhere.threadId)).entries).toHaveLength(3)
  })
})
