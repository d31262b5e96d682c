import type { CardContent } from '@innkeeper/domain/guestbook/card-schema.ts'
import { translationOf } from '@innkeeper/domain/guestbook/translation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aCard, aProperty, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { openTranslationServer, type TranslationServer } from '../../../testing/translation-server.ts'

const LANGUAGES = {
  languages: {
    GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' },
    NO: { code: 'no', index: 4, order: 1, isVisible: true, title: 'Norsk' },
    EE: { code: 'et', index: 2, order: 2, isVisible: false, title: 'Eesti' },
  },
  default: 'GB',
}
const NO = 4

let app: TestApp
let service: TranslationServer
beforeAll(async () => {
  service = await openTranslationServer()
  app = await openTestApp({ environment: { TRANSLATION_URL: service.url } })
})
beforeEach(() => {
  service.calls.length = 0
})
afterAll(async () => {
  await app.close()
  await service.close()
})

async function aTestProperty(content: CardContent) {
  const propertyId = await aProperty(app.db, { localization: LANGUAGES })
  const call = caller(app, (await aSignedIn(app, propertyId, ['editor'])).cookie)
  const card = await aCard(app.db, propertyId, { content })
  const act = (what: 'copy' | 'check' | 'machine', body: object) =>
    call('POST', `cards/${card.id}/translations/${what}`, body)
  const read = async () => (await call('GET', `cards/${card.id}`)).data
  const save = async (changed: CardContent) => {
    const { revision } = await read()
    return (await call('PUT', `cards/${card.id}`, { revision, content: changed })).data
  }
  const state = async (language = NO) => translationOf((await read()).card, language, 0).state
  return { propertyId, call, card, act, read, save, state }
}

describe('a translation whose source is saved later', () => {
  const en = { default: { title: 'Breakfast' } }
  const no = { default: { title: 'Frokost' } }

  it('is stale until it is saved again, and guests never hear of it', async () => {
    const { propertyId, call, save, state } = await aTestProperty({ 0: en, [NO]: no })
    expect(await state()).toBe('complete')
    await save({ 0: { default: { title: 'Brunch' } }, [NO]: no })
    expect(await state()).toBe('stale')
    await call('POST', 'cards/publish')
    const guest = await app.inject({ url: `/api/guest/${propertyId}/guestbook?language=${NO}` })
    expect(guest.body).toContain('Frokost')
    expect(guest.body).not.toContain('translations')
    await save({ 0: { default: { title: 'Brunch' } }, [NO]: { default: { title: 'Sen frokost' } } })
    expect(await state()).toBe('complete')
  })

  it('is right once somebody says so, with nothing to publish for it', async () => {
    const { call, act, read, save, state } = await aTestProperty({ 0: en, [NO]: no })
    await save({ 0: { default: { title: 'Brunch' } }, [NO]: no })
    await call('POST', 'cards/publish')
    const { revision } = await read()
    const checked = await act('check', { languages: [NO] })
    expect(checked.data).toMatchObject({ revision, isChanged: false })
    expect(await state()).toBe('complete')
  })
})

describe('copying from the default language', () => {
  it('fills drafts of all asked languages, and publishes nothing', async () => {
    const { act, read, state } = await aTestProperty({
      0: { default: { title: 'Breakfast', subtitle: 'From 7' } },
      [NO]: { default: { title: 'Frokost' } },
    })
    const copied = await act('copy', { languages: [NO, 2] })
    expect(copied.data).toMatchObject({ revision: 2, isChanged: true, isPublished: false })
    expect(copied.data.card.content).toEqual({
      0: { default: { title: 'Breakfast', subtitle: 'From 7' } },
      2: { default: { title: 'Breakfast', subtitle: 'From 7' } },
      [NO]: { default: { title: 'Frokost', subtitle: 'From 7' } },
    })
    expect([await state(NO), await state(2)]).toEqual(['stale', 'stale'])
    expect((await act('copy', { languages: [NO, 2] })).data.revision).toBe(2)
    expect((await read()).revision).toBe(2)
  })

  it('knows the languages of the property and no other', async () => {
    const { act, call } = await aTestProperty({ 0: { default: { title: 'Breakfast' } } })
    for (const what of ['copy', 'check'] as const) {
      expect((await act(what, { languages: [9] })).code).toBe('property/language-unknown')
      expect((await act(what, { languages: [0] })).code).toBe('property/language-unknown')
      expect((await act(what, { languages: [] })).code).toBe('request/invalid')
    }
    const nowhere = await call('POST', `cards/${'x'.repeat(22)}/translations/copy`, { languages: [NO] })
    expect(nowhere.code).toBe('guestbook/card-unknown')
  })
})

