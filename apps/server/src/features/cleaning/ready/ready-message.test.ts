import { smsSegments } from '@innkeeper/domain/messaging/sms-text.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { interfaceLanguages } from '@innkeeper/i18n/languages.ts'
import { translate } from '@innkeeper/i18n/translate.ts'
import { describe, expect, it } from 'vitest'
import { TWO_LANGUAGES } from '../../../testing/property-with-editor.ts'
import { readyMessage } from './ready-message.ts'

const house = {
  propertyId: 'fjellheim',
  name: 'Fjellheim',
  brand: DEFAULT_BRAND,
  localization: TWO_LANGUAGES,
}
type Told = Parameters<typeof readyMessage>[0]
const guest: Told = { firstName: 'Astrid', language: null, linkKey: 'K'.repeat(22), room: 'Suite 4' }
const LINK = `https://stay.example/guestbook/fjellheim/${guest.linkKey}`

const messageTo = (change: Partial<Told>, name = house.name) =>
  readyMessage(
    { ...guest, ...change },
    { house: { ...house, name }, origin: 'https://stay.example', translate },
  )

describe('what a guest is told of a room that is ready', () => {
  it.each(interfaceLanguages.map(({ code }) => code))(
    'names room and house in %s, with the way to the stay',
    (code) => {
      const { language, sms, email } = messageTo({ language: code })
      expect(language).toBe(code)
      for (const text of [sms.text, email.text, email.html]) {
        for (const words of ['Suite 4', 'Fjellheim', LINK]) expect(text).toContain(words)
      }
      expect(`${sms.text} ${email.text}`).not.toMatch(/undefined|\{|\bnull\b/)
      expect(email.subject).toContain('Suite 4')
      expect(smsSegments(sms.text)).toBe(1)
    },
  )

  it('is in the language of the house where the guest’s is not known', () => {
    expect(messageTo({}).language).toBe('en')
    expect(messageTo({ language: 'nb' }).language).toBe('no')
  })

  it('fits into two texts however long the name of the house is', () => {
    expect(smsSegments(messageTo({}, 'Grand Hotel '.repeat(40)).sms.text)).toBeLessThanOrEqual(2)
  })

  it('greets nobody by what is no name', () => {
    expect(messageTo({ firstName: 'win.example/now' }).email.text).not.toContain('win.example')
  })
})
