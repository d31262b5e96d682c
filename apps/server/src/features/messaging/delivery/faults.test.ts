import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../platform/clock/test-clock.ts'
import type { Database } from '../../../platform/db/port.ts'
import { newId } from '../../../platform/ids.ts'
import type { Jobs } from '../../../platform/jobs/port.ts'
import { mailServerError, startMailServer } from '../../../platform/mail/mail-server-stand-in.ts'
import { createSmtpMail } from '../../../platform/mail/smtp.ts'
import { TEST_NOW } from '../../../testing/app.ts'
import { aProperty } from '../../../testing/builders.ts'
import { sharedTestDatabase } from '../../../testing/database.ts'
import { NO_SURVEYS } from '../../../testing/no-surveys.ts'
import { createCauses } from '../causes.ts'
import { messages } from '../tables.ts'
import { createSending } from './sending.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

let db: Database
let good: MailServer
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  db = await sharedTestDatabase()
  good = await startMailServer()
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(() => good.close())

/** A server of which every socket is a fault of its own. */
async function aBrokenServer(spoil: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    spoil(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

async function aServer(options: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const server = await startMailServer(options)
  closing.push(server.close)
  return server
}

/** Properties by the port of the server each sends through. */
function aSending(ports: Map<string, number>, fromName = 'Fjellheim') {
  const clock = createTestClock(TEST_NOW)
  const mails = new Map(
    [...ports].map(([propertyId, port]) => {
      const mail = createSmtpMail({
        url: `smtp://127.0.0.1:${port}`,
        from: 'stay@innkeeper.example',
        // On a busy machine one that is well may be slow as well.
        timeoutMs: port === good.port ? 20_000 : 400,
      })
      closing.push(mail.close)
      return [propertyId, mail] as const
    }),
  )
  const causes = createCauses()
  causes.register('parcel', { isStanding: async () => true, attachments: async () => [] })
  const { work } = createSending({
    db,
    clock,
    jobs: {} as Jobs,
    origin: 'https://stay.example',
    emailOffers: { forStay: async () => ({}) },
    surveyAsks: NO_SURVEYS,
    causes,
    senders: {
      email: async (propertyId) => {
        const mail = mails.get(propertyId)
        if (!mail) throw new Error('a property of no test')
        return { mail, fromName, replyTo: null, dkim: null }
      },
      sms: () => Promise.reject(new Error('no SMS here')),
    },
  })
  return { clock, send: (propertyId: string) => work({ propertyId, channel: 'email' }) }
}

async function queue(propertyId: string, recipients: readonly string[], subject = 'A parcel') {
  const at = new Date(TEST_NOW)
  const rows = recipients.map((recipient) => ({
    propertyId,
    id: newId(),
    kind: 'arrived',
    channel: 'email' as const,
    causeKind: 'parcel',
    causeId: 'one',
    recipient,
    language: 'en',
    subject,
    bodyText: 'Dear guest',
    createdAt: at,
    nextTryAt: at,
  }))
  await db.tenant(propertyId, (tx) => tx.insert(messages).values(rows))
}

const stored = (propertyId: string) =>
  db.tenant(propertyId, (tx) =>
    tx.select().from(messages).where(eq(messages.propertyId, propertyId)).orderBy(messages.recipient),
  )
const statesOf = async (propertyId: string) =>
  (await stored(propertyId)).map(({ state, failure }) => `${state} ${failure ?? ''}`.trim())

/** A server that is down: its port is free again. */
async function aFreePort(): Promise<number> {
  const server = await startMailServer()
  await server.close()
  return server.port
}

/** Speaks as far as the mail itself, takes it, and is gone before it said so. */
function cutAfterData(socket: Socket) {
  socket.write('220 ready\r\n')
  let isData = false
  socket.on('data', (chunk) => {
    const text = String(chunk)
    if (isData) {
      if (text.includes('\r\n.\r\n')) socket.destroy()
      return
    }
    isData = /^DATA/im.test(text)
    socket.write(isData ? '354 go on\r\n' : '250 fine\r\n')
  })
}

describe('a mail server in trouble', () => {
  const FAULTS: [string, () => Promise<number>, string][] = [
    ['is down', aFreePort, 'connection'],
    ['never greets', () => aBrokenServer(() => {}), 'connection'],
    ['greets and hangs', () => aBrokenServer((socket) => socket.write('220 ready\r\n')), 'connection'],
    [
      'talks garbage',
      () => aBrokenServer((socket) => socket.write('\0\xff HTTP/1.1 418\r\n\r\n')),
      'connection',
    ],
    ['hangs up at once', () => aBrokenServer((socket) => socket.destroy()), 'connection'],
    ['takes the mail and is gone before it says so', () => aBrokenServer(cutAfterData), 'connection'],
    [
      'puts everybody off',
      async () =>
        (await aServer({ onRcptTo: (_to, _session, done) => done(mailServerError(451, 'greylisted')) })).port,
      'deferred',
    ],
  ]
  it.each(FAULTS)(
    '%s: its mail waits with the reason, is sent later, and others’ goes on',
    async (_what, start, reason) => {
      const [sick, well] = [await aProperty(db), await aProperty(db)]
      const recipients = [1, 2, 3, 4].map((n) => `${n}-${sick}@guest.example`)
      await queue(sick, recipients)
      await queue(well, [`${well}@guest.example`])
      const sending = aSending(
        new Map([
          [sick, await start()],
          [well, good.port],
        ]),
      )
      await Promise.all([sending.send(sick), sending.send(well)])
      expect(await statesOf(well)).toEqual(['sent'])
      const waiting = await stored(sick)
      expect(new Set(await statesOf(sick))).toEqual(new Set([`queued ${reason}`]))
      for (const { nextTryAt, claimedUntil, tries } of waiting) {
        const waits = nextTryAt.getTime() - Date.parse(TEST_NOW)
        expect([waits >= 5_000, waits <= 10_000, claimedUntil, tries]).toEqual([true, true, null, 1])
      }
      // Each waits for a time of its own, so that they do not come back together.
      expect(new Set(waiting.map(({ nextTryAt }) => nextTryAt.getTime())).size).toBeGreaterThan(1)
      const mended = aSending(new Map([[sick, good.port]]))
      mended.clock.advance({ minutes: 1 })
      await mended.send(sick)
      expect(new Set(await statesOf(sick))).toEqual(new Set(['sent']))
      const got = good.received.flatMap(({ to }) => to).filter((to) => to.includes(sick))
      expect(got.sort()).toEqual(recipients)
    },
  )

  it('refuses one address for good: the others get theirs', async () => {
    const propertyId = await aProperty(db)
    await queue(propertyId, ['a@guest.example', 'b-no@guest.example', 'c@guest.example'])
    const { port } = await aServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.includes('-no@') ? mailServerError(550, 'no such mailbox') : null),
    })
    await aSending(new Map([[propertyId, port]])).send(propertyId)
    expect(await statesOf(propertyId)).toEqual(['sent', 'failed refused', 'sent'])
  })
})

describe('names and subjects', () => {
  it.each([
    ['the name of the property', 'Fjellheim\r\nBcc: everybody@guest.example', 'A parcel'],
    ['the subject', 'Fjellheim', 'A parcel\r\nBcc: everybody@guest.example\r\n\r\nAnother body'],
    ['both, with other line ends', 'Fj\u2028ellheim\nX-Evil: 1', 'A\u0085parcel\rX-Evil: 1'],
  ])('are one header each, whatever stands in %s', async (_what, fromName, subject) => {
    const propertyId = await aProperty(db)
    const recipient = `${propertyId}@guest.example`
    await queue(propertyId, [recipient], subject)
    await aSending(new Map([[propertyId, good.port]]), fromName).send(propertyId)
    const [mail] = good.received.filter(({ to }) => to.includes(recipient))
    const headers = mail?.source.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
    const names = headers.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase())
    expect(names.filter((name) => ['from', 'to', 'subject'].includes(name ?? '')).sort()).toEqual([
      'from',
      'subject',
      'to',
    ])
    expect(names).not.toContain('bcc')
    expect(names).not.toContain('x-evil')
    expect(mail?.to).toEqual([recipient])
  })
})
