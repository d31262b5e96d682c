import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aMessageDesk, runMessagingJob } from '../../../testing/message-desk.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ withJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

describe('a message to many', () => {
  it('reaches each guest the audience means once, and says who gets nothing and why', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ firstName: 'Astrid', email: 'astrid@guest.example' })
    await desk.booking({ firstName: 'Also Astrid', email: 'Astrid@guest.example' })
    await desk.booking({ firstName: 'Nobody', email: null })
    await desk.booking({ firstName: 'Later', email: 'later@guest.example', arrival: '2026-11-16' })
    const { data: mailing } = await desk.send()
    await expect.poll(async () => (await desk.mailing(mailing.id)).state).toBe('done')
    const rows = await desk.storedMessages(mailing.id)
    expect(rows.map(({ recipient, state, failure }) => [recipient, state, failure])).toEqual([
      ['', 'skipped', 'no-email'],
      ['', 'skipped', 'same-address'],
      ['astrid@guest.example', 'kept', null],
    ])
    const [mail] = await app.mails('astrid@guest.example')
    // Both arrive on the same day: either may be the first.
    expect(mail?.text).toMatch(/Dear (Also )?Astrid, welcome\./)
  })

  it('is sent once, however often the button is pressed', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'once@guest.example' })
    const key = { 'idempotency-key': 'the-same-form-twice-0001' }
    const answers = await Promise.all([1, 2, 3].map(() => desk.send({}, key)))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await desk.storedMailings()).toHaveLength(1)
  })

  it('asks again above twenty people, and when they are others than were shown', async () => {
    const desk = await aMessageDesk(app)
    for (let n = 0; n < 21; n++) await desk.booking({ email: `guest-${n}@guest.example` })
    const refused = await desk.send()
    expect(refused).toMatchObject({ code: 'message/confirm-people', details: { reached: 21 } })
    expect((await desk.send({ confirmedPeople: 20 })).code).toBe('message/confirm-people')
    expect((await desk.send({ confirmedPeople: 21 })).data.people).toBe(21)
  })

  it('that is scheduled starts when its hour has come', async () => {
    const desk = await aMessageDesk(app)
    await desk.booking({ email: 'later@guest.example', arrival: '2026-11-16' })
    const { data: mailing } = await desk.send({ sendAt: '2026-11-16T09:00:00.000Z' })
    await runMessagingJob(app, 'messaging.sweep-mailings')
    expect((await desk.mailing(mailing.id)).state).toBe('scheduled')
    app.clock.set('2026-11-16T09:00:01Z')
    await runMessagingJob(app, 'messaging.sweep-mailings')
    await expect.poll(async () => (await desk.mailing(mailing.id)).state, { timeout: 20_000 }).toBe('done')
    expect(await app.mails('later@guest.example')).toHaveLength(1)
  })
})
