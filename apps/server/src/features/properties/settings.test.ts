import type { StaffSettings } from '@innkeeper/api/properties.ts'
import { withLanguage, withoutLanguage } from '@innkeeper/domain/properties/languages.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aCard, aProperty, aSignedIn } from '../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const LANGUAGES = {
  languages: {
    GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' },
    DK: { code: 'da', index: 1, order: 1, isVisible: true, title: 'Dansk' },
    EE: { code: 'et', index: 2, order: 2, isVisible: true, title: 'Eesti' },
  },
  default: 'GB',
}

async function aTestProperty() {
  const propertyId = await aProperty(app.db, { localization: LANGUAGES })
  const { cookie, userId } = await aSignedIn(app, propertyId, ['manager'])
  const read = async (): Promise<StaffSettings> =>
    (await app.inject({ url: '/api/hotel/settings', headers: { cookie } })).json().data
  const save = async (revision: number, change: object, wanted = propertyId) => {
    const payload = { propertyId: wanted, revision, change }
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/hotel/settings',
      headers: { cookie },
      payload,
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const clientData = async () =>
    (await app.inject({ url: `/api/guest/${propertyId}/clientData` })).json().data
  return { propertyId, cookie, userId, read, save, clientData }
}

describe('the settings of a property', () => {
  it('come back as they were saved, and only what was sent changes', async () => {
    const { read, save } = await aTestProperty()
    const before = await read()
    const change = {
      name: 'Fjordgården',
      currency: 'NOK',
      timeZone: 'Europe/Oslo',
      checkInTime: '16:00',
      checkOutTime: '10:30',
      contact: { email: 'hei@fjord.example', phone: '+47 61 00 00 00', address: 'Fjordvegen 2' },
      policyLinks: { privacy: 'https://fjord.example/privacy', terms: null },
      seller: { version: 1, name: 'Fjord AS', address: 'Fjordvegen 2', vatNumber: 'NO 123' },
      reviewLinks: { version: 1, links: [{ name: 'Reviews', address: 'https://reviews.example/f' }] },
      integrationFeatures: { twoWayProducts: true },
    }
    const { status, data } = await save(before.revision, change)
    expect(status).toBe(200)
    expect(data.settings).toEqual({ ...before.settings, ...change })
    expect(data).toMatchObject({ revision: before.revision + 1, changedBy: 'Anna Lien' })
    expect(await read()).toEqual(data)
  })

  it('are written to the audit log by the names of what changed', async () => {
    const { propertyId, userId, read, save } = await aTestProperty()
    const { revision, settings } = await read()
    await save(revision, { name: 'New name', currency: settings.currency })
    const { cookie } = await aSignedIn(app, propertyId, ['owner'])
    const log = await app.inject({ url: '/api/hotel/audit?action=property.changed', headers: { cookie } })
    expect(log.json().data.items).toMatchObject([
      { actorId: userId, subject: 'New name', details: { changed: 'name' } },
    ])
  })

  it('saved by somebody meanwhile are answered with both versions, and nothing is lost', async () => {
    const { read, save } = await aTestProperty()
    const { revision } = await read()
    await save(revision, { name: 'First' })
    const late = await save(revision, { name: 'Second' })
    expect(late).toMatchObject({ status: 409, code: 'property/stale-revision' })
    expect(late.details).toMatchObject({
      current: { revision: revision + 1, settings: { name: 'First' } },
      refused: { name: 'Second' },
    })
    expect((await read()).settings.name).toBe('First')
  })

  it('of a property that was left in another tab are not saved onto the next', async () => {
    const { read, save } = await aTestProperty()
    const { revision } = await read()
    const other = await aProperty(app.db)
    expect(await save(revision, { name: 'Wrong house' }, other)).toMatchObject({
      status: 409,
      code: 'property/switched',
    })
  })

  it.each([
    ['no name', { name: '  ' }],
    ['a time that is none', { checkInTime: '25:00' }],
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }],
    ['a link that runs a script', { policyLinks: { privacy: 'javascript:alert(1)', terms: null } }],
    ['an e-mail address that is none', { contact: { email: 'nobody', phone: null, address: null } }],
  ])('with %s are refused', async (_, change) => {
    const { read, save } = await aTestProperty()
    const { revision } = await read()
    expect(await save(revision, change)).toMatchObject({ status: 400, code: 'request/invalid' })
  })

  it('custom guest fields are named once each, read by whoever works with guests, and never sent to guests', async () => {
    const { propertyId, read, save, clientData } = await aTestProperty()
    const { revision } = await read()
    const fields = [
      { id: 'diet', name: 'Secret  diet ' },
      { id: 'car', name: 'Number plate' },
    ]
    const twice = [...fields, { id: 'other', name: 'NUMBER PLATE' }]
    for (const refused of [twice, [{ id: 'a', name: ' ' }], [fields[0], fields[0]]]) {
      const answer = await save(revision, { guestFields: { version: 1, fields: refused } })
      expect(answer).toMatchObject({ status: 400, code: 'request/invalid' })
    }
    expect((await save(revision, { guestFields: { version: 1, fields }, name: 'Renamed' })).status).toBe(200)
    const { cookie } = await aSignedIn(app, propertyId, ['reception'])
    const known = async () =>
      (await app.inject({ url: '/api/hotel/guestFields', headers: { cookie } })).json().data.fields
    await expect.poll(known).toEqual([
      { id: 'diet', name: 'Secret diet' },
      { id: 'car', name: 'Number plate' },
    ])
    await expect.poll(async () => (await clientData()).name).toBe('Renamed')
    expect(JSON.stringify(await clientData())).not.toContain('Secret diet')
    expect((await app.inject({ url: `/guestbook/${propertyId}` })).body).not.toContain('Secret diet')
  })

  it('a font is one that everybody has or the property’s own', async () => {
    const { read, save } = await aTestProperty()
    const { revision, settings } = await read()
    const choose = (headingFont: string) => save(revision, { brand: { ...settings.brand, headingFont } })
    for (const nobodyHas of ['Wingdings 9', 'constructor', '']) {
      expect(await choose(nobodyHas)).toMatchObject({ status: 404, code: 'fonts/unknown' })
    }
    expect(await choose('Playfair Display')).toMatchObject({ status: 200 })
  })

  it('a logo is one of the property’s own pictures', async () => {
    const { read, save } = await aTestProperty()
    const { revision, settings } = await read()
    const brand = { ...settings.brand, logo: 'A'.repeat(22) }
    expect(await save(revision, { brand })).toMatchObject({ status: 404, code: 'media/unknown' })
  })
})

