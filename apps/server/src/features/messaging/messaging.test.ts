import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestClock, type TestClock } from '../../platform/clock/test-clock.ts'
import type { Database } from '../../platform/db/port.ts'
import { createJobs } from '../../platform/jobs/pg-boss.ts'
import type { Job, Jobs } from '../../platform/jobs/port.ts'
import { mailServerError, startMailServer } from '../../platform/mail/mail-server-stand-in.ts'
import { createSmtpMail } from '../../platform/mail/smtp.ts'
import { createSmsOutbox, type SmsOutbox } from '../../platform/sms/outbox.ts'
import { aProperty } from '../../testing/builders.ts'
import { openTestDatabase, quietReports } from '../../testing/database.ts'
import { NO_SURVEYS } from '../../testing/no-surveys.ts'
import { writeStanding } from './addresses.ts'
import { createCauses } from './causes.ts'
import type { Senders } from './delivery/deliver.ts'
import { createSending } from './delivery/sending.ts'
import { createMessagingService, type NewMessage } from './service.ts'
import { messages } from './tables.ts'

/** Messages here are about parcels that wait at the desk. */
const PARCEL = 'parcel'
const PDF = Buffer.from('%PDF-1.7 the label')
type MailServer = Awaited<ReturnType<typeof startMailServer>>

let db: Database
let propertyId: string
let jobs: Jobs
let clock: TestClock
let sms: SmsOutbox
let server: MailServer
let dataDir: string
let messaging: ReturnType<typeof createMessagingService>
let sweep: Job<Record<string, never>>
/** How the mail server answers the next messages; it takes them when none is left. */
const answers: Error[] = []
/** Parcels that were taken back meanwhile. */
const gone = new Set<string>()
const logged: string[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  propertyId = await aProperty(db, { name: 'Fjellheim' })
  clock = createTestClock('2026-11-15T11:00:00Z')
  server = await startMailServer({
    onRcptTo: (_address, _session, done) => done(answers.shift() ?? null),
  })
  dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-messaging-'))
  sms = createSmsOutbox({ dataDir, clock })
  const write = (fields: object, text: string) =>
    void logged.push(
      text + JSON.stringify(fields, (_key, value) => (value instanceof Error ? `${value.stack}` : value)),
    )
  jobs = createJobs({
    db,
    log: { debug: write, info: write, warn: write, error: write },
    reports: quietReports,
    pollSeconds: 0.5,
  })
  const mail = createSmtpMail({
    url: `smtp://127.0.0.1:${server.port}`,
    from: 'Innkeeper <stay@innkeeper.example>',
  })
  const senders: Senders = {
    email: async () => ({ mail, fromName: 'Fjellheim', replyTo: null, dkim: null }),
    sms: async () => ({ sms, provider: sms.kind }),
  }
  const causes = createCauses()
  const emailOffers = { forStay: async () => ({}) }
  const origin = 'https://stay.example'
  const sending = createSending({
    db,
    clock,
    jobs,
    origin,
    causes,
    senders,
    emailOffers,
    surveyAsks: NO_SURVEYS,
  })
  jobs.register(sending.sendLane)
  sweep = sending.sweepLanes
  messaging = createMessagingService({ clock, causes, ask: sending.ask })
  messaging.registerCause(PARCEL, {
    isStanding: async (_tx, _propertyId, id) => !gone.has(id),
    attachments: async (_propertyId, id, language) => [
      { fileName: `label-${id}-${language}.pdf`, type: 'application/pdf', content: PDF },
    ],
  })
  await jobs.start()
})
afterEach(() => {
  answers.length = 0
  clock.set('2026-11-15T11:00:00Z')
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
})

let lastParcel = 100

/** A message about a parcel of its own, by e-mail unless the test says otherwise. */
function aMessage(change: Partial<NewMessage> = {}): NewMessage {
  const id = String(++lastParcel)
  return {
    propertyId,
    cause: { kind: PARCEL, id },
    kind: 'arrived',
    recipient: { bookingId: null, phone: `+45${id}00000`, email: `${id}@guest.example` },
    language: 'da',
    content: { email: EMAIL },
    ...change,
  }
}
const SMS = { text: 'En pakke venter på dig.' }
const EMAIL = {
  subject: 'En pakke',
  text: SMS.text,
  html: '<p>En pakke venter på dig.</p>',
  hasAttachments: false,
}

async function send(change: Partial<NewMessage> = {}): Promise<NewMessage> {
  const message = aMessage(change)
  await db.tenant(propertyId, (tx) => messaging.sendMessage(tx, message))
  return message
}

