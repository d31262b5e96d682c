import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawInProcess } from './draw-in-process.ts'
import { createPictures } from './sharp.ts'
import { loadSharp } from './sharp-library.ts'

type SharpLibrary = Awaited<ReturnType<typeof loadSharp>>

const drawing = (attributes: string, content = '<rect width="40" height="20" fill="#b9512b"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)

describe('pictures', () => {
  const pictures = createPictures()
  let sharp: SharpLibrary
  beforeAll(async () => {
    sharp = await loadSharp()
  })
  const plain = (width = 300, height = 200) =>
    sharp({ create: { width, height, channels: 3, background: '#1f3a34' } })

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('are accepted as %s', async (format) => {
    const facts = await pictures.prepare(await plain().toFormat(format).toBuffer())
    expect(facts).toMatchObject({
      format,
      mimeType: `image/${format}`,
      width: 300,
      height: 200,
      isAnimated: false,
    })
  })

  it('are accepted as AVIF, and kept as WebP, which is written far sooner', async () => {
    const facts = await pictures.prepare(await plain().avif().toBuffer())
    expect(facts).toMatchObject({ format: 'webp', mimeType: 'image/webp', width: 300, height: 200 })
  })

  it('are refused in every other format, whatever they are called', async () => {
    const tiff = await plain().tiff().toBuffer()
    const texts = ['', 'hello', '%PDF-1.4', '<html><script>alert(1)</script></html>'].map((text) =>
      Buffer.from(text),
    )
    for (const bytes of [tiff, ...texts]) {
      await expect(pictures.prepare(bytes)).rejects.toMatchObject({ failure: 'unsupported-type' })
    }
  })

  it.each(['avif', 'webp', 'jpeg'] as const)('are served as %s in the width asked for', async (format) => {
    const resized = await pictures.resize(await plain().png().toBuffer(), { width: 160, format })
    expect(resized).toMatchObject({ width: 160, height: 107, mimeType: `image/${format}` })
    const { format: served, width } = await sharp(resized.bytes).metadata()
    expect({ served, width }).toEqual({ served: format === 'avif' ? 'heif' : format, width: 160 })
  })

  it('are read from a file as well', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'innkeeper-pictures-'))
    await writeFile(join(folder, 'original'), await plain().png().toBuffer())
    const resized = await pictures.resize(join(folder, 'original'), { width: 160, format: 'webp' })
    expect(resized.width).toBe(160)
    await rm(folder, { recursive: true })
  })

  it('are never enlarged', async () => {
    const resized = await pictures.resize(await plain().png().toBuffer(), { width: 1920, format: 'webp' })
    expect(resized).toMatchObject({ width: 300, height: 200 })
  })

  it('are cut at the sides to a shape, as far to the right as asked, and never enlarged', async () => {
    const [red, blue] = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 300, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const halves = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#000' } })
      .composite([
        { input: red, left: 0, top: 0 },
        { input: blue, left: 300, top: 0 },
      ])
      .png()
      .toBuffer()
    const cut = (at: number, width = 135) =>
      pictures.resize(halves, { width, format: 'webp', crop: { aspect: 0.9, at } })
    const colourOf = async (bytes: Buffer) => (await sharp(bytes).stats()).dominant
    expect(await cut(0)).toMatchObject({ width: 135, height: 150 })
    expect(await colourOf((await cut(0)).bytes)).toMatchObject({ r: expect.closeTo(248, -1.5), b: 8 })
    expect(await colourOf((await cut(1)).bytes)).toMatchObject({ r: 8, b: expect.closeTo(248, -1.5) })
    expect(await cut(0.5, 1080)).toMatchObject({ width: 270, height: 300 })
  })

  it('narrower than the shape are whole, and a drawing that is cut is drawn as large as asked', async () => {
    const upright = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const whole = await pictures.resize(upright, { width: 80, format: 'webp', crop: { aspect: 0.6, at: 0 } })
    expect(whole).toMatchObject({ width: 80, height: 160 })
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"/>',
    )
    const drawn = await pictures.resize(drawing, {
      width: 540,
      format: 'webp',
      crop: { aspect: 0.9, at: 0.5 },
    })
    expect(drawn).toMatchObject({ width: 540, height: 600 })
  })

  it('are turned upright and lose their metadata, also the place they were taken', async () => {
    const original = await plain()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Kari Nordmann' }, IFD3: { GPSLatitude: '60/1 23/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    expect(await pictures.prepare(original)).toMatchObject({ width: 200, height: 300 })
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const { bytes, width, height } = await pictures.resize(original, { width: 160, format })
      expect({ width, height }).toEqual({ width: 160, height: 240 })
      const left = await sharp(bytes).metadata()
      expect([left.exif, left.xmp, left.iptc, left.icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(left.orientation ?? 1).toBe(1)
    }
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'are kept as %s upright and without the place they were taken',
    async (format) => {
      const original = await plain()
        .toFormat(format)
        .withExif({ IFD0: { Artist: 'Kari Nordmann' }, IFD3: { GPSLatitude: '60/1 23/1 0/1' } })
        .toBuffer()
      expect((await sharp(original).metadata()).exif).toBeDefined()
      const { bytes } = await pictures.prepare(original)
      const left = await sharp(bytes).metadata()
      expect([left.exif, left.xmp, left.iptc, left.orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        1,
      ])
      expect(bytes.includes('Kari Nordmann')).toBe(false)
    },
  )

  it('lose whatever their file held behind them', async () => {
    const script = Buffer.from('<script>alert(1)</script>PK\x03\x04')
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const polyglot = Buffer.concat([await plain().toFormat(format).toBuffer(), script])
      const { bytes } = await pictures.prepare(polyglot)
      expect(bytes.includes('<script>'), format).toBe(false)
    }
  })

  it('are kept no wider than twice what is ever served', async () => {
    const wide = await plain(5000, 100).jpeg().toBuffer()
    expect(await pictures.prepare(wide)).toMatchObject({ width: 3840, height: 77 })
  })

  describe('that move', () => {
    const moving = async (width: number, height: number, frames: number) => {
      const frame = (background: string) =>
        sharp({ create: { width, height, channels: 3, background } })
          .png()
          .toBuffer()
      const colours = Array.from(
        { length: frames },
        (_, index) => `#${(index * 37 + 100000).toString(16).padStart(6, '0')}`,
      )
      return sharp(await Promise.all(colours.map(frame)), { join: { animated: true } })
        .gif({ delay: 100, effort: 1 })
        .toBuffer()
    }

    it('keep moving, also where AVIF is asked for, and stand still as JPEG', async () => {
      const kept = await pictures.prepare(await moving(300, 200, 3))
      expect(kept).toMatchObject({ format: 'gif', width: 300, height: 200, isAnimated: true })
      for (const format of ['avif', 'webp'] as const) {
        const resized = await pictures.resize(kept.bytes, { width: 160, format })
        expect(resized).toMatchObject({ width: 160, height: 107, mimeType: 'image/webp' })
        expect((await sharp(resized.bytes, { animated: true }).metadata()).pages).toBe(3)
      }
      const still = await pictures.resize(kept.bytes, { width: 160, format: 'jpeg' })
      expect(still).toMatchObject({ width: 160, height: 107, mimeType: 'image/jpeg' })
    })

    it('stand still when their frames are too many to convert', async () => {
      const kept = await pictures.prepare(await moving(1200, 1200, 20))
      expect(kept).toMatchObject({ width: 1200, height: 1200, isAnimated: false })
      expect((await sharp(kept.bytes, { animated: true }).metadata()).pages ?? 1).toBe(1)
    })
  })

  it('show transparent parts white where the format knows no transparency', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background } })
      .png()
      .toBuffer()
    const { bytes } = await pictures.resize(clear, { width: 160, format: 'jpeg' })
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('are refused beyond the pixel limit, however small the file', async () => {
    const small = createPictures({ maxPixels: 10_000 })
    const bytes = await plain(200, 100).png().toBuffer()
    await expect(small.prepare(bytes)).rejects.toMatchObject({ failure: 'too-many-pixels' })
    await expect(small.resize(bytes, { width: 160, format: 'jpeg' })).rejects.toMatchObject({
      failure: 'too-many-pixels',
    })
    const huge = drawing('width="40000" height="20000"')
    await expect(pictures.prepare(huge)).rejects.toMatchObject({ failure: 'too-many-pixels' })
    const ribbon = drawing('viewBox="0 0 2 2000"')
    await expect(pictures.prepare(ribbon)).rejects.toMatchObject({ failure: 'too-many-pixels' })
  })

  it('that take too long are not called damaged', async () => {
    // Discs laid over each other take many seconds to draw, on a fast machine too.
    const discs = Array.from(
      { length: 50 },
      (_, index) => `<circle cx="${(index * 37) % 1900}" cy="${index * 300}" r="900" opacity="0.01"/>`,
    )
    const long = drawing('viewBox="0 0 1920 15900"', discs.join(''))
    const impatient = createPictures({ longestSeconds: 1 })
    const asked = impatient.resize(long, { width: 1920, format: 'jpeg' })
    await expect(asked).rejects.toMatchObject({ failure: 'too-slow' })
  })

  it('are refused when they break off', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer()
    await pictures.prepare(whole)
    const half = whole.subarray(0, whole.length / 2)
    await expect(pictures.prepare(half)).rejects.toMatchObject({ failure: 'broken' })
  })

  it('that are drawings come out sharp and in the width asked for', async () => {
    const svg = drawing('viewBox="0 0 40 20"')
    expect(await pictures.prepare(svg)).toMatchObject({ format: 'svg', width: 40, height: 20 })
    const resized = await pictures.resize(svg, { width: 800, format: 'webp' })
    expect(resized).toMatchObject({ width: 800, height: 400, mimeType: 'image/webp' })
  })

  it('that are drawings are kept without their scripts', async () => {
    const hostile = drawing(
      'viewBox="0 0 40 20" onload="alert(1)"',
      '<script>alert(1)</script><rect width="9"/>',
    )
    const { bytes } = await pictures.prepare(hostile)
    expect(bytes.toString()).toContain('<rect')
    expect(bytes.toString()).not.toMatch(/script|onload/)
  })

  it('that are elaborate drawings are drawn once, apart, and kept as they came out', async () => {
    const shadow =
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect filter="url(#f)" width="40" height="20"/>'
    const kept = await pictures.prepare(drawing('width="400" height="200"', shadow))
    expect(kept).toMatchObject({ format: 'png', width: 1920, height: 960 })
  })

  it('that are drawings nobody can draw in reasonable time are refused', async () => {
    const endless = '<path d="M0 0L1000000 0" stroke="#000" stroke-dasharray="0.01"/>'
    const svg = drawing('width="40" height="20"', endless)
    const drawn = drawInProcess(svg, { width: 160, density: 72, maxPixels: 1_000_000, limitMs: 1500 })
    await expect(drawn).rejects.toMatchObject({ failure: 'too-elaborate' })
  })

  it('that are drawings cannot read files of the server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'innkeeper-pictures-'))
    const secret = join(folder, 'secret.png')
    await writeFile(
      secret,
      await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
    )
    const svg = drawing('width="40" height="20"', `<image href="file://${secret}" width="40" height="20"/>`)
    const { bytes } = await pictures.resize(svg, { width: 160, format: 'jpeg' })
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.g).toBeGreaterThan(200)
    await rm(folder, { recursive: true })
  })

  it('beyond what can wait are refused at once, and the next ones are served again', async () => {
    const busy = createPictures({ atOnce: 1, waiting: 1 })
    const bytes = await plain().png().toBuffer()
    const asked = [1, 2, 3, 4].map(() => busy.resize(bytes, { width: 160, format: 'jpeg' }))
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(outcomes[3]).toMatchObject({ reason: { failure: 'busy' } })
    await busy.resize(bytes, { width: 160, format: 'jpeg' })
  })
})
