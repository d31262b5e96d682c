import { picturePath } from '@innkeeper/domain/media/sizes.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aCard, aProperty, aSignedIn } from '../../testing/builders.ts'
import { eventually } from '../../testing/eventually.ts'
import { aPicture, uploaded, uploadFile } from '../../testing/media-calls.ts'

let app: TestApp
let propertyId: string
let cookie: string

beforeAll(async () => {
  app = await openTestApp({ withJobs: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  propertyId = await aProperty(app.db)
  cookie = (await aSignedIn(app, propertyId, ['editor'])).cookie
})

const aFile = async (fileName = 'lake.png') =>
  uploaded(await uploadFile(app, { cookie, bytes: await aPicture(), fileName }))
const aPdf = async (fileName = 'menu.pdf') =>
  uploaded(
    await uploadFile(app, { cookie, bytes: Buffer.from(`%PDF-1.7\n${Math.random()}\n%%EOF\n`), fileName }),
  )
const call = async (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  app.inject({ method, url: `/api/hotel/media${path}`, headers: { cookie }, ...(payload && { payload }) })
const names = async (query: string) =>
  (await call('GET', query)).json().data.files.map(({ fileName }: { fileName: string }) => fileName)
const publish = async (manager: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/hotel/cards/publish',
    headers: { cookie: manager },
  })
  expect(answer.json()).toHaveProperty('data.version')
}
const described = (change: object = {}) => ({
  fileName: 'Lake.png',
  focalX: 0.2,
  focalY: 0.8,
  credit: 'Kari Nordmann',
  alt: { 0: 'The lake at dawn' },
  isDecorative: false,
  ...change,
})

describe('the library', () => {
  it('lists the newest first, with how many there are', async () => {
    for (const name of ['a.png', 'b.png', 'c.png']) {
      await aFile(name)
      app.clock.advance({ seconds: 1 })
    }
    const { data } = (await call('GET', '')).json()
    expect(data).toMatchObject({ total: 3, page: 1, perPage: 48 })
    expect(data.files.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      'c.png',
      'b.png',
      'a.png',
    ])
    expect((await call('GET', '?page=2')).json().data).toMatchObject({ files: [], total: 3 })
  })

  it('finds files by name, credit and what they show; signs are letters to it', async () => {
    const lake = await aFile('100%_sauna.png')
    await aFile('forest.png')
    await call('PUT', `/${lake.id}`, described({ fileName: '100%_sauna.png' }))
    for (const search of ['SAUNA', 'nordmann', 'at dawn', '0%_s'])
      expect(await names(`?search=${encodeURIComponent(search)}`), search).toEqual(['100%_sauna.png'])
    for (const search of ['%%', '__', 'version', '\\'])
      expect(await names(`?search=${encodeURIComponent(search)}`), search).toEqual([])
  })

  it('shows pictures, documents, what nothing uses, and what nobody has put into words', async () => {
    const [used, unused, document] = [await aFile('used.png'), await aFile('unused.png'), await aPdf()]
    const decoration = await aFile('line.png')
    await aCard(app.db, propertyId, {
      content: { 0: { default: { pictures: [{ mediaId: used.id, alt: '' }] } } },
      options: { link: { type: 'pdf', mediaId: document.id } as never },
    })
    await call('PUT', `/${used.id}`, described({ fileName: 'used.png' }))
    await call('PUT', `/${decoration.id}`, described({ fileName: 'line.png', alt: {}, isDecorative: true }))
    expect((await names('?show=pictures')).sort()).toEqual(['line.png', 'unused.png', 'used.png'])
    expect(await names('?show=documents')).toEqual(['menu.pdf'])
    expect((await names('?show=unused')).sort()).toEqual(['line.png', 'unused.png'])
    expect(await names('?show=without-alt')).toEqual([unused.fileName])
  })

  it('answers those of the asked ids that are the property’s', async () => {
    const own = await aFile()
    const other = await aProperty(app.db)
    const stranger = await app.media.storeFile(other, { bytes: await aPicture(), fileName: 'x.png' })
    const { data } = (await call('GET', `/byIds?ids=${own.id},${stranger.id}`)).json()
    expect(data.map(({ id }: { id: string }) => id)).toEqual([own.id])
    expect((await call('GET', '/byIds?ids=nonsense')).statusCode).toBe(400)
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(method, `/${stranger.id}`)).json()).toMatchObject({ code: 'media/unknown' })
    expect((await call('PUT', `/${stranger.id}`, described())).json()).toMatchObject({
      code: 'media/unknown',
    })
  })
})

