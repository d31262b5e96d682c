import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestClock, type TestClock } from '../../platform/clock/test-clock.ts'
import type { Database } from '../../platform/db/port.ts'
import { createJobs } from '../../platform/jobs/pg-boss.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import { mailServerError, startMailServer } from '../../platform/mail/mail-server-stand-in.ts'
import { createSmtpMail } from '../../platform/mail/smtp.ts'
import { createSmsOutbox, type SmsOutbox } from '../../platform/sms/outbox.ts'
import { aProperty } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { anOrder } from '../../testing/orders.ts'
import { orders } from '../orders/tables.ts'
import { createMessagingFeature } from './feature.ts'
import type { OrderMessage } from './order-message.ts'
import type { MessagingService } from './service.ts'
import { messages } from './tables.ts'

const PDF = Buffer.from('%PDF-1.7 the receipt')
type MailServer = Awaited<ReturnType<typeof startMailServer>>

let db: Database
let propertyId: string
let jobs: Jobs
let clock: TestClock
let sms: SmsOutbox
let server: MailServer
let dataDir: string
let messaging: MessagingService
/** How the mail server answers the next messages; it takes them when none is left. */
const answers: Error[] = []
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
  jobs = createJobs({ db, log: { info: write, warn: write, error: write }, pollSeconds: 0.5 })
  messaging = createMessagingFeature({
    db,
    clock,
    jobs,
    sms,
    mail: createSmtpMail({
      url: `smtp://127.0.0.1:${server.port}`,
      from: 'Innkeeper <stay@innkeeper.example>',
    }),
    propertyName: async () => 'Fjellheim',
    receiptPdf: async () => PDF,
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

async function tell(change: Partial<OrderMessage> = {}) {
  const order = await anOrder(db, propertyId)
  const message: OrderMessage = {
    propertyId,
    propertyName: 'Fjellheim',
    orderId: order.id,
    kind: 'accepted',
    channels: ['email'],
    email: `${order.number}@guest.example`,
    phone: `+45${order.number}0000`,
    language: 'da',
    firstName: 'Astrid',
    number: order.number,
    timeExpected: new Date('2026-11-15T17:30:00Z'),
    timeZone: 'Europe/Copenhagen',
    deliveryMethod: 'delivery',
    reason: null,
    reasonText: null,
    total: order.total,
    currency: 'NOK',
    orderUrl: 'https://stay.example/order/x',
    hasReceipt: false,
    ...change,
  }
  await db.tenant(propertyId, (tx) => messaging.tellGuest(tx, message))
  return message
}

const statesOf = ({ orderId }: OrderMessage) =>
  db.tenant(propertyId, async (tx) => {
    const all = await messaging.messagesOf(tx, propertyId, orderId)
    return all.map(({ channel, state, failure }) => `${channel} ${state} ${failure ?? ''}`.trim()).sort()
  })
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 })
/** Further tries wait for seconds; the queue notes a failed one a moment after the message says so. */
const tryAgain = () =>
  eventually(async () => {
    const { rows } = await db.executeSql(
      `update pgboss.job set start_after = now() where state = 'retry' and name = 'messaging.send-message' returning id`,
    )
    expect(rows).not.toEqual([])
  })
const mailsTo = (address: string | null) => server.received.filter(({ to }) => to.includes(address ?? ''))

it('a guest is told by both channels, each message once and marked as sent', async () => {
  const told = await tell({ channels: ['sms', 'email', 'sms'] })
  await eventually(async () => expect(await statesOf(told)).toEqual(['email sent', 'sms sent']))
  const [mail, ...more] = mailsTo(told.email)
  expect(more).toEqual([])
  expect(mail?.source).toMatch(/^From: "?Fjellheim"? </m)
  expect(mail?.source).toContain('text/html')
  expect(await sms.messages(told.phone ?? '')).toMatchObject([
    { text: expect.stringContaining('Leveres: 15/11/2026 kl. 18:30.') },
  ])
})