const statesOf = ({ cause }: NewMessage) =>
  db.tenant(propertyId, async (tx) => {
    const all = await messaging.messagesOf(tx, propertyId, cause)
    return all.map(({ channel, state, failure }) => `${channel} ${state} ${failure ?? ''}`.trim()).sort()
  })
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 })
/** Further tries wait for seconds, by the clock of the house. */
async function tryAgain() {
  clock.advance({ minutes: 1 })
  await sweep.handler({ payload: {}, signal: AbortSignal.timeout(60_000) })
}

const mailsTo = ({ recipient }: NewMessage) =>
  server.received.filter(({ to }) => to.includes(recipient.email ?? ''))

it('a message goes by each channel that has content, once, and is marked as sent', async () => {
  const message = await send({ content: { sms: SMS, email: EMAIL } })
  await eventually(async () => expect(await statesOf(message)).toEqual(['email sent', 'sms kept']))
  const [mail, ...more] = mailsTo(message)
  expect(more).toEqual([])
  expect(mail?.source).toMatch(/^From: "?Fjellheim"? </m)
  expect(mail?.source).toContain('text/html')
  expect(await sms.messages(message.recipient.phone ?? '')).toMatchObject([SMS])
})

it('files of the cause go with the message that has some', async () => {
  const message = await send({ content: { email: { ...EMAIL, hasAttachments: true } } })
  await eventually(async () => expect(await statesOf(message)).toEqual(['email sent']))
  const source = mailsTo(message)[0]?.source ?? ''
  expect(source).toContain(`filename=label-${message.cause.id}-da.pdf`)
  expect(source).toContain(PDF.toString('base64'))
})

it('nothing is sent when the transaction is rolled back', async () => {
  const never = aMessage()
  const failing = db.tenant(propertyId, async (tx) => {
    await messaging.sendMessage(tx, never)
    throw new Error('changed their mind')
  })
  await expect(failing).rejects.toThrow('changed their mind')
  const message = await send()
  await eventually(async () => expect(await statesOf(message)).toEqual(['email sent']))
  expect(mailsTo(never)).toEqual([])
})

it('a message of a cause that no feature answers for is refused, and a kind has one cause', async () => {
  await expect(send({ cause: { kind: 'letter', id: '1' } })).rejects.toThrow('kind letter')
  const again = { isStanding: async () => true, attachments: async () => [] }
  expect(() => messaging.registerCause(PARCEL, again)).toThrow('kind parcel')
})

it('a channel without an address is shown as failed, the other one goes out', async () => {
  const recipient = { bookingId: null, phone: null, email: 'other@guest.example' }
  const message = await send({ recipient, content: { sms: SMS, email: EMAIL } })
  await eventually(async () =>
    expect(await statesOf(message)).toEqual(['email sent', 'sms failed no-address']),
  )
})

it('an address gets at most its limit of a kind in an hour, whatever its capitals', async () => {
  const to = (email: string) => ({ recipient: { bookingId: null, phone: null, email }, hourlyLimit: 2 })
  const sent = [await send(to('flood@guest.example')), await send(to('Flood@guest.example'))]
  const third = await send(to('FLOOD@guest.example'))
  expect(await statesOf(third)).toEqual([])
  const others = [
    await send({ ...to('flood@guest.example'), kind: 'returned' }),
    await send({ ...to('flood@guest.example'), hourlyLimit: 3 }),
    await send(to('calm@guest.example')),
  ]
  clock.advance({ minutes: 61 })
  const later = await send(to('flood@guest.example'))
  for (const message of [...sent, ...others, later]) {
    await eventually(async () => expect(await statesOf(message)).toEqual(['email sent']))
  }
})

it('a message that is refused for good failed with its reason; no address is in the log', async () => {
  answers.push(mailServerError(550, 'no such mailbox'))
  const message = await send()
  await eventually(async () => expect(await statesOf(message)).toEqual(['email failed refused']))
  const bad = await send({
    recipient: { bookingId: null, phone: '12', email: null },
    content: { sms: SMS },
  })
  await eventually(async () => expect(await statesOf(bad)).toEqual(['sms failed invalid-message']))
  expect(logged.filter((line) => line.includes('@guest.example'))).toEqual([])
})

it('a message the server puts off waits, says why, and is sent by a later try', async () => {
  answers.push(mailServerError(451, 'try later'))
  const message = await send()
  await eventually(async () => expect(await statesOf(message)).toEqual(['email queued deferred']))
  await tryAgain()
  await eventually(async () => expect(await statesOf(message)).toEqual(['email sent']))
  expect(mailsTo(message)).toHaveLength(1)
  expect(logged.filter((line) => line.includes('@guest.example'))).toEqual([])
})

