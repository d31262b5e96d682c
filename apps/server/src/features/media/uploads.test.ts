import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { picturePath, UPLOAD_MAX_BYTES } from '@innkeeper/domain/media/sizes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSharp } from '../../platform/pictures/sharp-library.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'
import { eventually } from '../../testing/eventually.ts'
import { aPicture, uploaded, uploadFile } from '../../testing/media-calls.ts'
import { receiveUpload } from './receive.ts'

const SVG_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">'
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

let app: TestApp
let propertyId: string
let cookie: string

beforeAll(async () => {
  app = await openTestApp()
  propertyId = await aProperty(app.db)
  cookie = (await aSignedIn(app, propertyId, ['editor'])).cookie
})
afterAll(() => app.close())

const send = (bytes: Buffer, fileName?: string) =>
  uploadFile(app, { cookie, bytes, ...(fileName && { fileName }) })
const expectRefused = async (bytes: Buffer, code: string, fileName?: string) =>
  expect((await send(bytes, fileName)).json(), code).toMatchObject({ code })

describe('an upload', () => {
  it('is kept with its name and served to guests', async () => {
    const answer = await send(await aPicture(), 'Sauna ved vannet æøå.png')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      isKnown: false,
      file: {
        kind: 'picture',
        fileName: 'Sauna ved vannet æøå.png',
        mimeType: 'image/png',
        width: 60,
        height: 40,
        alt: {},
        isDecorative: false,
        isAnimated: false,
      },
    })
    const served = await app.inject({ url: picturePath(propertyId, uploaded(answer).id, 160, 'webp') })
    expect(served.statusCode).toBe(200)
  })

  it('of bytes that are there already answers the same file, also when both come at once', async () => {
    const bytes = await aPicture()
    const answers = await Promise.all([send(bytes), send(bytes, 'other-name.png'), send(bytes)])
    expect(new Set(answers.map((answer) => uploaded(answer).id)).size).toBe(1)
    const again = await send(bytes)
    expect(again.json().data).toMatchObject({ isKnown: true, file: { id: uploaded(answers[0]!).id } })
  })

  it('is judged by its bytes: a wrong name and a wrong type change nothing', async () => {
    const png = await aPicture()
    expect(uploaded(await send(png, 'menu.pdf'))).toMatchObject({ mimeType: 'image/png', kind: 'picture' })
    await expectRefused(
      Buffer.from('<html><script>alert(1)</script></html>'),
      'media/type-not-allowed',
      'lake.jpg',
    )
    await expectRefused(Buffer.from('MZ\x90\0 a program'), 'media/type-not-allowed', 'lake.png')
    await expectRefused(Buffer.from('PK\x03\x04 an archive'), 'media/type-not-allowed', 'lake.svg')
  })

  it('is refused in words of its own when a phone did not convert it', () =>
    expectRefused(HEIC, 'media/heic'))

  it('is refused when it breaks off or holds nothing', async () => {
    const png = await aPicture()
    await expectRefused(png.subarray(0, png.length / 2), 'media/broken')
    await expectRefused(Buffer.from('%PDF-1.7\nno end'), 'media/broken')
    await expectRefused(Buffer.from(`${SVG_HEAD}<rect`), 'media/broken')
  })

  it('is refused beyond 50 megapixels, however few its bytes', async () => {
    const sharp = await loadSharp()
    const bomb = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(400_000)
    await expectRefused(bomb, 'media/too-many-pixels')
    await expectRefused(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="60000"></svg>'),
      'media/too-many-pixels',
    )
  })

  it('is refused beyond 20 MB by what it declares, before anything of it is read', async () => {
    const answer = await uploadFile(app, {
      cookie,
      bytes: Buffer.from('x'),
      headers: { 'content-length': String(UPLOAD_MAX_BYTES + 1) },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'media/too-large'])
  })

  it('of a drawing keeps what draws and nothing that runs', async () => {
    const hostile = `${SVG_HEAD}<script>alert(1)</script><rect onclick="alert(1)" width="40" height="20" fill="#b9512b"/></svg>`
    const { id, mimeType } = uploaded(await send(Buffer.from(hostile), 'logo.svg'))
    expect(mimeType).toBe('image/svg+xml')
    const kept = await app.ports.files.get(`${propertyId}/media/${id}`)
    expect(kept && (await text(kept.stream))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#b9512b"></rect></svg>',
    )
    for (const name of ['320.svg', 'original', 'logo.svg'])
      expect((await app.inject({ url: `/media/${propertyId}/${id}/${name}` })).statusCode).toBe(404)
  })

  it('loses the place where it was taken, also in what is kept', async () => {
    const sharp = await loadSharp()
    const photo = await sharp(await aPicture())
      .jpeg()
      .withExif({ IFD0: { Artist: 'Kari Nordmann' }, IFD3: { GPSLatitude: '60/1 23/1 0/1' } })
      .toBuffer()
    const kept = await app.ports.files.get(`${propertyId}/media/${uploaded(await send(photo)).id}`)
    const bytes = kept ? await text(kept.stream) : ''
    expect(bytes).not.toMatch(/Exif|Kari/)
  })

  it('of a document with a script is only ever shown by the browser’s viewer, with nothing allowed to run', async () => {
    const pdf = Buffer.from(
      `%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(${Math.random()}))>>>> endobj\n%%EOF\n`,
    )
    const { id, kind } = uploaded(await send(pdf, 'menu.pdf'))
    expect(kind).toBe('document')
    const { headers } = await app.inject({ url: `/media/${propertyId}/${id}/document.pdf` })
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toContain("script-src 'none'")
  })

  it('takes bytes alone: JSON and forms are refused, and no other call takes bytes', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'image/png']) {
      const answer = await uploadFile(app, {
        cookie,
        bytes: Buffer.from('{}'),
        headers: { 'content-type': type },
      })
      expect(answer.json()).toMatchObject({ code: 'request/unsupported-media-type' })
    }
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/api/hotel/targetGroups',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('{}'),
    })
    expect(elsewhere.json()).toMatchObject({ code: 'request/unsupported-media-type' })
  })
})

