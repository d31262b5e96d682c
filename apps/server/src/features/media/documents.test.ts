import { text } from 'node:stream/consumers'
import { documentPath } from '@innkeeper/domain/media/links.ts'
import { picturePath, UPLOAD_MAX_BYTES } from '@innkeeper/domain/media/sizes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { loadSharp } from '../../platform/pictures/sharp-library.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty } from '../../testing/builders.ts'
import { findPictures } from './service.ts'
import { mediaFiles } from './tables.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

describe('documents of a property', () => {
  let app: TestApp
  let photo: Buffer
  beforeAll(async () => {
    app = await openTestApp()
    const sharp = await loadSharp()
    photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#b9512b' } })
      .jpeg()
      .toBuffer()
  })
  afterAll(() => app.close())

  const store = (property: string, bytes: Uint8Array = PDF, fileName = 'Middag & vin.pdf') =>
    app.media.storeFile(property, { bytes, fileName })

  it('are shown by the browser as PDF, kept by it, and never taken for anything else', async () => {
    const property = await aProperty(app.db)
    const { id, mimeType, bytes } = await store(property)
    expect({ mimeType, bytes }).toEqual({ mimeType: 'application/pdf', bytes: PDF.length })
    const answer = await app.inject({ url: documentPath(property, id) })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(PDF)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': 'inline; filename="Middag & vin.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain("object-src 'self'")
    expect(policy).not.toContain('default-src')
  })

  it('are named by what can be seen, also when they were stored under another name earlier', async () => {
    const property = await aProperty(app.db)
    const { id } = await store(property, PDF, 'C:\\kari\\faktura\u202efdp.exe\u200b.pdf')
    const nameOf = async () =>
      (await app.inject({ url: documentPath(property, id) })).headers['content-disposition']
    expect(await nameOf()).toBe('inline; filename="fakturafdp.exe.pdf"')
    await app.db.tenant(property, (tx) =>
      tx.update(mediaFiles).set({ fileName: 'Vinkort æ\u2066\u202e.pdf' }).where(eq(mediaFiles.id, id)),
    )
    expect(await nameOf()).toBe(`inline; filename="Vinkort _.pdf"; filename*=UTF-8''Vinkort%20%C3%A6.pdf`)
  })

  it('are not sent again to a browser that has them', async () => {
    const property = await aProperty(app.db)
    const url = documentPath(property, (await store(property)).id)
    const { etag } = (await app.inject({ url })).headers
    const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload.length).toBe(0)
    const head = await app.inject({ method: 'HEAD', url })
    expect(head.headers['content-length']).toBe(String(PDF.length))
  })

  it('never answer as pictures, nor pictures as documents', async () => {
    const property = await aProperty(app.db)
    const document = await store(property)
    const picture = await app.media.storeFile(property, { bytes: photo, fileName: 'lake.jpg' })
    for (const url of [
      picturePath(property, document.id, 320, 'webp'),
      documentPath(property, picture.id),
      documentPath(property, newId()),
      documentPath('Hotel', document.id),
      documentPath(property, '..%2fsecret'),
    ]) {
      const answer = await app.inject({ url })
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json(), url).toMatchObject({ code: 'media/unknown' })
    }
    const ids = [document.id, picture.id]
    const known = await app.db.tenant(property, (tx) => findPictures(tx, property, ids))
    expect([...known.keys()]).toEqual([picture.id])
  })

  it('of one property are unknown under another', async () => {
    const [own, other] = [await aProperty(app.db), await aProperty(app.db)]
    const { id } = await store(own)
    expect((await app.inject({ url: documentPath(other, id) })).statusCode).toBe(404)
  })

  it('hidden behind a picture are thrown away with everything that is not the picture', async () => {
    const property = await aProperty(app.db)
    const stored = await store(property, Buffer.concat([photo, PDF]))
    expect(stored).toMatchObject({ kind: 'picture', mimeType: 'image/jpeg' })
    const kept = await app.ports.files.get(`${property}/media/${stored.id}`)
    expect(kept && (await text(kept.stream))).not.toContain('%PDF')
  })

  it('that are something else as well, cut off or too large are refused', async () => {
    const property = await aProperty(app.db)
    const refused = [
      Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), PDF]),
      Buffer.concat([Buffer.from('\n'), PDF]),
      PDF.subarray(0, 20),
      Buffer.from('%PDF-x %%EOF'),
      Buffer.alloc(0),
    ]
    for (const bytes of refused)
      await expect(store(property, bytes)).rejects.toMatchObject({
        code: expect.stringMatching(/^media\/(broken|type-not-allowed)$/),
      })
    const large = Buffer.concat([PDF, Buffer.alloc(UPLOAD_MAX_BYTES)])
    await expect(store(property, large)).rejects.toMatchObject({ code: 'media/too-large' })
  })
})
