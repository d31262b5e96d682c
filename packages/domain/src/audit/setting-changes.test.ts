import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingChanges } from './setting-changes.ts'

const english = { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' }
const danish = { code: 'da', index: 1, order: 1, isVisible: true, title: 'Dansk' }

describe('changes of settings', () => {
  it('name what it was and what it is', () => {
    expect(settingChanges({ checkInTime: '15:00', active: true }, { checkInTime: '16:00' })).toEqual([
      { setting: 'checkInTime', values: { before: '15:00', after: '16:00' } },
    ])
    expect(settingChanges({ active: true }, { active: false })).toEqual([
      { setting: 'active', values: { before: 'on', after: 'off' } },
    ])
  })

  it('go into the parts of a setting, and leave its shape out', () => {
    const before = { contact: { version: 1, email: null, phone: '1' } }
    expect(settingChanges(before, { contact: { version: 2, email: 'a@b.example', phone: '1' } })).toEqual([
      { setting: 'contact.email', values: { before: '', after: 'a@b.example' } },
    ])
  })

  it('name languages as the property calls them', () => {
    const before = { localization: { languages: { GB: english, DK: danish }, default: 'GB' } }
    const after = { languages: { GB: english, DK: { ...danish, isVisible: false } }, default: 'DK' }
    expect(settingChanges(before, { localization: after })).toEqual([
      { setting: 'languages', values: { before: 'English, Dansk', after: 'English, Dansk (hidden)' } },
      { setting: 'defaultLanguage', values: { before: 'English', after: 'Dansk' } },
    ])
  })

  it('name guest fields without their ids', () => {
    const guestFields = (...fields: object[]) => ({ guestFields: { version: 1, fields } })
    const diet = { id: 'a', name: 'Diet' }
    expect(settingChanges(guestFields(diet), guestFields(diet, { id: 'b', name: 'Car' }))).toEqual([
      { setting: 'guestFields.fields', values: { before: 'Diet', after: 'Diet, Car' } },
    ])
  })

  it('never tell a code or a password', () => {
    const secret = fc.string({ minLength: 6 })
    fc.assert(
      fc.property(secret, secret, (doorCode, wifiPassword) => {
        const access = { doorCode, wifiPassword, wifiName: null }
        const changes = settingChanges({ access: { doorCode: null } }, { access })
        expect(changes).toEqual([{ setting: 'access', values: null }])
      }),
    )
  })

  it('are none where nothing is another, whatever was sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (settings) => {
        expect(settingChanges(settings, JSON.parse(JSON.stringify(settings)))).toEqual([])
      }),
    )
  })
})
