import { DEFAULT_MESSAGE_SETTINGS } from '@innkeeper/domain/messaging/settings-schema.ts'
import { expect, test } from 'vitest'
import { sampleMessageSettings } from './sample-message-settings.ts'
import { bodyOf, draftOf, type MessageSettingsDraft, settingsErrors } from './settings-draft.ts'

const base = sampleMessageSettings()
const withTwilio = (change: Partial<MessageSettingsDraft['secrets']> = {}): MessageSettingsDraft => {
  const draft = draftOf(base)
  const sms = { provider: 'twilio' as const, sender: 'Fjellheim', monthlyParts: null }
  return { ...draft, settings: { ...draft.settings, sms }, secrets: { ...draft.secrets, ...change } }
}
const SID = `AC${'0123456789abcdef'.repeat(2)}`

test('settings as they begin can be saved, and no secret is sent', () => {
  expect(Object.values(settingsErrors(base, draftOf(base))).every((error) => error === null)).toBe(true)
  expect(bodyOf(base, draftOf(base))).toEqual({
    revision: 3,
    settings: DEFAULT_MESSAGE_SETTINGS,
    secrets: {},
  })
})

test('a provider asks for a sender and for both keys', () => {
  expect(settingsErrors(base, withTwilio({ accountSid: SID })).keys).toBe('shape')
  expect(settingsErrors(base, withTwilio({ accountSid: 'AC1', authToken: '12345678' })).keys).toBe('shape')
  const right = withTwilio({ accountSid: ` ${SID} `, authToken: '12345678' })
  expect(settingsErrors(base, right)).toMatchObject({ keys: null, sender: null })
  expect(bodyOf(base, right).secrets).toEqual({
    smsKeys: { provider: 'twilio', accountSid: SID, authToken: '12345678' },
  })
  const sms = { ...right.settings.sms, sender: 'Hotel Fjellheim & Spa' }
  expect(settingsErrors(base, { ...right, settings: { ...right.settings, sms } }).sender).toBe('shape')
})

test('stored keys need not be typed again', () => {
  const has = { smsKeys: ['twilio' as const], dkimKey: false, mailboxPassword: false }
  expect(settingsErrors(sampleMessageSettings({ has }), withTwilio()).keys).toBeNull()
  expect(settingsErrors(base, withTwilio()).keys).toBe('missing')
})

test('a stored password is for the server, port and user it was typed for', () => {
  const mailbox = { host: 'imap.fjellheim.example', port: 993, user: 'stay' }
  const page = sampleMessageSettings({
    settings: { ...DEFAULT_MESSAGE_SETTINGS, mailbox },
    has: { smsKeys: [], dkimKey: false, mailboxPassword: true },
  })
  const problem = (change: object) => {
    const draft = draftOf(page)
    const settings = { ...draft.settings, mailbox: { ...mailbox, ...change } }
    return settingsErrors(page, { ...draft, settings }).mailboxPassword
  }
  expect(problem({})).toBeNull()
  for (const change of [{ host: 'imap.other.example' }, { port: 143 }, { user: 'other' }])
    expect(problem(change)).toBe('missing')
})

test('a mailbox asks for its server, its user and its password', () => {
  const draft = draftOf(base)
  const settings = { ...draft.settings, mailbox: { host: '', port: 993, user: '' } }
  expect(settingsErrors(base, { ...draft, settings })).toMatchObject({
    mailboxHost: 'missing',
    mailboxUser: 'missing',
    mailboxPassword: 'missing',
  })
})
