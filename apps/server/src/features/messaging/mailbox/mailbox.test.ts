import { DEFAULT_MESSAGE_SETTINGS } from '@innkeeper/domain/messaging/settings-schema.ts'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSecretBox } from '../../../platform/auth/secrets.ts'
import { createTestClock } from '../../../platform/clock/test-clock.ts'
import type { Database } from '../../../platform/db/port.ts'
import { newId } from '../../../platform/ids.ts'
import { createImapMailbox } from '../../../platform/mailbox/imap.ts'
import { TEST_NOW, TEST_SECRET } from '../../../testing/app.ts'
import { aProperty } from '../../../testing/builders.ts'
import { sharedTestDatabase } from '../../../testing/database.ts'
import { startImapServer } from '../../../testing/imap-server.ts'
import { findStandings } from '../addresses.ts'
import { tellChanged } from '../delivery/sending.ts'
import { createInbound, type InboundMessage } from '../inbound.ts'
import { createMessageSecrets } from '../settings/secrets.ts'
import { type MailboxRead, type MessageRow, messageSettings, messages } from '../tables.ts'
import { sweepMailboxesJob } from './jobs.ts'
import { aReport } from './sample-mails.ts'
import { createMailboxWork } from './work.ts'

const clock = createTestClock(TEST_NOW)
const secrets = createMessageSecrets(createSecretBox(TEST_SECRET))
const handed: InboundMessage[] = []
let trouble: Error | null = null
/** What is done while a letter is taken in. */
let meanwhile: () => Promise<unknown> = async () => undefined
let db: Database
let server: Awaited<ReturnType<typeof startImapServer>>
let propertyId: string

beforeAll(async () => {
  db = await sharedTestDatabase()
})
beforeEach(async () => {
  server = await startImapServer()
  handed.length = 0
  trouble = null
  meanwhile = async () => undefined
  propertyId = await aHouse()
})
afterEach(() => server.close())

async function aHouse(account: object = {}, password = 'secret') {
  const id = await aProperty(db)
  const mailbox = { host: '127.0.0.1', port: server.port, user: 'hotel', ...account }
  await db.tenant(id, (tx) =>
    tx.insert(messageSettings).values({
      propertyId: id,
      settings: { ...DEFAULT_MESSAGE_SETTINGS, mailbox },
      mailboxPassword: secrets.sealMailboxPassword(id, password),
    }),
  )
  return id
}

function workWith(
  options: Parameters<typeof createImapMailbox>[0] = { allowsPrivate: true, isTlsRequired: false },
  limits: { mailsAtOnce?: number } = {},
) {
  const inbound = createInbound()
  inbound.register(async (message) => {
    await meanwhile()
    if (trouble) throw trouble
    handed.push(message)
  })
  return createMailboxWork({
    db,
    clock,
    log: { warn() {} },
    secrets,
    mailbox: createImapMailbox(options),
    inbound,
    tell: tellChanged,
    ...limits,
  })
}
const read = (id = propertyId) => workWith().read(id, AbortSignal.timeout(30_000))

const place = async (id = propertyId) => {
  const [row] = await db.tenant(id, (tx) =>
    tx.select().from(messageSettings).where(eq(messageSettings.propertyId, id)),
  )
  return row?.mailboxRead
}

const aLetter = (change: { headers?: string; body?: string } = {}) => `From: Astrid <Astrid@Guest.example>
To: stay@innkeeper.example
Subject: =?utf-8?Q?Sp=C3=B8rgsm=C3=A5l?=
Message-ID: <${newId()}@guest.example>
In-Reply-To: <earlier@innkeeper.example>
References: <first@innkeeper.example> <earlier@innkeeper.example>
${change.headers ?? ''}Content-Type: text/plain; charset=utf-8

${change.body ?? 'Kan vi få morgenmad?\n\nDen 3. nov. 2026 skrev Fjellheim <stay@innkeeper.example>:\n> Velkommen'}
`

async function aSentMail(change: Partial<Pick<MessageRow, 'state'>> & { provider?: string } = {}) {
  const id = newId()
  const row = {
    propertyId,
    id,
    kind: 'service',
    channel: 'email' as const,
    causeKind: 'parcel',
    causeId: newId(),
    recipient: 'Gone@guest.example',
    language: 'en',
    bodyText: '',
    state: 'sent' as const,
    provider: 'smtp',
    providerId: `<${id}@innkeeper.example>`,
    createdAt: clock.now(),
    ...change,
  }
  await db.tenant(row.propertyId, (tx) => tx.insert(messages).values(row))
  return {
    ...row,
    now: async () => {
      const [stored] = await db.tenant(row.propertyId, (tx) =>
        tx.select().from(messages).where(eq(messages.id, id)),
      )
      return `${stored?.state} ${stored?.failure ?? ''}`.trim()
    },
  }
}
const standing = (address: string, id = propertyId) =>
  db.tenant(id, async (tx) => (await findStandings(tx, id, 'email', [address])).get(address))