describe('the translator', () => {
  it('is named before anything is sent to it', async () => {
    const { call } = await aTestProperty({})
    expect((await call('GET', 'translator')).data).toEqual({
      provider: 'libretranslate',
      host: new URL(service.url).host,
    })
    expect(service.calls).toEqual([])
  })

  it('fills what is missing with formatting, links and placeholders as they were', async () => {
    const { act, state } = await aTestProperty({
      0: {
        default: {
          title: 'Hello {{firstName}}',
          body: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'See ' },
                  {
                    type: 'text',
                    text: 'our menu',
                    marks: [{ type: 'link', attrs: { href: 'https://x.example/menu' } }],
                  },
                  { type: 'text', text: ' & enjoy.' },
                ],
              },
              { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
            ],
          },
          facts: [{ label: 'Password', value: 'Secret-1234' }],
        },
      },
    })
    const { data } = await act('machine', { language: NO, stale: false })
    expect(data).toMatchObject({ filled: 3, skipped: 0 })
    expect(data.card.card.content[NO].default).toEqual({
      title: 'HELLO {{firstName}}',
      body: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'SEE ' },
              {
                type: 'text',
                text: 'OUR MENU',
                marks: [{ type: 'link', attrs: { href: 'https://x.example/menu' } }],
              },
              { type: 'text', text: ' & ENJOY.' },
            ],
          },
          { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
        ],
      },
      facts: [{ label: 'PASSWORD', value: 'Secret-1234' }],
    })
    expect(service.calls).toHaveLength(1)
    expect(service.calls[0]?.body).toMatchObject({ source: 'en', target: 'nb' })
    expect(JSON.stringify(service.calls)).not.toMatch(/Secret-1234|x\.example/)
    expect(await state()).toBe('stale')
  })

  it('that loses tags gets the text in pieces', async () => {
    const { act } = await aTestProperty({ 0: { default: { title: 'Hi {{firstName}}, welcome' } } })
    service.speaks((text) => text.replace(/<[^>]*>/g, '').toUpperCase())
    const { data } = await act('machine', { language: NO, stale: false })
    expect(data.card.card.content[NO].default.title).toBe('HI {{firstName}}, WELCOME')
    expect(service.calls).toHaveLength(2)
  })

  it('that takes its time overwrites nothing that was written meanwhile', async () => {
    const { act, read, save } = await aTestProperty({
      0: { default: { title: 'Breakfast', subtitle: 'From 7' } },
    })
    service.replyNext({ status: 200, body: { translatedText: ['FROKOST', 'FRA 7'] }, delayMs: 400 })
    const slow = act('machine', { language: NO, stale: false })
    await expect.poll(() => service.calls.length).toBe(1)
    await save({
      0: { default: { title: 'Breakfast', subtitle: 'From 7' } },
      [NO]: { default: { title: 'Min egen' } },
    })
    expect((await slow).data).toMatchObject({ filled: 1, skipped: 1 })
    expect((await read()).card.content[NO].default).toEqual({ title: 'Min egen', subtitle: 'FRA 7' })
  })

  it('that does not answer, or has no more to give, changes nothing and is told', async () => {
    const { act, read } = await aTestProperty({ 0: { default: { title: 'Breakfast' } } })
    service.replyNext({ status: 403 }, { status: 400 })
    expect(await act('machine', { language: NO, stale: false })).toMatchObject({
      status: 502,
      code: 'translation/refused',
    })
    expect((await act('machine', { language: NO, stale: false })).code).toBe('translation/language-unknown')
    expect((await read()).revision).toBe(1)
    expect((await act('machine', { language: 9, stale: false })).code).toBe('property/language-unknown')
  })

  it('is off unless it is set up, and texts stay here', async () => {
    const quiet = await openTestApp()
    const propertyId = await aProperty(quiet.db, { localization: LANGUAGES })
    const call = caller(quiet, (await aSignedIn(quiet, propertyId, ['editor'])).cookie)
    const card = await aCard(quiet.db, propertyId, { title: 'Breakfast' })
    expect((await call('GET', 'translator')).data).toEqual({ provider: 'off', host: null })
    const refused = await call('POST', `cards/${card.id}/translations/machine`, {
      language: NO,
      stale: false,
    })
    expect(refused).toMatchObject({ status: 409, code: 'translation/off' })
    await quiet.close()
  })
})