it('the receipt goes with the message that has one', async () => {
  const told = await tell({ kind: 'received', hasReceipt: true })
  await eventually(async () => expect(await statesOf(told)).toEqual(['email sent']))
  const source = mailsTo(told.email)[0]?.source ?? ''
  expect(source).toContain(`filename=kvittering-${told.number}.pdf`)
  expect(source).toContain(PDF.toString('base64'))
})

it('nothing is sent when the transaction is rolled back', async () => {
  const order = await anOrder(db, propertyId)
  const told = await tell()
  const failing = db.tenant(propertyId, async (tx) => {
    await messaging.tellGuest(tx, { ...told, orderId: order.id, email: 'never@guest.example' })
    throw new Error('changed their mind')
  })
  await expect(failing).rejects.toThrow('changed their mind')
  await eventually(async () => expect(await statesOf(told)).toEqual(['email sent']))
  expect(mailsTo('never@guest.example')).toEqual([])
})

it('a channel without an address is shown as failed, the other one goes out', async () => {
  const told = await tell({ channels: ['sms', 'email'], phone: null })
  await eventually(async () => expect(await statesOf(told)).toEqual(['email sent', 'sms failed no-address']))
})

it('a message that is refused for good failed with its reason; no address is in the log', async () => {
  answers.push(mailServerError(550, 'no such mailbox'))
  const told = await tell()
  await eventually(async () => expect(await statesOf(told)).toEqual(['email failed refused']))
  const bad = await tell({ channels: ['sms'], phone: '12' })
  await eventually(async () => expect(await statesOf(bad)).toEqual(['sms failed invalid-message']))
  expect(logged.filter((line) => line.includes('@guest.example'))).toEqual([])
})

it('a message the server puts off waits, says why, and is sent by a later try', async () => {
  answers.push(mailServerError(451, 'try later'))
  const told = await tell()
  await eventually(async () => expect(await statesOf(told)).toEqual(['email queued deferred']))
  await tryAgain()
  await eventually(async () => expect(await statesOf(told)).toEqual(['email sent']))
  expect(mailsTo(told.email)).toHaveLength(1)
  expect(logged.filter((line) => line.includes('@guest.example'))).toEqual([])
})

it('after three hours nobody waits for it any more', async () => {
  answers.push(mailServerError(451, 'try later'), mailServerError(451, 'try later'))
  const told = await tell()
  await eventually(async () => expect(await statesOf(told)).toEqual(['email queued deferred']))
  clock.advance({ hours: 3 })
  await tryAgain()
  await eventually(async () => expect(await statesOf(told)).toEqual(['email failed deferred']))
})

it('a message whose order was removed meanwhile is not sent, and is gone', async () => {
  answers.push(mailServerError(451, 'try later'))
  const told = await tell()
  await eventually(async () => expect(await statesOf(told)).toEqual(['email queued deferred']))
  await db.tenant(propertyId, (tx) =>
    tx.update(orders).set({ removedAt: clock.now() }).where(eq(orders.id, told.orderId)),
  )
  await tryAgain()
  await eventually(async () => expect(await statesOf(told)).toEqual([]))
  expect(mailsTo(told.email)).toEqual([])
})

it('messages go with their order’s person', async () => {
  const [told, kept] = [await tell(), await tell()]
  await eventually(async () => expect(await statesOf(kept)).toEqual(['email sent']))
  await db.tenant(propertyId, (tx) => messaging.forgetMessages(tx, propertyId, [told.orderId]))
  expect(await statesOf(told)).toEqual([])
  expect(await statesOf(kept)).toHaveLength(1)
})

it('staff hear of it when a message was sent', async () => {
  const told = await tell()
  await eventually(async () => expect(await statesOf(told)).toEqual(['email sent']))
  const { rows } = await db.installation((tx) =>
    tx.execute(`select payload ->> 'requestId' as id from outbox where name = 'order.changed'`),
  )
  expect(rows).toContainEqual({ id: told.orderId })
  const [row] = await db.tenant(propertyId, (tx) =>
    tx.select().from(messages).where(eq(messages.orderId, told.orderId)),
  )
  expect(row?.sentAt).toEqual(clock.now())
})
