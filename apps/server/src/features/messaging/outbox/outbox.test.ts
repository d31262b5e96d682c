import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aLetter, aMessageDesk, aText } from '../../../testing/message-desk.ts'
import { anOrder } from '../../../testing/orders.ts'
import { type MessageRow, messages } from '../tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ queuesJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

type Desk = Awaited<ReturnType<typeof aMessageDesk>>

const listed = async (desk: Desk, query = ''): Promise<MessageItem[]> =>
  (await desk.call('GET', `messages${query}`)).data.items

async function change(desk: Desk, id: string, values: Partial<MessageRow>): Promise<void> {
  await app.db.tenant(desk.propertyId, (tx) =>
    tx
      .update(messages)
      .set(values)
      .where(and(eq(messages.propertyId, desk.propertyId), eq(messages.id, id))),
  )
}

/** One message that waits. */
async function aWaiting(desk: Desk, content: object = aLetter()) {
  await desk.booking({
    firstName: 'Astrid',
    lastName: 'Nilsen',
    email: 'astrid@guest.example',
    phone: '+4712345678',
  })
  const { data } = await desk.send({ content })
  const [row] = await desk.storedMessages(data.id)
  if (!row) throw new Error('nothing was queued')
  return { row, mailingId: data.id as string }
}

describe('the outbox', () => {
  it('says of each message to whom it goes, about what and what became of it', async () => {
    const desk = await aMessageDesk(app)
    const { row, mailingId } = await aWaiting(desk)
    const { data } = await desk.call('GET', 'messages')
    expect(data).toMatchObject({ next: null, leaves: { email: false, sms: false } })
    expect(data.items).toMatchObject([
      {
        id: row.id,
        channel: 'email',
        state: 'queued',
        to: 'astrid@guest.example',
        booking: { name: 'Astrid Nilsen' },
        cause: { kind: 'mailing', id: mailingId, name: 'Good to know' },
        subject: 'Good to know',
        nextTryAt: expect.any(String),
      },
    ])
    await desk.work()
    expect(await listed(desk)).toMatchObject([{ state: 'kept', nextTryAt: null }])
  })

  it('shows one as its recipient gets it', async () => {
    const desk = await aMessageDesk(app)
    const { row } = await aWaiting(
      desk,
      aLetter('Hello {{firstName}}', 'Room {{roomNumber}} for {{lastName}}'),
    )
    const { data } = await desk.call('GET', `messages/${row.id}`)
    expect(data.subject).toBe('Hello Astrid')
    expect(data.text).toContain('for Nilsen')
    expect(data.html).toContain('for Nilsen')
  })

  it('names an order by its number and an SMS by how it begins', async () => {
    const desk = await aMessageDesk(app)
    const order = await anOrder(app.db, desk.propertyId, { status: 'accepted' })
    const message = {
      propertyId: desk.propertyId,
      id: newId(),
      kind: 'accepted',
      channel: 'sms' as const,
      causeKind: 'order',
      causeId: order.id,
      recipient: '+4712345678',
      language: 'en',
      bodyText: `Your breakfast ${'comes soon '.repeat(20)}`,
      createdAt: app.clock.now(),
    }
    await app.db.tenant(desk.propertyId, (tx) => tx.insert(messages).values(message))
    const [item] = await listed(desk)
    expect(item).toMatchObject({
      cause: { kind: 'order', name: expect.stringMatching(/^\d+$/) },
      booking: null,
    })
    expect(item?.subject).toMatch(/^Your breakfast comes soon .*…$/)
  })

  it('is narrowed by state, channel, guest, mailing and words', async () => {
    const desk = await aMessageDesk(app)
    const both = { email: aLetter().email, sms: aText().sms }
    const { row, mailingId } = await aWaiting(desk, both)
    await desk.booking({ firstName: 'Bo', lastName: 'Berg', email: 'bo@guest.example' })
    const { data: second } = await desk.send({
      audience: { groups: [{ parts: [{ who: 'arrivals today' }] }] },
    })
    const to = async (query: string) => (await listed(desk, query)).map((item) => item.to).sort()
    expect(await to('?channel=sms')).toEqual(['+4712345678'])
    expect(await to(`?mailingId=${second.id}`)).toEqual(['astrid@guest.example', 'bo@guest.example'])
    expect(await to(`?mailingId=${mailingId}`)).toEqual(['+4712345678', 'astrid@guest.example'])
    expect(await to(`?bookingId=${row.bookingId}`)).toHaveLength(3)
    expect(await to('?search=berg%20bo')).toEqual(['bo@guest.example'])
    expect(await to('?search=100%25')).toEqual([])
    await desk.work('sms')
    expect(await to('?state=kept')).toEqual(['+4712345678'])
  })

  it('comes in pages that miss none and repeat none, also of one moment', async () => {
    const desk = await aMessageDesk(app)
    for (let n = 0; n < 60; n++) await desk.booking({ email: `guest-${n}@guest.example` })
    await desk.send({ confirmedPeople: 60 })
    const first = (await desk.call('GET', 'messages')).data
    const second = (await desk.call('GET', `messages?after=${first.next}`)).data
    expect(second.next).toBeNull()
    const all: MessageItem[] = [...first.items, ...second.items]
    expect(first.items).toHaveLength(50)
    expect(new Set(all.map(({ id }) => id)).size).toBe(60)
    const back = (await desk.call('GET', `messages?before=${second.previous}`)).data
    expect(back).toEqual({ ...first, previous: null })
    expect((await desk.call('GET', 'messages?after=garbage')).code).toBe('request/invalid')
  })
})

