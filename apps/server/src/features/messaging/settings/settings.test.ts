import { createPublicKey } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailOutbox } from '../../../platform/mail/outbox.ts'
import type { MailMessage, MailPort } from '../../../platform/mail/port.ts'
import type { MailboxPort } from '../../../platform/mailbox/port.ts'
import { TEST_SECRET } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { propertyChanged } from '../../../testing/property-changed.ts'
import {
  anSmsHouse,
  GATEWAYAPI_KEYS,
  openSmsApp,
  type SmsHouse,
  TWILIO_KEYS,
} from '../../../testing/sms-house.ts'
import { mailWebhookUrl } from '../mailbox/webhook.ts'
import { messageSettings } from '../tables.ts'

/** What name servers say; null where they say nothing. */
const records = new Map<string, string[] | null>()
const mails: MailMessage[] = []
/** A mail server that takes everything. */
const mail: MailPort = {
  ...createMailOutbox({ dataDir: '/nowhere', clock: { now: () => new Date() } }),
  kind: 'smtp',
  send: async (message) => {
    mails.push(message)
    return { messageId: 'taken' }
  },
}

/** Each minute mailboxes are read, whatever a test is at: nothing has come. */
const mailbox: MailboxPort = { read: async (_account, { after }) => after ?? { uidValidity: '', uid: 0 } }

let outside: Awaited<ReturnType<typeof openSmsApp>>
let house: SmsHouse
beforeAll(async () => {
  outside = await openSmsApp({
    environment: {
      PUBLIC_URL: 'https://stay.example',
      SMTP_URL: 'smtp://smtp.mailer.example:587',
      MAIL_FROM: 'Innkeeper <stay@fjellheim.example>',
    },
    outside: {
      mail,
      mailbox,
      dns: { texts: async (name) => records.get(name) ?? (records.has(name) ? null : []) },
    },
  })
})
afterAll(() => outside.close())
beforeEach(async () => {
  records.clear()
  house = await anSmsHouse(outside.app, null)
})

const TWILIO = { provider: 'twilio', ...TWILIO_KEYS }
const SMS = { provider: 'twilio', sender: 'Fjellheim', monthlyParts: 500 }

const stored = () =>
  outside.app.db.tenant(house.propertyId, (tx) =>
    tx.select().from(messageSettings).where(eq(messageSettings.propertyId, house.propertyId)),
  )

describe('message settings', () => {
  it('begin without a provider, with the address mail is sent from', async () => {
    expect(await house.read()).toMatchObject({
      revision: 0,
      changedBy: null,
      settings: { sms: { provider: null, sender: null, monthlyParts: null }, mailbox: null },
      has: { smsKeys: [], dkimKey: false, mailboxPassword: false },
      mail: { leaves: true, from: 'stay@fjellheim.example' },
      webhookUrl: null,
      mailWebhookUrl: mailWebhookUrl(
        { origin: 'https://stay.example', secret: TEST_SECRET },
        house.propertyId,
      ),
      partsThisMonth: 0,
    })
  })

  it('keep secrets sealed and answer none of them', async () => {
    const mailbox = { host: 'imap.fjellheim.example', port: 993, user: 'stay' }
    const saved = await house.change(
      { sms: SMS, mailbox },
      { smsKeys: TWILIO, mailboxPassword: 'open sesame' },
    )
    expect(saved.data).toMatchObject({
      revision: 1,
      has: { smsKeys: ['twilio'], mailboxPassword: true },
      webhookUrl: `https://stay.example/webhooks/sms/twilio/${house.propertyId}`,
    })
    const { rows } = await outside.app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`select details from audit_entries where action = 'message-settings.changed'`),
    )
    expect(rows.map(({ details }) => (details as { changed: string }).changed)).toContain('smsKey')
    const told = JSON.stringify([saved.data, await house.read(), await stored(), rows])
    for (const secret of [TWILIO_KEYS.authToken, 'open sesame']) expect(told).not.toContain(secret)
    // What is not sent stays; keys of another provider are kept beside.
    const other = { ...SMS, provider: 'gatewayapi' }
    const { data } = await house.change(
      { sms: other },
      { smsKeys: { provider: 'gatewayapi', ...GATEWAYAPI_KEYS } },
    )
    expect(data.has).toMatchObject({ smsKeys: ['twilio', 'gatewayapi'], mailboxPassword: true })
    expect((await house.change({ sms: SMS, mailbox: null })).data.has).toMatchObject({
      smsKeys: ['twilio', 'gatewayapi'],
      mailboxPassword: false,
    })
  })

  it.each([
    ['server', { host: 'imap.evil.example' }],
    ['port', { port: 143 }],
    ['user', { user: 'somebody' }],
  ])('ask for the password of the mailbox again where its %s is another', async (_what, other) => {
    const mailbox = { host: 'imap.fjellheim.example', port: 993, user: 'stay' }
    const place = { uidValidity: '7', uid: 12 }
    const read = async () => (await stored())[0]?.mailboxRead
    await house.change({ mailbox }, { mailboxPassword: 'open sesame' })
    await outside.app.db.tenant(house.propertyId, (tx) =>
      tx.update(messageSettings).set({ mailboxRead: place }),
    )
    expect((await house.change({ mailbox })).data.has.mailboxPassword).toBe(true)
    expect(await read()).toEqual(place)
    const named = { ...mailbox, ...other }
    expect((await house.change({ mailbox: named })).details).toEqual({ reason: 'mailbox-password' })
    const { data } = await house.change({ mailbox: named }, { mailboxPassword: 'another' })
    expect(data.settings.mailbox).toEqual(named)
    expect(await read()).toBeNull()
  })

  it('are not saved over those of a colleague', async () => {
    const { settings } = await house.read()
    const save = (revision: number) =>
      house.owner('PUT', 'messages/settings', { revision, settings, secrets: {} })
    expect((await save(0)).data.revision).toBe(1)
    expect(await save(0)).toMatchObject({
      code: 'message-settings/stale-revision',
      details: { current: { revision: 1, changedBy: expect.any(String) } },
    })
  })

  it.each([
    ['a provider without keys', { sms: SMS }, 'sms-keys'],
    [
      'a mailbox without a password',
      { mailbox: { host: 'a.example', port: 993, user: 'a' } },
      'mailbox-password',
    ],
  ])('refuse %s', async (_, change, reason) => {
    expect(await house.change(change)).toMatchObject({
      code: 'message-settings/refused',
      details: { reason },
    })
  })

  it('refuse a provider without a sender, and a signature nobody made a key for', async () => {
    const sms = { ...SMS, sender: null }
    expect((await house.change({ sms }, { smsKeys: TWILIO })).details).toEqual({ reason: 'sms-sender' })
    const { settings } = await house.read()
    const email = { ...settings.email, dkim: { domain: 'fjellheim.example', selector: 'own' } }
    expect((await house.change({ email })).details).toEqual({ reason: 'dkim' })
  })

  it('are for those who manage settings', async () => {
    expect((await house.call('GET', 'messages/settings')).code).toBe('auth/not-allowed')
  })
})