describe('receiving', () => {
  const inFolder = async (use: (folder: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'innkeeper-receive-'))
    await use(folder)
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
  }

  it('stops keeping an endless upload at the limit', () =>
    inFolder(async (folder) => {
      let sent = 0
      const endless = Readable.from(
        (async function* () {
          yield Buffer.from('\xff\xd8\xff\xe0', 'latin1')
          for (; sent < 100; sent++) yield Buffer.alloc(1024 * 1024)
        })(),
        { highWaterMark: 1 },
      )
      const refused = await receiveUpload(endless, folder).catch((error: unknown) => ({ error, sent }))
      expect(refused).toMatchObject({ error: { code: 'media/too-large' } })
      expect(refused).toHaveProperty('sent', expect.closeTo(20, -1))
    }))

  it('stops keeping what nobody wants after its first bytes', () =>
    inFolder(async (folder) => {
      let sent = 0
      const film = Readable.from(
        (async function* () {
          for (; sent < 100; sent++) yield Buffer.alloc(64 * 1024, 'a film')
        })(),
        { highWaterMark: 1 },
      )
      const refused = await receiveUpload(film, folder).catch((error: unknown) => ({ error, sent }))
      expect(refused).toMatchObject({ error: { code: 'media/type-not-allowed' } })
      expect(refused).toHaveProperty('sent', expect.closeTo(0, -1))
    }))

  it('leaves nothing behind of an upload that breaks off', () =>
    inFolder(async (folder) => {
      async function* brokenOff() {
        yield await aPicture()
        throw new Error('connection lost')
      }
      await expect(receiveUpload(Readable.from(brokenOff()), folder)).rejects.toThrow('connection lost')
    }))

  it('tells a browser that is still sending why it is refused', async () => {
    const address = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(address.port), address.hostname)
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.write(
      `POST /api/hotel/media HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: application/octet-stream\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const piece = Buffer.concat([
      Buffer.from('100000\r\n'),
      Buffer.alloc(1024 * 1024, 'x'),
      Buffer.from('\r\n'),
    ])
    for (let sent = 0; sent < 2 * UPLOAD_MAX_BYTES; sent += piece.length)
      if (!socket.write(piece)) await once(socket, 'drain')
    socket.write('0\r\n\r\n')
    await eventually('the answer', () => answer.includes('}'))
    socket.destroy()
    expect(answer).toContain('media/type-not-allowed')
  })
})
