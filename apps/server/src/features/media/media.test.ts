import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureFolder, picturePath, UPLOAD_MAX_BYTES } from '@innkeeper/domain/media/sizes.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../platform/clock/test-clock.ts'
import type { Database } from '../../platform/db/port.ts'
import { createLoggedErrorReports } from '../../platform/error-reports/log-only.ts'
import { createLocalFiles } from '../../platform/files/local-disk.ts'
import { createHttpServer } from '../../platform/http/server.ts'
import { newId } from '../../platform/ids.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { PictureError, type PicturesPort } from '../../platform/pictures/port.ts'
import { createPictures } from '../../platform/pictures/sharp.ts'
import { loadSharp } from '../../platform/pictures/sharp-library.ts'
import { sharedTestDatabase } from '../../testing/database.ts'
import { createTestEventSource } from '../../testing/event-source.ts'
import { registerMedia } from './routes.ts'
import { createMediaService, type MediaService } from './service.ts'

describe('pictures of a property', () => {
  const log = createLogger('silent')
  let db: Database
  let dataDir: string
  let app: FastifyInstance
  let media: MediaService
  let photo: Buffer

  const serviceWith = (pictures: PicturesPort, hub = createTestEventSource()) => {
    const files = createLocalFiles({ dataDir })
    return createMediaService({
      db,
      files,
      pictures,
      dataDir,
      clock: createTestClock('2026-11-15T12:00:00Z'),
      log,
      hub,
    })
  }
  const serverWith = async (service: MediaService) => {
    const reports = createLoggedErrorReports(log)
    const server = await createHttpServer({
      log,
      hub: createTestEventSource(),
      reports,
      trustProxy: false,
      isHttps: false,
    })
    registerMedia(server, { media: service })
    return server
  }
  const newProperty = async () => {
    const id = `hotel-${newId().toLowerCase().replaceAll('_', '-')}`
    await db.tenant(id, (tx) =>
      tx.execute(sql`
        insert into properties (property_id, name, currency, time_zone, check_in_time, check_out_time,
          localization, brand, policy_links, contact, tab_bar)
        values (${id}, 'Hotel', 'NOK', 'Europe/Oslo', '15:00', '11:00', '{}', '{}', '{}', '{}', '{}')`),
    )
    return id
  }

  beforeAll(async () => {
    db = await sharedTestDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-media-'))
    const sharp = await loadSharp()
    photo = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#b9512b' } })
      .png()
      .toBuffer()
    media = serviceWith(createPictures())
    app = await serverWith(media)
  })
  afterAll(async () => {
    await app.close()
    await media.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('are served in the width and format asked for, to be kept by the browser', async () => {
    const property = await newProperty()
    const stored = await media.storeFile(property, { bytes: photo, fileName: 'lake.png' })
    expect(stored).toMatchObject({
      id: expect.stringMatching(/^[\w-]{22}$/),
      kind: 'picture',
      width: 1000,
      height: 500,
      mimeType: 'image/png',
    })
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const answer = await app.inject(picturePath(property, stored.id, 320, format))
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-length': String(answer.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      const sharp = await loadSharp()
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 })
    }
  })

  it('that were deleted while events were missed are served no longer', async () => {
    const property = await newProperty()
    const hub = createTestEventSource()
    const own = serviceWith(createPictures(), hub)
    const { id } = await own.storeFile(property, { bytes: photo, fileName: 'lake.png' })
    const open = () => own.openVariant(property, id, { width: 160, format: 'webp' })
    await open()
    await db.tenant(property, (tx) => tx.execute(sql`delete from media_files where id = ${id}`))
    await open()
    hub.miss()
    const isGone = () =>
      open().then(
        () => false,
        ({ code }) => code === 'media/unknown',
      )
    await expect.poll(isGone).toBe(true)
  })

  it('are cut to the shape of a phone around their focal point, and nowhere else', async () => {
    const property = await newProperty()
    const { id } = await media.storeFile(property, {
      bytes: photo,
      fileName: 'lake.png',
      focalPoint: { x: 0.32, y: 0.5 },
    })
    const at = (name: string) => app.inject(`${pictureFolder(property, id)}/${name}`)
    const cut = await at('upright-30-480.avif')
    expect(cut.statusCode).toBe(200)
    expect(cut.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const sharp = await loadSharp()
    expect(await sharp(cut.rawPayload).metadata()).toMatchObject({ width: 450, height: 500 })
    for (const elsewhere of ['upright-40-480.avif', 'upright-35-480.avif', 'upright-30-500.avif']) {
      expect((await at(elsewhere)).statusCode).toBe(404)
    }
  })

  it('are not sent again to a browser that has them', async () => {
    const property = await newProperty()
    const { id } = await media.storeFile(property, { bytes: photo, fileName: 'lake.png' })
    const url = picturePath(property, id, 160, 'webp')
    const first = await app.inject(url)
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.inject({ url, headers: { 'if-none-match': known } })
      expect(again.statusCode).toBe(304)
      expect(again.rawPayload.length).toBe(0)
      expect(again.headers.etag).toBe(etag)
    }
    const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
    const head = await app.inject({ method: 'HEAD', url })
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-length']).toBe(first.headers['content-length'])
  })

  it('of one property are unknown under another', async () => {
    const [own, other] = [await newProperty(), await newProperty()]
    const { id } = await media.storeFile(own, { bytes: photo, fileName: 'lake.png' })
    const answer = await app.inject(picturePath(other, id, 320, 'webp'))
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 'media/unknown', message: expect.any(String) })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('are unknown in a width or format that is not offered, and under ids that are none', async () => {
    const property = await newProperty()
    const { id } = await media.storeFile(property, { bytes: photo, fileName: 'lake.png' })
    const addresses = [
      `${property}/${id}/321.webp`,
      `${property}/${id}/320.png`,
      `${property}/${newId()}/320.webp`,
    ]
    const strange = [
      `${property}/..%2f..%2fsecret-key/320.webp`,
      `..%2f${property}/${id}/320.webp`,
      `Hotel/${id}/320.webp`,
    ]
    for (const address of [...addresses, ...strange]) {
      const answer = await app.inject(`/media/${address}`)
      expect(answer.statusCode, address).toBe(404)
      expect(answer.json(), address).toMatchObject({ code: 'media/unknown' })
    }
  })

  it('are refused when they are too large or no picture, and leave nothing behind', async () => {
    const property = await newProperty()
    const uploads = [
      { bytes: Buffer.alloc(UPLOAD_MAX_BYTES + 1), code: 'media/too-large' },
      { bytes: Buffer.from('<html></html>'), code: 'media/type-not-allowed' },
      { bytes: photo.subarray(0, 60), code: 'media/broken' },
      { bytes: Buffer.alloc(0), code: 'media/broken' },
    ]
    for (const { bytes, code } of uploads) {
      await expect(media.storeFile(property, { bytes, fileName: 'lake.png' })).rejects.toMatchObject({
        code,
      })
    }
    await expect(readdir(join(dataDir, 'files', property))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('leave no file behind when their row cannot be written', async () => {
    const upload = media.storeFile('never-created', { bytes: photo, fileName: 'lake.png' })
    await expect(upload).rejects.toThrow()
    expect(await readdir(join(dataDir, 'files', 'never-created', 'media'))).toEqual([])
  })

  it('keep their name, credit and focal point within bounds', async () => {
    const property = await newProperty()
    const focalPoint = { x: 0.25, y: 7 }
    const upload = { bytes: photo, fileName: '../Lake.png', focalPoint, credit: 'Ola' }
    const { id } = await media.storeFile(property, upload)
    const { rows } = await db.tenant(property, (tx) => tx.execute(sql`select * from media_files`))
    expect(rows).toEqual([
      expect.objectContaining({
        id,
        file_name: 'Lake.png',
        focal_x: 0.25,
        focal_y: 1,
        credit: 'Ola',
        width: 1000,
      }),
    ])
  })

  it('ask to come back later when too many are wanted at once', async () => {
    const property = await newProperty()
    const { id } = await media.storeFile(property, { bytes: photo, fileName: 'lake.png' })
    const resize = () => Promise.reject(new PictureError('busy'))
    const server = await serverWith(serviceWith({ ...createPictures(), resize }))
    const answer = await server.inject(picturePath(property, id, 640, 'webp'))
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'media/busy' })
    expect(answer.headers['retry-after']).toBe('2')
    await server.close()
  })

  it('whose file is lost or damaged are unknown', async () => {
    const property = await newProperty()
    const { id } = await media.storeFile(property, { bytes: photo, fileName: 'lake.png' })
    const file = join(dataDir, 'files', property, 'media', id)
    await writeFile(file, 'damaged')
    expect((await app.inject(picturePath(property, id, 480, 'webp'))).statusCode).toBe(404)
    await rm(file)
    expect((await app.inject(picturePath(property, id, 640, 'webp'))).statusCode).toBe(404)
  })

  it('can be made ready before the first visitor comes', async () => {
    const property = await newProperty()
    const { id } = await media.storeFile(property, { bytes: photo, fileName: 'lake.png' })
    await media.warm(property, [newId(), id], [160, 320])
    expect((await readdir(join(dataDir, 'cache', 'media', property, id))).sort()).toEqual([
      '160.avif',
      '320.avif',
    ])
  })

  it('are no longer made ready once the product stops', async () => {
    const property = await newProperty()
    const { id } = await media.storeFile(property, { bytes: photo, fileName: 'lake.png' })
    const stopping = serviceWith(createPictures())
    const warming = stopping.warm(property, [id], [160, 320, 480, 640])
    await stopping.close()
    await warming
    expect(await readdir(join(dataDir, 'cache', 'media', property, id))).toEqual(['160.avif'])
  })
})
