import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import {
  AMERICAN,
  aRegisteringHouse,
  filledBy,
  type RegisteringHouse,
  withPicture,
} from '../../../testing/registering-guest.ts'
import { readAll } from './read-picture.ts'

let app: TestApp
let house: RegisteringHouse
let linkKey: string
let photo: Buffer
let origin: string

beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true })
  origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
  photo = await sharp({ create: { width: 2400, height: 900, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'where the photograph was taken' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aRegisteringHouse(app, withPicture())
  linkKey = (await house.booking()).linkKey
})

const fileOf = (id: string) => `${house.propertyId}/registration/${id}`
const gone = (id: string) =>
  eventually('the file to be gone', async () => !(await app.ports.files.exists(fileOf(id))))
const runUnclaimed = () =>
  app.features
    .flatMap(({ jobs }) => jobs ?? [])
    .find(({ name }) => name === 'registration.remove-unclaimed')
    ?.handler({ payload: {}, signal: AbortSignal.timeout(10_000) })

describe('a picture of a document', () => {
  it('comes before its form, which takes it once, from the device that sent it', async () => {
    const guest = house.guest()
    const clientKey = newId()
    const { data } = await guest.picture(linkKey, photo, clientKey)
    const { pictureId } = data
    expect((await house.guest().picture(linkKey, photo, clientKey)).data).toEqual(data)
    expect(await house.pictures()).toMatchObject([
      { id: pictureId, width: 1600, height: 600, submissionId: null },
    ])
    const send = (by: typeof guest, more = {}) =>
      by.send({ booking: linkKey, formId: house.formId, pictureId, ...more })
    const stranger = await send(house.guest())
    expect(stranger.details.problems).toEqual([{ field: 'idPicture', problem: 'required' }])
    expect((await send(guest)).status).toBe(200)
    const [row] = await house.submissions()
    expect(row?.pictureId).toBe(pictureId)
    expect(await house.pictures()).toMatchObject([{ submissionId: row?.id }])
    const adult = { person: 'adult', filled: filledBy({ ...AMERICAN, firstName: 'Omar' }) }
    expect((await send(guest, adult)).code).toBe('registration/invalid')
    expect(await app.ports.files.exists(fileOf(pictureId))).toBe(true)
  })

  it('goes with its file after an hour without a form; one that a form has stays', async () => {
    const [guest, other] = [house.guest(), house.guest()]
    const { pictureId } = (await guest.picture(linkKey, photo)).data
    await guest.send({ booking: linkKey, formId: house.formId, pictureId })
    const { pictureId: forgotten } = (await other.picture(linkKey, photo)).data
    app.clock.advance({ minutes: 59 })
    await runUnclaimed()
    expect(await house.pictures()).toHaveLength(2)
    app.clock.advance({ minutes: 2 })
    await runUnclaimed()
    expect((await house.pictures()).map(({ id }) => id)).toEqual([pictureId])
    await gone(forgotten)
    expect(await app.ports.files.exists(fileOf(pictureId))).toBe(true)
  })

  it('is taken again by the same device in place of the first; a booking has few of them', async () => {
    const guest = house.guest()
    const first = (await guest.picture(linkKey, photo)).data.pictureId
    await guest.picture(linkKey, photo)
    expect(await house.pictures()).toHaveLength(1)
    await gone(first)
    for (let nth = 1; nth < 8; nth++) await house.guest().picture(linkKey, photo)
    expect((await house.guest().picture(linkKey, photo)).code).toBe('request/too-many')
    expect(await house.pictures()).toHaveLength(8)
  })

  it('is not taken where no form asks for one, and not kept of whom it is not asked', async () => {
    const plain = await aRegisteringHouse(app)
    const { linkKey: booking } = await plain.booking()
    expect((await plain.guest().picture(booking, photo)).code).toBe('registration/form-changed')
    expect((await house.guest().picture(newId(), photo)).code).toBe('booking/unknown')
    const body = withPicture()
    const fields = body.fields.map((field) =>
      field.name === 'idPicture' ? { ...field, nationality: 'foreigners' as const } : field,
    )
    house = await aRegisteringHouse(app, { ...body, fields })
    linkKey = (await house.booking()).linkKey
    const dane = house.guest()
    const { pictureId } = (await dane.picture(linkKey, photo)).data
    const filled = filledBy({ ...AMERICAN, nationality: 'DK' })
    expect((await dane.send({ booking: linkKey, formId: house.formId, pictureId, filled })).status).toBe(200)
    expect(await house.pictures()).toEqual([])
    await gone(pictureId)
  })

  it.each([
    ['a HEIC picture', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), 415, 'media/heic'],
    ['a PDF by another name', Buffer.from('%PDF-1.7\n%%EOF'), 415, 'media/type-not-allowed'],
    ['words', Buffer.from('hello'), 415, 'media/type-not-allowed'],
    ['half a picture', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 422, 'media/broken'],
  ])('%s is refused', async (_what, bytes, status, code) => {
    expect(await house.guest().picture(linkKey, bytes)).toMatchObject({ status, code })
    expect(await house.pictures()).toEqual([])
  })

  const written = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a33' } })
  it.each([
    ['AVIF of 6 megapixels', () => written(3000, 2000).avif({ effort: 0 })],
    ['a WebP of 17 megapixels', () => written(4250, 4000).webp({ effort: 0 })],
    ['a JPEG of 17 megapixels that is held whole', () => written(4250, 4000).jpeg({ progressive: true })],
    ['a ribbon', () => written(300, 1600).png()],
  ])('%s costs too much to read, and is refused', async (_what, picture) => {
    expect(await house.guest().picture(linkKey, await picture().toBuffer())).toMatchObject({
      status: 413,
      code: 'media/too-many-pixels',
    })
  })

  it('of the same size as JPEG is taken, and comes out no higher than it is worth', async () => {
    const jpeg = await written(4250, 4000).jpeg().toBuffer()
    expect((await house.guest().picture(linkKey, jpeg)).status).toBe(200)
    const upright = await written(1000, 4000).jpeg().toBuffer()
    expect((await house.guest().picture(linkKey, upright)).status).toBe(200)
    const sizes = (await house.pictures()).map(({ width, height }) => `${width}x${height}`)
    expect(sizes.sort()).toEqual(['1600x1506', '600x2400'])
  })

  it('90 megapixels are refused before they are drawn', async () => {
    const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    png.writeUInt32BE(10_000, 16)
    png.writeUInt32BE(9000, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    expect(await house.guest().picture(linkKey, png)).toMatchObject({
      status: 413,
      code: 'media/too-many-pixels',
    })
  })
})

describe('pictures that come at once', () => {
  const unread = () => new Readable({ read() {} })

  it('of slow senders keep nobody else from being taken', async () => {
    const slow: ClientRequest[] = []
    const told: number[] = []
    onTestFinished(() => slow.forEach((sending) => void sending.destroy()))
    const { port } = new URL(origin)
    for (let nth = 0; nth < 6; nth++) {
      const { linkKey: booking } = await house.booking()
      const sending = request({
        ...{
          port,
          method: 'POST',
          headers: { 'content-type': 'application/octet-stream', 'content-length': 3_000_000 },
        },
        path: `/api/guest/${house.propertyId}/registrationPictures?booking=${booking}&clientKey=${newId()}`,
      })
      sending.on('error', () => undefined).on('response', () => told.push(nth))
      await new Promise((resolve) => sending.write(photo.subarray(0, 1000), resolve))
      slow.push(sending)
    }
    expect((await house.guest().picture(linkKey, photo)).status).toBe(200)
    // Nobody had to go first.
    expect(told).toEqual([])
  })

  it('and are not wanted are heard out, so that the sender can read why', async () => {
    const sending = request({
      ...{ port: new URL(origin).port, method: 'POST', agent: false },
      headers: { 'content-type': 'application/octet-stream', 'content-length': 8_000_000 },
      path: `/api/guest/${house.propertyId}/registrationPictures?booking=${newId()}&clientKey=${newId()}`,
    })
    const answered = once(sending, 'response')
    for (let nth = 0; nth < 8; nth++) {
      await new Promise((resolve) => sending.write(Buffer.alloc(1_000_000), resolve))
      await new Promise((resolve) => setImmediate(resolve))
    }
    sending.end()
    const [answer] = (await answered) as [IncomingMessage]
    expect(await json(answer)).toMatchObject({ code: 'booking/unknown' })
  })

  it('and trickle in lose their place with a word, still connected; one that keeps pace is read', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const [slow, quick] = [unread(), unread()]
    const refused = expect(readAll(slow, 4_000_000)).rejects.toMatchObject({ code: 'media/too-slow' })
    const read = readAll(quick, 1_000_000)
    const send = async (kilobytes: number) => {
      quick.push(Buffer.alloc(kilobytes * 1024))
      await vi.advanceTimersByTimeAsync(4000)
    }
    // A burst at first buys no time afterwards.
    slow.push(Buffer.alloc(3_000_000))
    await send(150)
    slow.push(Buffer.alloc(1000))
    for (let nth = 0; nth < 3; nth++) await send(150)
    await refused
    expect(slow.destroyed).toBe(false)
    quick.push(null)
    await vi.advanceTimersByTimeAsync(1)
    expect((await read).length).toBe(4 * 150 * 1024)
  })
  it('and take up much room have to come as quickly', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const [large, small] = [unread(), unread()]
    const refused = expect(readAll(large, 20_000_000)).rejects.toMatchObject({ code: 'media/too-slow' })
    const read = readAll(small, 600_000)
    for (const body of [large, small]) body.push(Buffer.alloc(150_000))
    await vi.advanceTimersByTimeAsync(5100)
    await refused
    small.push(Buffer.alloc(450_000))
    small.push(null)
    await vi.advanceTimersByTimeAsync(1)
    expect((await read).length).toBe(600_000)
  })
})
