import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PictureWidth } from '@innkeeper/domain/media/sizes.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PicturesPort } from '../../platform/pictures/port.ts'
import type { VariantId } from './variant.ts'
import { createVariants } from './variants.ts'

type Options = Parameters<typeof createVariants>[0]

const picture = (width: PictureWidth, mediaId = 'a'): VariantId => ({
  propertyId: 'fjellheim',
  mediaId,
  width,
  format: 'avif',
})

describe('picture variants', () => {
  let dataDir: string
  let conversions: string[]
  let failures: unknown[]

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-variants-'))
    conversions = []
    failures = []
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const pictures: PicturesPort = {
    prepare: () => Promise.reject(new Error('not asked here')),
    resize: async (input, { width, format }) => {
      conversions.push(`${width}.${format}`)
      const bytes = Buffer.alloc(1000, Buffer.from(input).toString() + width)
      return { bytes, width, height: width, mimeType: `image/${format}` }
    },
  }
  const open = (options: Partial<Options> = {}) =>
    createVariants({
      pictures,
      dataDir,
      isKnown: async ({ mediaId }) => mediaId !== 'unknown',
      readOriginal: async ({ mediaId }) => Buffer.from(mediaId),
      onCacheFailure: (error) => failures.push(error),
      ...options,
    })
  const onDisk = async () =>
    (await readdir(join(dataDir, 'cache', 'media'), { recursive: true })).filter((name) =>
      name.endsWith('.avif'),
    )

  it('are converted once, however many ask at the same time', async () => {
    const variants = open()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => variants.open(picture(800))))
    expect(conversions).toEqual(['800.avif'])
    expect(new Set(answers.map((answer) => answer?.etag)).size).toBe(1)
    await variants.open(picture(800))
    expect(conversions).toEqual(['800.avif'])
  })

  it('survive a restart on disk with the same ETag', async () => {
    const before = await open().open(picture(800))
    const after = await open().open(picture(800))
    expect(conversions).toEqual(['800.avif'])
    expect(after).toEqual(before)
  })

  it('have another ETag in another width', async () => {
    const variants = open()
    const [small, large] = [await variants.open(picture(320)), await variants.open(picture(640))]
    expect(small?.etag).toMatch(/^"[\w-]{27}"$/)
    expect(small?.etag).not.toBe(large?.etag)
  })

  it('of an unknown picture are not looked for in the queue', async () => {
    expect(await open({ queue: { atOnce: 0, waiting: 0 } }).open(picture(800, 'unknown'))).toBeUndefined()
  })

  it('stay within the room given on disk; those not used for longest go', async () => {
    const variants = open({ limits: { diskBytes: 3500, memoryBytes: 0 } })
    for (const width of [160, 320, 480] as const) await variants.open(picture(width))
    await variants.open(picture(160))
    await variants.open(picture(640))
    expect((await onDisk()).sort()).toEqual(
      ['160.avif', '480.avif', '640.avif'].map((name) => join('fjellheim', 'a', name)),
    )
    await variants.open(picture(320))
    expect(conversions.at(-1)).toBe('320.avif')
  })

  it('made before a restart count towards the room on disk', async () => {
    const before = open()
    for (const width of [160, 320, 480] as const) await before.open(picture(width))
    const after = open({ limits: { diskBytes: 2000 } })
    await after.open(picture(640))
    expect((await onDisk()).length).toBeLessThanOrEqual(2)
    expect(await onDisk()).toContain(join('fjellheim', 'a', '640.avif'))
  })

  it('are served even when they cannot be kept', async () => {
    await writeFile(join(dataDir, 'cache'), 'a file where a folder should be')
    const answer = await open().open(picture(800))
    expect(answer?.bytes.length).toBe(1000)
    expect(failures).toHaveLength(1)
  })

  it('of a picture that failed are tried again', async () => {
    let attempts = 0
    const variants = open({
      readOriginal: async () => {
        attempts += 1
        if (attempts === 1) throw new Error('storage away')
        return Buffer.from('a')
      },
    })
    await expect(variants.open(picture(800))).rejects.toThrow('storage away')
    expect((await variants.open(picture(800)))?.bytes.length).toBe(1000)
  })

  it('of a picture that is deleted while one is made are gone all the same', async () => {
    const begun = Promise.withResolvers<void>()
    const made = Promise.withResolvers<void>()
    let isThere = true
    const resize: PicturesPort['resize'] = async (...wish) => {
      begun.resolve()
      await made.promise
      return pictures.resize(...wish)
    }
    const variants = open({ isKnown: async () => isThere, pictures: { ...pictures, resize } })
    const early = variants.open(picture(160))
    await begun.promise
    isThere = false
    const forgotten = variants.forget('fjellheim', 'a')
    made.resolve()
    expect(await early).toBeDefined()
    await forgotten
    expect(await variants.open(picture(160))).toBeUndefined()
    expect(await onDisk()).toEqual([])
  })

  it('are all made anew once nobody can tell which pictures were deleted, also one that was under way', async () => {
    const begun = Promise.withResolvers<void>()
    const made = Promise.withResolvers<void>()
    const resize: PicturesPort['resize'] = async (input, wish) => {
      if (wish.width === 320) {
        begun.resolve()
        await made.promise
      }
      return pictures.resize(input, wish)
    }
    let isThere = true
    const variants = open({ isKnown: async () => isThere, pictures: { ...pictures, resize } })
    await variants.open(picture(160))
    await variants.open(picture(160, 'b'))
    const early = variants.open(picture(320))
    await begun.promise
    isThere = false
    const forgotten = variants.forgetAll()
    made.resolve()
    expect(await early).toBeDefined()
    await forgotten
    expect(await onDisk()).toEqual([])
    for (const id of [picture(160), picture(160, 'b'), picture(320)])
      expect(await variants.open(id)).toBeUndefined()
  })

  it('beyond what can wait are refused without reading their originals', async () => {
    let reads = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const variants = open({
      queue: { atOnce: 1, waiting: 1 },
      readOriginal: async () => {
        reads += 1
        await held
        return Buffer.from('a')
      },
    })
    const asked = ([160, 320, 480] as const).map((width) => variants.open(picture(width)))
    await expect(Promise.race(asked)).rejects.toMatchObject({ failure: 'busy' })
    expect(reads).toBe(1)
    release()
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(2)
  })
})
