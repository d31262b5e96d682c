import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aThreadDesk } from '../../../testing/thread-desk.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ withJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

describe('the inbox', () => {
  it('begins the thread of a stay once', async () => {
    const desk = await aThreadDesk(app)
    const { id: bookingId } = await desk.booking({
      firstName: 'Astrid',
      lastName: 'Nilsen',
      email: 'a@guest.example',
    })
    const [first, second] = await Promise.all([desk.open(bookingId), desk.open(bookingId)])
    expect(first.id).toBe(second.id)
    expect(first).toMatchObject({ name: 'Astrid Nilsen', bookingId, isDone: false, entries: [] })
    expect(first.channels).toEqual([
      { channel: 'guestbook', to: null, why: null },
      { channel: 'sms', to: null, why: 'no-phone' },
      { channel: 'email', to: 'a@guest.example', why: null },
    ])
    expect((await desk.call('POST', 'threads', { bookingId: newId() })).code).toBe('booking/unknown')
  })

  it('answers by e-mail in the look of the house, says what became of it, and once however often it is sent', async () => {
    const desk = await aThreadDesk(app)
    const address = `${newId().toLowerCase()}@guest.example`
    const { id: bookingId } = await desk.booking({ firstName: 'Astrid', email: address })
    const { id } = await desk.open(bookingId)
    const more = { channel: 'email', clientKey: newId() }
    const answer = await desk.answer(id, 'Dear {{firstName}}, the sauna is yours at 8.', more)
    expect(answer.data.entries).toMatchObject([
      {
        text: 'Dear Astrid, the sauna is yours at 8.',
        channel: 'email',
        author: 'Anna Lien',
        state: 'queued',
      },
    ])
    await desk.answer(id, 'Dear {{firstName}}, the sauna is yours at 8.', more)
    await expect.poll(async () => (await desk.thread(id)).entries[0]?.state).toBe('kept')
    const mails = await app.mails(address)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Message from Test house')
    expect(mails[0]?.text).toContain('Dear Astrid, the sauna is yours at 8.')
    expect((await desk.thread(id)).entries).toHaveLength(1)
  })

  it('refuses a channel that does not reach the guest, and says why', async () => {
    const desk = await aThreadDesk(app)
    const { id: bookingId } = await desk.booking()
    const { id } = await desk.open(bookingId)
    expect(await desk.answer(id, 'Hello', { channel: 'email' })).toMatchObject({
      code: 'thread/channel-unavailable',
      details: { why: 'no-email' },
    })
    await desk.set({ chat: { isOn: false } })
    expect(await desk.answer(id, 'Hello')).toMatchObject({ details: { why: 'channel-off' } })
    expect((await desk.answer(id, 'x'.repeat(2001))).code).toBe('request/invalid')
    expect(await desk.storedEntries()).toEqual([])
  })

  it('lists by view, with counts, and finds by name and room', async () => {
    const desk = await aThreadDesk(app)
    const unit = await desk.unit('204')
    const astrid = await desk.booking({ firstName: 'Astrid', lastName: 'Nilsen', unitId: unit.id })
    const ole = await desk.booking({ firstName: 'Ole', lastName: '100% Olsen' })
    const first = await desk.open(astrid.id)
    const second = await desk.open(ole.id)
    const { data: colleagues } = await desk.call('GET', 'threadColleagues')
    const [me] = colleagues.colleagues
    const assigned = await desk.call('POST', `threads/${first.id}/assign`, { userId: me.id })
    expect(assigned.data.assignedTo).toEqual({ id: me.id, name: 'Anna Lien' })
    await desk.call('POST', `threads/${second.id}/done`, { isDone: true })
    expect((await desk.threads()).counts).toEqual({ open: 1, mine: 1, done: 1 })
    const names = async (query: string) =>
      (await desk.threads(query)).items.map(({ name }: { name: string }) => name)
    expect(await names('?view=mine')).toEqual(['Astrid Nilsen'])
    expect(await names('?view=done')).toEqual(['Ole 100% Olsen'])
    expect(await names('?search=204')).toEqual(['Astrid Nilsen'])
    expect(await names('?view=done&search=100%25')).toEqual(['Ole 100% Olsen'])
    expect(await names('?view=done&search=1_0')).toEqual([])
    expect((await desk.call('POST', `threads/${first.id}/assign`, { userId: newId() })).code).toBe(
      'team/member-unknown',
    )
  })

  it('shows nothing of another property', async () => {
    const desk = await aThreadDesk(app)
    const other = await aThreadDesk(app)
    const { id: bookingId } = await desk.booking()
    const { id } = await desk.open(bookingId)
    for (const [method, path, body] of [
      ['GET', `threads/${id}`, undefined],
      ['POST', `threads/${id}/answer`, { text: 'Hi', channel: 'note', clientKey: newId() }],
      ['POST', `threads/${id}/assign`, { userId: null }],
      ['POST', `threads/${id}/done`, { isDone: true }],
      ['POST', `threads/${id}/read`, {}],
      ['GET', `threads/${id}/pictures/${newId()}`, undefined],
    ] as const) {
      expect((await other.call(method, path, body)).code, path).toBe('thread/unknown')
    }
    expect((await other.call('POST', 'threads', { bookingId })).code).toBe('booking/unknown')
    const editor = await aSignedIn(app, desk.propertyId, ['editor'])
    expect((await caller(app, editor.cookie)('GET', 'threads')).code).toBe('auth/not-allowed')
  })
})

describe('canned answers', () => {
  it('are kept by language, changed with their revision and deleted', async () => {
    const { call } = await aThreadDesk(app)
    const made = await call('POST', 'cannedAnswers', {
      name: 'Parking',
      languages: { 0: 'Dear {{firstName}}, it is free.' },
    })
    expect(made.data.revision).toBe(1)
    const path = `cannedAnswers/${made.data.id}`
    const change = { name: 'Parking', languages: { 0: 'It is free.' }, revision: 1 }
    expect((await call('PUT', path, change)).data.revision).toBe(2)
    expect((await call('PUT', path, change)).code).toBe('canned-answer/stale-revision')
    expect((await call('GET', 'cannedAnswers')).data.answers).toMatchObject([
      { languages: { 0: 'It is free.' } },
    ])
    expect((await call('POST', 'cannedAnswers', { name: 'None', languages: {} })).code).toBe(
      'request/invalid',
    )
    expect((await call('DELETE', path)).status).toBe(200)
    expect((await call('DELETE', path)).code).toBe('canned-answer/unknown')
  })
})