describe('a message that waits', () => {
  it('is taken back, once', async () => {
    const desk = await aMessageDesk(app)
    const { row } = await aWaiting(desk)
    const { data } = await desk.call('POST', `messages/${row.id}/cancel`, {})
    expect(data).toMatchObject({ state: 'cancelled', subject: 'Good to know' })
    await desk.work()
    expect(await listed(desk)).toMatchObject([{ state: 'cancelled', tries: 0 }])
    expect((await desk.call('POST', `messages/${row.id}/cancel`, {})).code).toBe('message/already-sent')
  })

  it('cannot be taken back while somebody sends it', async () => {
    const desk = await aMessageDesk(app)
    const { row } = await aWaiting(desk)
    await change(desk, row.id, { claimedUntil: new Date(app.clock.now().getTime() + 60_000) })
    expect((await desk.call('POST', `messages/${row.id}/cancel`, {})).code).toBe('message/already-sent')
    expect(await listed(desk)).toMatchObject([{ state: 'queued' }])
  })
})

describe('a message that failed', () => {
  it('is tried again, once, however often the button is pressed', async () => {
    const desk = await aMessageDesk(app)
    const { row } = await aWaiting(desk)
    await change(desk, row.id, { state: 'failed', failure: 'connection', tries: 9 })
    const answers = [
      await desk.call('POST', `messages/${row.id}/resend`, {}),
      await desk.call('POST', `messages/${row.id}/resend`, {}),
    ]
    expect(answers.map(({ data, code }) => data?.state ?? code)).toEqual(['queued', 'message/not-failed'])
    await desk.work()
    await desk.work()
    expect(await listed(desk)).toMatchObject([{ state: 'kept', tries: 1 }])
  })

  it('is not tried again without an address', async () => {
    const desk = await aMessageDesk(app)
    const { row } = await aWaiting(desk)
    await change(desk, row.id, { state: 'failed', failure: 'no-address', recipient: '' })
    expect((await desk.call('POST', `messages/${row.id}/resend`, {})).code).toBe('message/not-failed')
  })
})

it('a message of another property is unknown', async () => {
  const [desk, other] = [await aMessageDesk(app), await aMessageDesk(app)]
  const { row } = await aWaiting(desk)
  expect((await other.call('GET', `messages/${row.id}`)).code).toBe('message/unknown')
  for (const command of ['cancel', 'resend']) {
    expect((await other.call('POST', `messages/${row.id}/${command}`, {})).code).toBe('message/unknown')
  }
  expect(await listed(other)).toEqual([])
  expect(await listed(other, `?bookingId=${row.bookingId}`)).toEqual([])
  expect(await listed(desk)).toMatchObject([{ state: 'queued' }])
})