describe('mail of a property', () => {
  const toGuest = (address: string) => eventually('the mail', () => mails.some(({ to }) => to === address))
  const mailTo = (address: string) => mails.find(({ to }) => to === address)

  it('is in its name, answered where it says, and signed with its key as soon as that is set', async () => {
    const { settings } = await house.read()
    await house.change({
      email: { ...settings.email, senderName: 'Fjellheim Hotell', replyTo: 'desk@fjellheim.example' },
    })
    const { data } = await house.owner('POST', 'messages/settings/dkim', {
      revision: 1,
      domain: 'Fjellheim.example',
    })
    expect(data).toMatchObject({
      revision: 2,
      has: { dkimKey: true },
      settings: { email: { dkim: { domain: 'fjellheim.example', selector: 'ik20261115' } } },
    })
    await house.booking({ email: 'signed@guest.example' })
    await house.send()
    await toGuest('signed@guest.example')
    const signed = mailTo('signed@guest.example')
    expect(signed).toMatchObject({
      fromName: 'Fjellheim Hotell',
      replyTo: 'desk@fjellheim.example',
      dkim: { domain: 'fjellheim.example', selector: 'ik20261115' },
    })
    const { data: found } = await house.owner('POST', 'messages/settings/dns', {})
    const key = createPublicKey(signed?.dkim?.privateKey ?? '').export({ type: 'spki', format: 'der' })
    expect(found.records[1].expected).toBe(`v=DKIM1; k=rsa; p=${key.toString('base64')}`)
  })

  it('has the property’s name where nobody chose another', async () => {
    await house.booking({ email: 'plain@guest.example' })
    await house.send()
    await toGuest('plain@guest.example')
    expect(mailTo('plain@guest.example')).toMatchObject({ fromName: 'Test house' })
    expect(mailTo('plain@guest.example')?.dkim).toBeUndefined()
  })

  it('says which records are there, missing, other or not to be known', async () => {
    await house.owner('POST', 'messages/settings/dkim', { revision: 0, domain: 'fjellheim.example' })
    const check = async () => (await house.owner('POST', 'messages/settings/dns', {})).data.records
    const first = await check()
    expect(first.map(({ kind, standing }: { kind: string; standing: string }) => [kind, standing])).toEqual([
      ['SPF', 'missing'],
      ['DKIM', 'missing'],
      ['DMARC', 'missing'],
    ])
    records.set('fjellheim.example', ['v=spf1 a:smtp.mailer.example ~all'])
    records.set(first[1].name, ['v=DKIM1; p=another'])
    records.set('_dmarc.fjellheim.example', null)
    expect((await check()).map(({ standing }: { standing: string }) => standing)).toEqual([
      'there',
      'other',
      'unknown',
    ])
  })

  it('is not signed for what is no domain', async () => {
    const answer = await house.owner('POST', 'messages/settings/dkim', {
      revision: 0,
      domain: 'not a domain',
    })
    expect(answer.details).toEqual({ reason: 'domain' })
  })
})

describe('a test SMS', () => {
  const test = (phone: string) => house.owner('POST', 'messages/settings/test', { phone })
  /** Only so many of them may be tried in a minute: what was changed is waited for, not tried until it is there. */
  const heard = () => propertyChanged(outside.app, house.propertyId)

  it('stays inside without a provider, and leaves with one', async () => {
    expect((await test('+4591234567')).data).toEqual({ isInside: true })
    await house.change({ sms: SMS }, { smsKeys: TWILIO })
    await heard()
    expect((await test('+4591234567')).data).toEqual({ isInside: false })
    expect(outside.twilio.messages.at(-1)).toMatchObject({ to: '+4591234567', from: 'Fjellheim' })
  })

  it('says what the provider says', async () => {
    await house.change({ sms: SMS }, { smsKeys: { ...TWILIO, authToken: 'not-the-token' } })
    await heard()
    expect((await test('+4591234567')).details).toEqual({ reason: 'authentication' })
    expect((await test('12')).details).toEqual({ reason: 'invalid-number' })
  })

  it('is for properties with the module', async () => {
    await house.owner('PUT', 'modules/messagingSms', { enabled: false })
    await heard()
    expect((await test('+4591234567')).code).toBe('module/not-available')
  })
})
