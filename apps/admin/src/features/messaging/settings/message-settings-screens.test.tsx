import { expect, test } from 'vitest'
import { draw, loadedFor } from '../../../testing/draw.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { ChatSection } from './chat-section.tsx'
import { DnsRecords } from './dns-records.tsx'
import { EmailSection } from './email-section.tsx'
import { MailboxSection } from './mailbox-section.tsx'
import { QuietHoursSection } from './quiet-hours-section.tsx'
import { sampleMessageSettings } from './sample-message-settings.ts'
import { draftOf } from './settings-draft.ts'
import { SmsSection } from './sms-section.tsx'
import type { MessageSettingsForm } from './use-settings-form.ts'

const nothing = () => undefined
const base = sampleMessageSettings()

/** A form nobody types in. */
function formOf(page = base): MessageSettingsForm {
  return {
    base: page,
    draft: draftOf(page),
    isDirty: false,
    set: nothing,
    setPart: nothing,
  } as unknown as MessageSettingsForm
}
const withSms = loadedFor(sampleSession({ property: { modules: ['messagingEmail', 'messagingSms'] } }))
const drawSms = (page = base) => draw(<SmsSection form={formOf(page)} errors={{}} />, withSms)

test('a house whose mail stays inside says so plainly, and another from where it is sent', () => {
  const leaves = draw(<EmailSection form={formOf()} errors={{}} />)
  expect(leaves).toContain('E-mails are sent from stay@fjellheim.example')
  const stays = sampleMessageSettings({ mail: { leaves: false, from: 'stay@fjellheim.example' } })
  expect(draw(<EmailSection form={formOf(stays)} errors={{}} />)).toContain('E-mails do not leave the house')
})

test('each DNS record says its name, its value and whether it is there', () => {
  const record = { kind: 'SPF', name: 'fjellheim.example', expected: 'v=spf1 a:smtp.example ~all' } as const
  const drawn = (standing: 'there' | 'missing' | 'other' | 'unknown') =>
    draw(<DnsRecords records={[{ ...record, standing, found: ['v=spf1 -all'] }]} />)
  expect(drawn('there')).toContain('In place')
  expect(drawn('there')).toContain('v=spf1 a:smtp.example ~all')
  expect(drawn('missing')).toContain('Missing')
  expect(drawn('other')).toContain('Found instead: v=spf1 -all')
  expect(drawn('unknown')).toContain('No answer')
})

test('a provider shows its own keys and where it reports; none of them is written', () => {
  const sms = { provider: 'gatewayapi' as const, sender: 'Fjellheim', monthlyParts: 500 }
  const page = sampleMessageSettings({
    settings: { ...base.settings, sms },
    has: { smsKeys: ['gatewayapi'], dkimKey: false, mailboxPassword: false },
    webhookUrl: 'https://stay.example/webhooks/sms/gatewayapi/fjellheim',
    partsThisMonth: 212,
  })
  const drawn = drawSms(page)
  expect(drawn).toContain('API token')
  expect(drawn).not.toContain('Account SID')
  expect(drawn).toContain('https://stay.example/webhooks/sms/gatewayapi/fjellheim')
  expect(drawn).toContain('212 SMS parts')
  expect(drawn).toContain('Keys are stored')
})

test('without the module for SMS there is nothing to set', () => {
  expect(draw(<SmsSection form={formOf()} errors={{}} />)).toContain('not part of your plan')
})

test('quiet hours say what may still arrive', () => {
  const drawn = draw(<QuietHoursSection form={formOf()} />)
  expect(drawn).toContain('The answer to a guest’s own order')
  expect(drawn).toContain('21:00')
})

test('a chat that is on shows when somebody answers; a day without hours says that nobody is there', () => {
  expect(draw(<ChatSection form={formOf()} />)).not.toContain('When somebody answers')
  const chat = { isOn: true, staffed: { ...base.settings.chat.staffed, 7: null } }
  const drawn = draw(
    <ChatSection form={formOf(sampleMessageSettings({ settings: { ...base.settings, chat } }))} />,
  )
  expect(drawn).toContain('Sunday')
  expect(drawn.match(/Nobody is there/g)).toHaveLength(1)
})

test('a mailbox shows its fields once it is read', () => {
  const drawn = draw(<MailboxSection form={formOf()} errors={{}} />)
  expect(drawn).not.toContain('IMAP server')
  expect(drawn).toContain('https://stay.example/webhooks/mail/fjellheim/token')
  const mailbox = { host: 'imap.fjellheim.example', port: 993, user: 'stay' }
  const page = sampleMessageSettings({ settings: { ...base.settings, mailbox } })
  expect(draw(<MailboxSection form={formOf(page)} errors={{}} />)).toContain('imap.fjellheim.example')
  const stored = { ...page, has: { ...page.has, mailboxPassword: true } }
  expect(draw(<MailboxSection form={formOf(stored)} errors={{}} />)).not.toContain('Type it again')
  const draft = draftOf({ ...stored, settings: { ...page.settings, mailbox: { ...mailbox, port: 143 } } })
  expect(draw(<MailboxSection form={{ ...formOf(stored), draft }} errors={{}} />)).toContain('Type it again')
})
