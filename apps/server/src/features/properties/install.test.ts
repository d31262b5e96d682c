import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { logoPath } from '@innkeeper/domain/properties/logo-path.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty } from '../../testing/builders.ts'
import { properties } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ url })
const colourAt = async (png: Buffer, x: number, y: number) => {
  const { data } = await sharp(png)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.toString('hex')}`
}

describe('the manifest of a property', () => {
  it('names the property, its colours, its language and its icons', async () => {
    const hotel = await aProperty(app.db, {
      name: 'Fjellheim Mountain Hotel',
      brand: { ...DEFAULT_BRAND, paperColour: '#fafafa' },
    })
    const answer = await get(`/manifest/${hotel}.webmanifest`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    const manifest = answer.json()
    expect(manifest).toMatchObject({
      id: `/guestbook/${hotel}`,
      name: 'Fjellheim Mountain Hotel',
      short_name: 'Fjellheim',
      start_url: `/?hotel=${hotel}`,
      scope: '/',
      display: 'standalone',
      dir: 'ltr',
      theme_color: '#fafafa',
      background_color: '#fafafa',
    })
    expect(manifest.description).toContain('Fjellheim Mountain Hotel')
    expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual([
      'any',
      'any',
      'maskable',
    ])
  })

  it('leads to icons of the size it names, which never change under their address', async () => {
    const hotel = await aProperty(app.db)
    const { icons } = (await get(`/manifest/${hotel}.webmanifest`)).json()
    for (const { src, sizes, type } of icons) {
      const icon = await get(src)
      expect(icon.statusCode).toBe(200)
      expect(icon.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const { width, height, format } = await sharp(icon.rawPayload).metadata()
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    }
  })

  it.each(['no-such-house.webmanifest', 'NOT AN ID.webmanifest', 'x.json'])(
    '%s is not there',
    async (file) => {
      expect((await get(`/manifest/${encodeURIComponent(file)}`)).statusCode).toBe(404)
    },
  )

  it('of a property that is no longer active is gone', async () => {
    const hotel = await aProperty(app.db, { active: false })
    expect((await get(`/manifest/${hotel}.webmanifest`)).statusCode).toBe(410)
    expect((await get(`/app-icon/${hotel}/192.png`)).statusCode).toBe(410)
  })
})

describe('the icon of a property', () => {
  it('without a logo is a house on the brand colour', async () => {
    const hotel = await aProperty(app.db, { brand: { ...DEFAULT_BRAND, brandColour: '#123456' } })
    const { rawPayload } = await get(`/app-icon/${hotel}/180.png`)
    expect(await colourAt(rawPayload, 2, 2)).toBe('#123456')
    const { channels } = await sharp(rawPayload).stats()
    expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(200)
  })

  it('with a logo shows it in the middle, with room around it', async () => {
    const hotel = await aProperty(app.db)
    await useLogo(hotel, await aRedLogo(hotel))
    const { rawPayload } = await get(`/app-icon/${hotel}/192.png`)
    expect(await isRed(rawPayload)).toBe(true)
    expect(await colourAt(rawPayload, 4, 4)).toBe(DEFAULT_BRAND.brandColour)
  })

  it("never shows another property's logo", async () => {
    const hotel = await aProperty(app.db)
    await useLogo(hotel, await aRedLogo(await aProperty(app.db)))
    const { statusCode, rawPayload } = await get(`/app-icon/${hotel}/192.png`)
    expect(statusCode).toBe(200)
    expect(await isRed(rawPayload)).toBe(false)
  })

  it.each(['64.png', '192.jpg', '192', '__proto__', 'constructor'])('%s is not there', async (name) => {
    const hotel = await aProperty(app.db)
    expect((await get(`/app-icon/${hotel}/${name}`)).statusCode).toBe(404)
  })

  it('of an unknown property is not there', async () => {
    expect((await get('/app-icon/no-such-house/192.png')).statusCode).toBe(404)
  })

  it('without its revision is asked for again after an hour', async () => {
    const hotel = await aProperty(app.db)
    const { headers } = await get(`/app-icon/${hotel}/192.png?v=0`)
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })
})

describe('the logo in mails', () => {
  it('is a PNG that lasts as long as the letter', async () => {
    const hotel = await aProperty(app.db)
    const { statusCode, headers, rawPayload } = await get(logoPath(hotel, await aRedLogo(hotel)))
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/immutable/),
    })
    expect(await isRed(rawPayload)).toBe(true)
  })

  it('is of this property alone, and of a picture that is there', async () => {
    const hotel = await aProperty(app.db)
    const others = await aRedLogo(await aProperty(app.db))
    for (const path of [logoPath(hotel, others), logoPath(hotel, 'A'.repeat(22)), `/logo/${hotel}/x.png`])
      expect((await get(path)).statusCode).toBe(404)
  })
})

async function aRedLogo(hotel: string): Promise<string> {
  const red = { width: 400, height: 400, channels: 3 as const, background: '#ff0000' }
  const bytes = await sharp({ create: red }).png().toBuffer()
  return (await app.media.storeFile(hotel, { bytes, fileName: 'logo.png' })).id
}

async function useLogo(hotel: string, logo: string): Promise<void> {
  await app.db.tenant(hotel, (tx) => tx.update(properties).set({ brand: { ...DEFAULT_BRAND, logo } }))
}

async function isRed(png: Buffer): Promise<boolean> {
  const [red = 0, green = 0, blue = 0] = Buffer.from((await colourAt(png, 96, 96)).slice(1), 'hex')
  return red > 200 && green < 60 && blue < 60
}
