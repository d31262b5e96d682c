import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aCleaningDesk, aMark, type CleaningDesk } from '../../../testing/cleaning-desk.ts'

let app: TestApp
let desk: CleaningDesk
let housekeeper: Awaited<ReturnType<CleaningDesk['member']>>
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  desk = await aCleaningDesk(app)
  housekeeper = await desk.member('housekeeping')
})

const aPhotograph = (background = '#446') =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Astrid Nilsen' } })
    .jpeg()
    .toBuffer()

const upload = (payload: Buffer | undefined, { id = newId(), cookie = housekeeper.cookie } = {}) =>
  app.inject({
    ...{ method: 'POST', url: `/api/hotel/roomCleaning/pictures?id=${id}` },
    headers: { cookie, 'content-type': 'application/octet-stream' },
    ...(payload && { payload }),
  })
const look = (id: string, cookie = housekeeper.cookie) =>
  app.inject({ url: `/api/hotel/roomCleaning/pictures/${id}`, headers: { cookie } })

describe('a picture of a problem', () => {
  it('is written anew without what the camera knew, named by the phone, and shown to colleagues', async () => {
    const id = newId()
    const answer = await upload(await aPhotograph(), { id })
    expect([answer.statusCode, answer.json().data]).toEqual([200, { id }])
    const unit = await desk.unit('101')
    const { data } = await housekeeper.send(aMark(unit, 'problem', { pictureIds: [id, id] }))
    expect(data).toMatchObject({
      refused: [],
      rooms: [{ task: { problems: [{ text: '', pictureIds: [id] }] } }],
    })
    const shown = await look(id, (await desk.member('reception')).cookie)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      ...{
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
    expect(shown.rawPayload.includes('Astrid')).toBe(false)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      width: 1600,
      height: 800,
      format: 'webp',
    })
  })

  it('that is sent twice is the first one, also where both come at once', async () => {
    const id = newId()
    await upload(await aPhotograph('#f00'), { id })
    const first = (await look(id)).rawPayload
    expect((await upload(await aPhotograph('#00f'), { id })).json().data).toEqual({ id })
    expect((await look(id)).rawPayload.equals(first)).toBe(true)
    const other = newId()
    const bytes = await aPhotograph()
    const both = await Promise.all([upload(bytes, { id: other }), upload(bytes, { id: other })])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await look(other)).statusCode).toBe(200)
  })

  it('is of its property alone', async () => {
    const id = newId()
    await upload(await aPhotograph(), { id })
    const elsewhere = await aCleaningDesk(app)
    const stranger = await elsewhere.member('owner')
    const refused = await look(id, stranger.cookie)
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'cleaning/picture-unknown'])
    const mark = aMark(await elsewhere.unit('101'), 'problem', { pictureIds: [id] })
    expect((await stranger.send(mark)).data.refused).toEqual([
      { id: mark.id, code: 'cleaning/picture-unknown' },
    ])
    expect((await look(newId())).json().code).toBe('cleaning/picture-unknown')
    // The same id there is a picture of its own.
    const before = (await look(id)).rawPayload
    expect((await upload(await aPhotograph('#0f0'), { id, cookie: stranger.cookie })).statusCode).toBe(200)
    expect((await look(id)).rawPayload.equals(before)).toBe(true)
    expect((await look(id, stranger.cookie)).rawPayload.equals(before)).toBe(false)
  })

  it('is nobody’s who does not clean', async () => {
    for (const role of ['kitchen', 'editor', 'analyst'] as const) {
      const { cookie } = await desk.member(role)
      expect((await upload(Buffer.from('x'), { cookie })).statusCode).toBe(403)
      expect((await look(newId(), cookie)).statusCode).toBe(403)
    }
  })
})

describe('what is no picture', () => {
  it('is refused with the reason, and nothing is kept of it', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    const refused: [Buffer, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'media/type-not-allowed'],
      [gif, 'media/type-not-allowed'],
      [Buffer.from('%PDF-1.7 '), 'media/type-not-allowed'],
      [Buffer.from('hello'), 'media/type-not-allowed'],
      [(await aPhotograph()).subarray(0, 300), 'media/broken'],
      [Buffer.concat([await aPhotograph(), Buffer.alloc(10_000_000)]), 'media/too-large'],
    ]
    for (const [bytes, code] of refused) {
      const id = newId()
      expect((await upload(bytes, { id })).json().code).toBe(code)
      expect((await look(id)).statusCode).toBe(404)
    }
    expect((await upload(undefined)).json().code).toMatch(/^(request|media)\//)
  })
})
