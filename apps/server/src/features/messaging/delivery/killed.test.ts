import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestClock } from '../../../platform/clock/test-clock.ts'
import { migrate } from '../../../platform/db/migrations.ts'
import { openDatabase } from '../../../platform/db/open-database.ts'
import type { Database } from '../../../platform/db/port.ts'
import { newId } from '../../../platform/ids.ts'
import type { Jobs } from '../../../platform/jobs/port.ts'
import { startMailServer } from '../../../platform/mail/mail-server-stand-in.ts'
import { createSmtpMail } from '../../../platform/mail/smtp.ts'
import { aProperty } from '../../../testing/builders.ts'
import { CHILD_TEST_LIMIT_MS, type Child, startChild } from '../../../testing/child-process.ts'
import { quietLogger } from '../../../testing/database.ts'
import { NO_SURVEYS } from '../../../testing/no-surveys.ts'
import { preparePostgresNodes } from '../../../testing/nodes.ts'
import { runningCluster } from '../../../testing/test-cluster.ts'
import { createCauses } from '../causes.ts'
import { messages } from '../tables.ts'
import { CLAIMED_AT_ONCE } from './due-messages.ts'
import { createSending } from './sending.ts'

const MAILS = 150
const KILLED_AT = 70
const ADDRESS = /^To: (\S+)/m
const MESSAGE_ID = /^Message-ID: (\S+)/im

/** A database that one process after the other opens, on the engine of the run. */
async function aDatabase() {
  if (runningCluster()) {
    const nodes = await preparePostgresNodes()
    return { target: nodes.url, open: nodes.open, remove: nodes.close }
  }
  const target = await mkdtemp(join(tmpdir(), 'innkeeper-killed-'))
  const open = () => openDatabase({ dataDir: target, minFreeMb: 0, logger: quietLogger })
  return { target, open, remove: () => rm(target, { recursive: true, force: true }) }
}

async function queue(db: Database, propertyId: string) {
  const now = new Date()
  const rows = Array.from({ length: MAILS }, (_, n) => ({
    propertyId,
    id: newId(),
    kind: 'arrived',
    channel: 'email' as const,
    causeKind: 'parcel',
    causeId: 'one',
    recipient: `guest-${n}@guest.example`,
    language: 'en',
    subject: 'A parcel',
    bodyText: `Dear guest ${n}`,
    createdAt: now,
    nextTryAt: now,
  }))
  await db.tenant(propertyId, (tx) => tx.insert(messages).values(rows))
}

function sendingWith(db: Database, port: number) {
  // Long after the claims of whoever was killed ran out.
  const clock = createTestClock(new Date(Date.now() + 600_000).toISOString())
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'stay@innkeeper.example' })
  const causes = createCauses()
  causes.register('parcel', { isStanding: async () => true, attachments: async () => [] })
  const senders = {
    email: async () => ({ mail, fromName: 'Fjellheim', replyTo: null, dkim: null }),
    sms: () => Promise.reject(new Error('no SMS here')),
  }
  const origin = 'https://stay.example'
  const emailOffers = { forStay: async () => ({}) }
  const sending = createSending({
    db,
    clock,
    jobs: {} as Jobs,
    origin,
    causes,
    senders,
    emailOffers,
    surveyAsks: NO_SURVEYS,
  })
  return { ...sending, close: () => mail.close() }
}

it(
  'a process killed while it sends loses no mail; only those on their way may go twice, and say so',
  async () => {
    const database = await aDatabase()
    let child: Child | null = null
    let seen = 0
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => {
        if (++seen === KILLED_AT) child?.process.kill('SIGKILL')
        done()
      },
    })
    const before = await database.open()
    await migrate(before)
    const propertyId = await aProperty(before)
    await queue(before, propertyId)
    await before.close()

    const file = new URL('../../../testing/sending-process.ts', import.meta.url)
    child = startChild(file, [database.target, propertyId, String(server.port)])
    expect(await child.ended()).toMatchObject({ signal: 'SIGKILL' })
    expect(server.received.length).toBeLessThan(MAILS)

    const db = await database.open()
    const rows = () =>
      db.tenant(propertyId, (tx) => tx.select().from(messages).where(eq(messages.propertyId, propertyId)))
    const left = (await rows()).filter(({ state }) => state === 'queued')
    expect(left.length).toBeGreaterThan(0)
    const inFlight = new Set(
      left.filter(({ claimedUntil }) => claimedUntil).map(({ recipient }) => recipient),
    )
    const sending = sendingWith(db, server.port)
    await sending.work({ propertyId, channel: 'email' })
    const after = await rows()
    await sending.close()
    await db.close()
    await server.close()
    await database.remove()

    expect(after.every(({ state }) => state === 'sent')).toBe(true)
    const times = new Map<string, string[]>()
    for (const { source } of server.received) {
      const to = ADDRESS.exec(source)?.[1] ?? ''
      times.set(to, [...(times.get(to) ?? []), MESSAGE_ID.exec(source)?.[1] ?? ''])
    }
    expect(times.size).toBe(MAILS)
    const doubtful = new Set(after.filter(({ mayBeDouble }) => mayBeDouble).map(({ recipient }) => recipient))
    // Some were on their way, others only claimed to be next.
    expect(doubtful).toEqual(inFlight)
    expect(doubtful.size).toBeLessThanOrEqual(2 * CLAIMED_AT_ONCE)
    for (const [to, ids] of times) {
      if (ids.length > 1) expect(doubtful.has(to)).toBe(true)
      expect(ids.length).toBeLessThanOrEqual(2)
      // A mail server sees that it is the same mail.
      expect(new Set(ids).size).toBe(1)
    }
  },
  CHILD_TEST_LIMIT_MS,
)