describe('a file', () => {
  it('is described: name, words in each language, credit, focal point', async () => {
    const { id } = await aFile()
    expect((await call('PUT', `/${id}`, described())).json().data).toMatchObject({
      id,
      ...described({ focalX: expect.closeTo(0.2), focalY: expect.closeTo(0.8) }),
    })
    expect((await call('GET', `/${id}`)).json().data).toMatchObject({
      file: { alt: { 0: 'The lake at dawn' } },
      uses: [],
    })
    const renamed = await call('PUT', `/${id}`, described({ fileName: 'la\u202eke 1/2\u200f.png' }))
    expect(renamed.json().data.fileName).toBe('lake 1-2.png')
    for (const wrong of [
      { focalX: 2 },
      { fileName: '\u202e\u2066' },
      { alt: { en: 'x' } },
      { alt: { 0: '' } },
      { fileName: ' ' },
      { credit: 'x'.repeat(201) },
    ])
      expect((await call('PUT', `/${id}`, described(wrong))).statusCode).toBe(400)
  })

  it('described anew reaches open guestbooks: its focal point and its words where the card has none', async () => {
    const { id } = await aFile()
    const manager = (await aSignedIn(app, propertyId, ['manager'])).cookie
    await aCard(app.db, propertyId, {
      content: { 0: { default: { title: 'Lake', pictures: [{ mediaId: id, alt: '' }] } } },
    })
    await publish(manager)
    const seen = async () => {
      const { boxes } = (await app.inject({ url: `/api/guest/${propertyId}/guestbook` })).json().data
      return boxes[0]?.pictures[0]
    }
    await eventually('the picture', async () => (await seen()) !== undefined)
    expect(await seen()).toMatchObject({ mediaId: id, focalX: 0.5, alt: '' })
    await call('PUT', `/${id}`, described())
    await eventually('the words', async () => (await seen()).alt !== '')
    expect(await seen()).toMatchObject({
      focalX: expect.closeTo(0.2),
      alt: 'The lake at dawn',
      credit: 'Kari Nordmann',
    })
    expect(await seen()).not.toHaveProperty('isDecorative')
  })

  it('that nothing uses is deleted with its bytes and everything made of it', async () => {
    const { id } = await aFile()
    const address = picturePath(propertyId, id, 160, 'webp')
    expect((await app.inject({ url: address })).statusCode).toBe(200)
    expect((await call('DELETE', `/${id}`)).json().data).toEqual({ id })
    await eventually('its sizes to go', async () => (await app.inject({ url: address })).statusCode === 404)
    await eventually(
      'its bytes to go',
      async () => !(await app.ports.files.exists(`${propertyId}/media/${id}`)),
    )
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
  })

  it('in use is not deleted, and the refusal names the places', async () => {
    const { id } = await aFile()
    const card = await aCard(app.db, propertyId, {
      title: 'Sauna',
      styles: { layout: 'picture', backgroundPicture: id, backgroundOpacity: 0.4 },
    })
    await app.db.tenant(propertyId, async (tx) => {
      await tx.execute(sql`update properties set brand = jsonb_set(brand, '{logo}', to_jsonb(${id}::text))`)
      await tx.execute(sql`update properties set tab_bar = jsonb_build_object('x', ${id}::text)`)
      await tx.execute(sql`
        insert into guestbook_drafts (property_id, tab_bar)
        values (${propertyId}, jsonb_build_object('x', ${id}::text))
        on conflict (property_id) do update set tab_bar = excluded.tab_bar`)
      await tx.execute(sql`
        insert into templates (property_id, id, type, name, body)
        values (${propertyId}, 'ABCDEFGHIJKLMNOPQRSTUV', 'page', 'Walks', jsonb_build_object('url', ${`/media/${propertyId}/${id}`}::text))`)
    })
    const uses = [
      { place: 'card', id: card.id, name: 'Sauna' },
      { place: 'template', id: 'ABCDEFGHIJKLMNOPQRSTUV', name: 'Walks', type: 'page' },
      { place: 'logo', id: null, name: '' },
      { place: 'tab-bar', id: null, name: '' },
      { place: 'tab-bar-draft', id: null, name: '' },
    ]
    expect((await call('GET', `/${id}`)).json().data.uses).toEqual(uses)
    const refused = await call('DELETE', `/${id}`)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'media/in-use', details: { uses } },
    ])
    expect(await names('?show=unused')).toEqual([])
  })

  it('that guests still see is in use although the draft has lost it', async () => {
    const { id } = await aFile()
    const manager = (await aSignedIn(app, propertyId, ['manager'])).cookie
    const card = await aCard(app.db, propertyId, {
      title: 'Spa',
      styles: { layout: 'picture', backgroundPicture: id, backgroundOpacity: 0.4 },
    })
    await publish(manager)
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`update cards set draft = jsonb_set(draft, '{styles,backgroundPicture}', 'null')`),
    )
    expect((await call('DELETE', `/${id}`)).json().details.uses).toEqual([
      { place: 'published-card', id: card.id, name: 'Spa' },
    ])
  })
})