describe('the languages', () => {
  it('with words under them cannot be removed, the default cannot be hidden, an index is permanent', async () => {
    const { propertyId, read, save } = await aTestProperty()
    await aCard(app.db, propertyId, {
      content: { 0: { default: { title: 'Hi' } }, 1: { default: { title: 'Hej' } } },
    })
    const { revision, settings, usedLanguages } = await read()
    expect(usedLanguages).toEqual([0, 1])
    const { localization } = settings
    const refused = async (after: object) => {
      const answer = await save(revision, { localization: after })
      return [answer.status, answer.code, answer.details?.reason]
    }
    expect(await refused(withoutLanguage(localization, 'DK'))).toEqual([
      422,
      'property/languages-refused',
      'in-use',
    ])
    const hidden = { ...localization.languages.GB, isVisible: false }
    expect(await refused({ ...localization, languages: { ...localization.languages, GB: hidden } })).toEqual([
      422,
      'property/languages-refused',
      'default-hidden',
    ])
    const moved = { ...localization.languages.DK, index: 9 }
    expect(await refused({ ...localization, languages: { ...localization.languages, DK: moved } })).toEqual([
      422,
      'property/languages-refused',
      'index-changed',
    ])
    const made = withLanguage(localization, { country: 'XX', code: 'xx', title: 'Made up' }, usedLanguages)
    expect((await refused(made)).slice(0, 2)).toEqual([422, 'property/language-unknown'])
  })

  it('are added from the content languages, and one without words can go', async () => {
    const { read, save, clientData } = await aTestProperty()
    const { revision, settings, usedLanguages } = await read()
    const { localization } = settings
    const added = withLanguage(localization, { country: 'DE', code: 'de', title: 'Deutsch' }, usedLanguages)
    const { data } = await save(revision, { localization: added })
    expect(data.settings.localization.languages.DE).toMatchObject({ index: 3, order: 3 })
    const fewer = withoutLanguage(data.settings.localization, 'EE')
    expect((await save(data.revision, { localization: fewer })).status).toBe(200)
    await expect
      .poll(async () => Object.keys((await clientData()).localization.languages).sort())
      .toEqual(['DE', 'DK', 'GB'])
  })
})

describe('guests', () => {
  it('see a new brand and name at once, in the data and on the page', async () => {
    const { propertyId, read, save, clientData } = await aTestProperty()
    const page = async () => (await app.inject({ url: `/guestbook/${propertyId}` })).body
    expect(await page()).toContain('Test house')
    expect((await clientData()).brand.brandColour).toBe('#1f3a34')
    const { revision, settings } = await read()
    await save(revision, { name: 'Blue house', brand: { ...settings.brand, brandColour: '#123456' } })
    await expect.poll(async () => (await clientData()).brand.brandColour).toBe('#123456')
    await expect.poll(page).toContain('Blue house')
    expect(await page()).toContain('#123456')
  })

  it('never get the seller’s data', async () => {
    const { propertyId, read, save } = await aTestProperty()
    const { revision } = await read()
    const seller = { version: 1, name: 'Secret Seller AS', address: 'Back yard 9', vatNumber: 'NO 987' }
    await save(revision, { seller, name: 'Renamed' })
    const get = async (url: string) => (await app.inject({ url })).body
    await expect.poll(() => get(`/api/guest/${propertyId}/clientData`)).toContain('Renamed')
    for (const url of [`/api/guest/${propertyId}/clientData`, `/guestbook/${propertyId}`]) {
      expect(await get(url)).not.toMatch(/Secret Seller|Back yard|NO 987/)
    }
  })

  it('of a property that was switched off are told so', async () => {
    const { propertyId, read, save } = await aTestProperty()
    const { revision } = await read()
    await save(revision, { active: false })
    const status = async () => (await app.inject({ url: `/api/guest/${propertyId}/clientData` })).statusCode
    await expect.poll(status).toBe(410)
  })
})