describe('the mailbox of a property', () => {
  it('begins with what comes from now on, and hands each letter over once, without the quote', async () => {
    server.deliver(aLetter())
    await read()
    expect(handed).toEqual([])
    server.deliver(aLetter())
    await read()
    await read()
    expect(handed).toEqual([
      {
        propertyId,
        channel: 'email',
        from: 'astrid@guest.example',
        text: 'Kan vi få morgenmad?',
        subject: 'Spørgsmål',
        references: [
          '<earlier@innkeeper.example>',
          '<first@innkeeper.example>',
          '<earlier@innkeeper.example>',
        ],
        providerId: expect.stringMatching(/^<.+@guest\.example>$/),
        at: new Date(TEST_NOW),
      },
    ])
    expect(await place()).toEqual({ uidValidity: '7', uid: 2 })
    expect(server.commands).toContain('EXAMINE')
    expect(server.commands).not.toContain('UID STORE')
  })

  it('takes some at a time and leaves none out', async () => {
    await read()
    for (let n = 0; n < 11; n++) server.deliver(aLetter({ body: `letter ${n}` }))
    const counts: number[] = []
    for (const _ of [1, 2, 3]) {
      await workWith(undefined, { mailsAtOnce: 5 }).read(propertyId, AbortSignal.timeout(30_000))
      counts.push(handed.length)
    }
    expect(counts).toEqual([5, 10, 11])
    expect(handed.map(({ text }) => text)).toEqual(Array.from({ length: 11 }, (_, n) => `letter ${n}`))
  })

  it.each([
    ['an automatic answer', { headers: 'Auto-Submitted: auto-replied\n' }],
    ['a newsletter', { headers: 'Precedence: bulk\n' }],
    ['a mailing list', { headers: 'List-Id: <all.example>\n' }],
    ['no words', { body: '' }],
  ])('hands over nothing that nobody wrote: %s', async (_what, change) => {
    await read()
    server.deliver(aLetter(change))
    server.deliver(aLetter({ headers: 'Auto-Submitted: no\n', body: 'a person' }))
    await read()
    expect(handed.map(({ text }) => text)).toEqual(['a person'])
  })

  it('reads a mail of HTML alone, and leaves out what is too large or no mail', async () => {
    await read()
    const html =
      '<style>p{}</style><p>Hello &amp; welcome</p><p>caf&eacute; p&aring; &oslash; &#128075;</p><script>x</script>'
    server.deliver(aLetter({ body: html }).replace('text/plain', 'text/html'))
    server.deliver(aLetter({ body: 'x'.repeat(5 * 1024 * 1024 + 1) }))
    server.deliver(Buffer.from([0, 255, 254, 13, 10, 1]))
    server.deliver(aLetter({ body: 'after' }))
    await read()
    expect(handed.map(({ text }) => text)).toEqual(['Hello & welcome\n\ncafé på ø 👋', 'after'])
  })

  it('goes on from the same letter when it could not be handed over, and past it in the end', async () => {
    await read()
    server.deliver(aLetter({ body: 'one' }))
    server.deliver(aLetter({ body: 'two' }))
    trouble = new Error('the database is away')
    for (const _ of [1, 2]) await expect(read()).rejects.toThrow('away')
    trouble = null
    await read()
    expect(handed.map(({ text }) => text)).toEqual(['one', 'two'])
    trouble = new Error('for ever')
    server.deliver(aLetter({ body: 'poison' }))
    for (const _ of [1, 2, 3, 4]) await expect(read()).rejects.toThrow('ever')
    await read()
    expect(await place()).toMatchObject({ uid: 3 })
  })

  it('goes past a letter that ends the process each time it is read', async () => {
    await read()
    server.deliver(aLetter({ body: 'deadly' }))
    server.deliver(aLetter({ body: 'behind it' }))
    for (const tries of [1, 2, 3, 4, 5]) {
      const atTheEnd: (MailboxRead | null | undefined)[] = []
      meanwhile = async () => atTheEnd.push(await place())
      await read()
      expect(atTheEnd[0]).toEqual({ uidValidity: '7', uid: 0, tries })
      // A process that ends there leaves this behind.
      await db.tenant(propertyId, (tx) =>
        tx.update(messageSettings).set({ mailboxRead: atTheEnd[0] ?? null }),
      )
    }
    handed.length = 0
    await read()
    expect(handed.map(({ text }) => text)).toEqual(['behind it'])
    expect(await place()).toEqual({ uidValidity: '7', uid: 2 })
  })

  it('does not write how far it is for an account that was named meanwhile', async () => {
    await read()
    server.deliver(aLetter())
    const mailbox = { host: 'imap.other.example', port: 993, user: 'other' }
    meanwhile = () =>
      db.tenant(propertyId, (tx) =>
        tx
          .update(messageSettings)
          .set({ settings: { ...DEFAULT_MESSAGE_SETTINGS, mailbox }, mailboxRead: null })
          .where(eq(messageSettings.propertyId, propertyId)),
      )
    await read()
    expect(await place()).toBeNull()
  })

  it('begins anew where its numbers mean other mails', async () => {
    server.deliver(aLetter())
    await read()
    server.renumber()
    await read()
    expect(handed).toEqual([])
    expect(await place()).toEqual({ uidValidity: '8', uid: 1 })
    server.deliver(aLetter())
    await read()
    expect(handed).toHaveLength(1)
  })

  it('says why it could not be read, and no more once it can', async () => {
    const wrong = await aHouse({}, 'wrong')
    await read(wrong)
    expect(await place(wrong)).toMatchObject({ failure: 'authentication' })
    server.manner.cutsAtFetch = true
    await read()
    server.deliver(aLetter())
    await read()
    expect(await place()).toMatchObject({ failure: 'connection' })
    server.manner.cutsAtFetch = false
    await read()
    expect(await place()).toEqual({ uidValidity: '7', uid: 1 })
    expect(handed).toHaveLength(1)
  })

  it('is not read in a private network, nor without a safe connection', async () => {
    await workWith({ allowsPrivate: false, isTlsRequired: false }).read(
      propertyId,
      AbortSignal.timeout(30_000),
    )
    expect(await place()).toMatchObject({ failure: 'private' })
    await workWith({ allowsPrivate: true }).read(propertyId, AbortSignal.timeout(30_000))
    expect(await place()).toMatchObject({ failure: 'connection' })
    expect(server.commands).not.toContain('LOGIN')
  })

  it('is asked for every minute where one is set', async () => {
    const asked: string[] = []
    const without = await aProperty(db)
    const job = sweepMailboxesJob({ db, ask: async ({ propertyId: id }) => void asked.push(id) })
    await job.handler({ payload: {}, signal: AbortSignal.timeout(10_000) })
    expect(asked).toContain(propertyId)
    expect(asked).not.toContain(without)
  })
})