it('after three hours nobody waits for it any more', async () => {
  answers.push(mailServerError(451, 'try later'), mailServerError(451, 'try later'))
  const message = await send()
  await eventually(async () => expect(await statesOf(message)).toEqual(['email queued deferred']))
  clock.advance({ hours: 3 })
  await tryAgain()
  await eventually(async () => expect(await statesOf(message)).toEqual(['email failed deferred']))
})

it('a message whose cause is gone meanwhile is not sent, and is gone too', async () => {
  answers.push(mailServerError(451, 'try later'))
  const message = await send()
  await eventually(async () => expect(await statesOf(message)).toEqual(['email queued deferred']))
  gone.add(message.cause.id)
  await tryAgain()
  await eventually(async () => expect(await statesOf(message)).toEqual([]))
  expect(mailsTo(message)).toEqual([])
})

it('messages of one cause are deleted, those of another stay', async () => {
  const [message, other] = [await send(), await send()]
  await eventually(async () => expect(await statesOf(other)).toEqual(['email sent']))
  await db.tenant(propertyId, async (tx) => {
    await messaging.deleteMessages(tx, propertyId, PARCEL, [message.cause.id])
    await messaging.deleteMessages(tx, propertyId, 'letter', [other.cause.id])
  })
  expect(await statesOf(message)).toEqual([])
  expect(await statesOf(other)).toHaveLength(1)
})

it('says what became of a message, with its cause', async () => {
  const message = await send()
  await eventually(async () => expect(await statesOf(message)).toEqual(['email sent']))
  const [row] = await db.tenant(propertyId, (tx) =>
    tx.select().from(messages).where(eq(messages.causeId, message.cause.id)),
  )
  expect(row?.sentAt).toEqual(clock.now())
  const { rows } = await db.installation((tx) =>
    tx.execute(`select payload from outbox where name = 'message.changed'`),
  )
  expect(rows).toContainEqual({ payload: { messageId: row?.id, state: 'sent', cause: message.cause } })
})

describe('what may not go out', () => {
  const stands = (
    address: string,
    standing: 'bounced' | 'stopped' | 'unsubscribed',
    channel: 'email' | 'sms',
  ) =>
    db.tenant(propertyId, (tx) =>
      writeStanding(tx, propertyId, { channel, address, standing, source: 'test', at: clock.now() }),
    )

  it('is stored with the reason where the module of its channel is off, and the other one goes', async () => {
    const plan = (name: 'essential' | 'complete') =>
      db.tenant(propertyId, (tx) =>
        tx.execute(sql`update properties set plan = ${name} where property_id = ${propertyId}`),
      )
    await plan('essential')
    const message = await send({ content: { sms: SMS, email: EMAIL } })
    await eventually(async () =>
      expect(await statesOf(message)).toEqual(['email sent', 'sms skipped channel-off']),
    )
    expect(await sms.messages(message.recipient.phone ?? '')).toEqual([])
    await plan('complete')
  })

  it('is not sent to a mailbox that is none, nor to whoever wrote STOP in whatever form the number is', async () => {
    await stands('Gone@guest.example', 'bounced', 'email')
    await stands('+4520202020', 'stopped', 'sms')
    const recipient = { bookingId: null, phone: '+45 20 20 20 20', email: 'gone@Guest.example' }
    const message = await send({ recipient, content: { sms: SMS, email: EMAIL } })
    expect(await statesOf(message)).toEqual(['email skipped address-bounced', 'sms skipped stopped'])
  })

  it('leaves answers alone where somebody only wants no offers', async () => {
    await stands('calm-2@guest.example', 'unsubscribed', 'email')
    const message = await send({
      recipient: { bookingId: null, phone: null, email: 'calm-2@guest.example' },
    })
    await eventually(async () => expect(await statesOf(message)).toEqual(['email sent']))
  })

  it('is held back when the address asked for silence while it waited', async () => {
    answers.push(mailServerError(451, 'try later'))
    const message = await send()
    await eventually(async () => expect(await statesOf(message)).toEqual(['email queued deferred']))
    await stands(message.recipient.email ?? '', 'bounced', 'email')
    await tryAgain()
    await eventually(async () => expect(await statesOf(message)).toEqual(['email skipped address-bounced']))
    expect(mailsTo(message)).toEqual([])
  })

  it('is not the answer to a guest’s own order at night; what is about the stay waits for the morning', async () => {
    clock.set('2026-11-15T22:30:00Z')
    const answer = await send({ content: { sms: SMS } })
    const service = await send({ content: { sms: SMS }, purpose: 'service' })
    await eventually(async () => expect(await statesOf(answer)).toEqual(['sms kept']))
    expect(await statesOf(service)).toEqual(['sms queued'])
    clock.set('2026-11-16T07:00:00Z')
    await tryAgain()
    await eventually(async () => expect(await statesOf(service)).toEqual(['sms kept']))
  })
})
