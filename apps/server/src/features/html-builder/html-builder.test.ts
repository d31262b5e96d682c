import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { loadSharp } from '../../platform/pictures/sharp-library.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty } from '../../testing/builders.ts'
import { aTemplate as aPublishedTemplate } from '../../testing/templates.ts'

const language = (code: string, index: number) => ({
  code,
  index,
  order: index,
  isVisible: true,
  title: code,
})
const localization = {
  default: 'GB',
  languages: { GB: language('en', 0), DK: language('da', 1), FI: language('fi', 2) },
}
const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const text = (said: string) => ({ type: 'text', id: newId(), props: { contentColumnOne: words(said) } })

describe('a page of the HTML builder', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  const aTestProperty = () => aProperty(app.db, { localization })
  const aTemplate = (
    propertyId: string,
    localizedData: Record<string, unknown[]>,
    type: 'page' | 'email' | 'signature' = 'page',
  ) => aPublishedTemplate(app.db, propertyId, { type, localizedData })
  const ask = (propertyId: string, id: string, query = '') =>
    app.inject({ url: `/api/guest/${propertyId}/htmlbuilder/templates/${id}${query}` })
  const answerOf = async (propertyId: string, id: string, query = '') =>
    (await ask(propertyId, id, query)).json<{ data: GuestTemplate }>().data
  const open = (propertyId: string, id: string, query = '', headers = {}) =>
    app.inject({ url: `/pages/${propertyId}/${id}${query}`, headers })

  it('is in the asked language, else in the default, else in any that has it', async () => {
    const house = await aTestProperty()
    const walks = await aTemplate(house, { 0: [text('Walks')], 1: [text('Ture')] })
    const danish = await answerOf(house, walks, '?language=1')
    expect(JSON.stringify(danish.modules)).toContain('Ture')
    expect(danish).toMatchObject({ language: { code: 'da', index: 1 }, contentLanguage: 'da' })
    const finnish = await answerOf(house, walks, '?language=2')
    expect(JSON.stringify(finnish.modules)).toContain('Walks')
    expect(finnish).toMatchObject({ language: { code: 'fi' }, contentLanguage: 'en' })
    const onlyDanish = await aTemplate(house, { 0: [], 1: [text('Ture')] })
    expect(await answerOf(house, onlyDanish, '?language=0')).toMatchObject({ contentLanguage: 'da' })
  })

  it('leaves out modules without type, id or props, and logs a type it does not know', async () => {
    const house = await aTestProperty()
    const weather = { type: 'weather', id: 'w', props: {} }
    const id = await aTemplate(house, { 0: [{ id: 'x' }, weather, text('Still here')] })
    const { modules } = await answerOf(house, id)
    expect(modules.map(({ type }) => type)).toEqual(['text'])
    const line = app.logged.find((logged) => logged.includes(id) && logged.includes('weather'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ skipped: 1, unknown: ['weather'] })
  })

  it('knows the sizes of the pictures of its own property and of no other', async () => {
    const [house, other] = [await aTestProperty(), await aTestProperty()]
    const sharp = await loadSharp()
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#b9512b' } })
      .png()
      .toBuffer()
    const own = await app.media.storeFile(house, { bytes, fileName: 'lake.png' })
    const foreign = await app.media.storeFile(other, { bytes, fileName: 'lake.png' })
    const image = (url: string) => ({ type: 'image', id: newId(), props: { columnOneImage: { url } } })
    const addresses = [
      `/media/${house}/${own.id}`,
      `/media/${other}/${foreign.id}`,
      `/media/${house}/${foreign.id}`,
      'https://elsewhere.example/lake.png',
    ]
    const id = await aTemplate(house, { 0: addresses.map(image) })
    const { pictures } = await answerOf(house, id)
    expect(Object.keys(pictures)).toEqual([own.id])
    expect(pictures[own.id]).toMatchObject({ width: 40, height: 20 })
  })

  it('is unknown under another property, under made-up ids, and when it is an e-mail or a signature', async () => {
    const [house, other] = [await aTestProperty(), await aTestProperty()]
    const page = await aTemplate(house, { 0: [text('Walks')] })
    const mail = await aTemplate(house, { 0: [text('Dear guest')] }, 'email')
    const signature = await aTemplate(house, { 0: [text('Yours')] }, 'signature')
    const empty = await aTemplate(house, { 0: [] })
    expect((await ask(house, page)).statusCode).toBe(200)
    for (const [property, id] of [
      [other, page],
      [house, newId()],
      [house, mail],
      [house, signature],
      [house, empty],
    ] as const) {
      const answer = await ask(property, id)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'template/unknown' })
      const shown = await open(property, id)
      expect(shown.statusCode).toBe(404)
      expect(shown.body).toContain('"failure":"unavailable"')
    }
  })

  it('is a page of its own with the brand of the property, the same for everybody', async () => {
    const house = await aTestProperty()
    const id = await aTemplate(house, { 0: [text('Walks')], 1: [text('Ture')] })
    const page = await open(house, id)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('"kind":"page"')
    expect(page.body).toContain('Walks')
    const again = await open(house, id, '', { cookie: `stay_${house}=${newId()}` })
    expect(again.body).toBe(page.body)
  })

  it('of a booking knows the phase of the stay, that there is one, and nothing else', async () => {
    const house = await aTestProperty()
    const id = await aTemplate(house, { 0: [text('Walks')] })
    const stay = { state: 'precheckin', arrival: '2026-11-20', departure: '2026-11-22' } as const
    const { linkKey, firstName } = await aBooking(app.db, house, { ...stay, firstName: 'Quirina' })
    const page = await open(house, id, '', { cookie: `stay_${house}=${linkKey}` })
    expect(page.body).toContain('"phase":"preStay"')
    for (const secret of [linkKey, firstName]) expect(page.body).not.toContain(secret)
    expect(page.body).toContain('"hasBooking":true')
    const without = await open(house, id)
    expect(without.body).toContain('"phase":"inStay"')
    expect(without.body).toContain('"hasBooking":false')
    const inHouse = await aBooking(app.db, house)
    const during = await open(house, id, '', { cookie: `stay_${house}=${inHouse.linkKey}` })
    expect(during.body).toContain('"hasBooking":true')
    const another = await aBooking(app.db, house)
    const shared = await open(house, id, '', { cookie: `stay_${house}=${another.linkKey}` })
    expect(shared.body).toBe(during.body)
  })

  it('tells a browser what it needs of the stay it opened, and no other browser', async () => {
    const [house, other] = [await aTestProperty(), await aTestProperty()]
    const { linkKey, firstName } = await aBooking(app.db, house, { firstName: 'Quirina' })
    const askStay = (propertyId: string, cookie: string) =>
      app.inject({ url: `/api/guest/${propertyId}/htmlbuilder/stay`, headers: { cookie } })
    const own = await askStay(house, `stay_${house}=${linkKey}`)
    expect(own.headers['cache-control']).toBe('no-store')
    const { data } = own.json<{ data: object }>()
    expect(data).toMatchObject({ firstName, linkKey })
    expect(Object.keys(data).sort()).toEqual(
      ['arrival', 'departure', 'firstName', 'isRegistered', 'lastName', 'linkKey', 'unit', 'watchId'].sort(),
    )
    const calledOff = await aBooking(app.db, house, { cancelledAt: app.clock.now() })
    for (const [property, cookie] of [
      [house, ''],
      [house, `stay_${house}=${newId()}`],
      [house, `stay_${other}=${linkKey}`],
      [other, `stay_${other}=${linkKey}`],
      [house, `stay_${house}=${calledOff.linkKey}`],
    ] as const) {
      const answer = await askStay(property, cookie)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'booking/unknown' })
    }
  })

  it('lets in frames and films from where its own films are, and from nowhere else', async () => {
    const house = await aTestProperty()
    const film = (playerType: string, url: string) => ({
      type: 'video',
      id: newId(),
      props: { playerType, url },
    })
    const policyOf = async (...modules: unknown[]) => {
      const id = await aTemplate(house, { 0: [text('Walks'), ...modules] })
      return String((await open(house, id)).headers['content-security-policy'])
    }
    expect(await policyOf()).not.toMatch(/frame-src|media-src/)
    const both = await policyOf(
      film('youtube', 'https://youtu.be/dQw4w9WgXcQ'),
      film('file', 'https://films.example/lake.mp4'),
      film('vimeo', 'https://evil.example/1'),
    )
    expect(both).toContain("frame-src 'self' https://www.youtube-nocookie.com;")
    expect(both).toContain("media-src 'self' https://films.example;")
    expect(both).not.toMatch(/evil|vimeo/)
  })

  it('takes its language from the address, remembers it, and otherwise from the browser', async () => {
    const house = await aTestProperty()
    const id = await aTemplate(house, { 0: [text('Walks')], 1: [text('Ture')] })
    const chosen = await open(house, id, '?language=1')
    expect(chosen.body).toContain('Ture')
    expect(chosen.body).toContain('<html lang="da">')
    expect(chosen.headers['set-cookie']).toContain('language=da')
    const browsers = await open(house, id, '', { 'accept-language': 'da' })
    expect(browsers.body).toContain('Ture')
    expect(browsers.headers['set-cookie']).toBeUndefined()
  })

  it('of an unknown or inactive property, or without the module, is the view that says so', async () => {
    expect((await open('no-such-house', newId())).body).toContain('"failure":"unknown-property"')
    const closed = await aProperty(app.db, { localization, active: false })
    expect((await open(closed, newId())).body).toContain('"failure":"inactive"')
    const house = await aTestProperty()
    const id = await aTemplate(house, { 0: [text('Walks')] })
    await app.db.tenant(house, (tx) =>
      tx.execute(sql`update module_configs set enabled = false where module = 'htmlBuilder'`),
    )
    expect((await open(house, id)).body).toContain('"failure":"unavailable"')
    expect((await ask(house, id)).json()).toMatchObject({ code: 'module/not-available' })
  })

  it.each(['%00', '..%2f..%2fsecret', '%3Cscript%3E', 'x'.repeat(5000)])(
    'at a hostile address is the view that says it is gone (%#)',
    async (hostile) => {
      const house = await aTestProperty()
      for (const query of ['', '?language=1&language=2', '?language[]=<script>']) {
        const answer = await open(house, hostile, query)
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode).toBeLessThan(500)
      }
    },
  )
})