describe('mail that comes back', () => {
  it('marks its message and its address, and is handed to nobody', async () => {
    await read()
    const mail = await aSentMail()
    server.deliver(aReport({ messageId: mail.providerId, recipient: 'gone@guest.example' }))
    await read()
    expect([await mail.now(), await standing('gone@guest.example')]).toEqual(['failed bounced', 'bounced'])
    expect(handed).toEqual([])
    const { rows } = await db.installation((tx) =>
      tx.execute(
        `select payload from outbox where name = 'message.changed' and payload ->> 'messageId' = '${mail.id}'`,
      ),
    )
    expect(rows).toHaveLength(1)
  })

  it('is found where it was passed on to another address', async () => {
    const mail = await aSentMail()
    const report = aReport({
      messageId: mail.providerId,
      recipient: 'elsewhere@guest.example',
      original: 'gone@guest.example',
    })
    await workWith().takePosted(propertyId, Buffer.from(report))
    expect(await mail.now()).toBe('failed bounced')
  })

  it.each([
    ['a delay', { action: 'delayed', status: '4.4.1' }],
    ['a failure that may pass', { action: 'failed', status: '4.2.2' }],
    ['a delivery', { action: 'delivered', status: '2.0.0' }],
    ['another recipient', { recipient: 'somebody@guest.example' }],
    ['a name of ours that was made up', { messageId: '<made-up@innkeeper.example>' }],
    ['the right id at another domain', { domain: 'evil.example' }],
  ])('changes nothing by %s', async (_what, { domain, ...change }: Record<string, string>) => {
    const mail = await aSentMail()
    const messageId = domain ? `<${mail.id}@${domain}>` : mail.providerId
    await workWith().takePosted(
      propertyId,
      Buffer.from(aReport({ messageId, recipient: 'gone@guest.example', ...change })),
    )
    expect([await mail.now(), await standing('gone@guest.example')]).toEqual(['sent', undefined])
  })

  it('changes nothing in another property, nor what never left the house', async () => {
    const mail = await aSentMail()
    const kept = await aSentMail({ state: 'kept', provider: 'outbox' })
    const other = await aHouse()
    const reports = [mail, kept].map(({ providerId }) =>
      Buffer.from(aReport({ messageId: providerId, recipient: 'gone@guest.example' })),
    )
    for (const report of reports) await workWith().takePosted(other, report)
    await workWith().takePosted(propertyId, reports[1] ?? Buffer.from(''))
    expect([await mail.now(), await kept.now()]).toEqual(['sent', 'kept'])
    expect([await standing('gone@guest.example'), await standing('gone@guest.example', other)]).toEqual([
      undefined,
      undefined,
    ])
  })
})
