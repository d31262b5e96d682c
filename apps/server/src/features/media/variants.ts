import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { PICTURE_CROPS } from '@innkeeper/domain/media/crops.ts'
import { sniffMedia } from '@innkeeper/domain/media/sniff.ts'
import { createConversionQueue } from '../../platform/pictures/conversion-queue.ts'
import { PICTURE_MIME_TYPES, type PicturesPort } from '../../platform/pictures/port.ts'
import { createByteCache } from './byte-cache.ts'
import { VARIANT_SIZES, type Variant, type VariantId, variantPath } from './variant.ts'
import { createVariantFolder } from './variant-folder.ts'

const MEBIBYTE = 1024 * 1024

export type VariantLimits = { diskBytes: number; memoryBytes: number; memoryEntryBytes: number }

const DEFAULT_LIMITS: VariantLimits = {
  diskBytes: 512 * MEBIBYTE,
  memoryBytes: 32 * MEBIBYTE,
  memoryEntryBytes: MEBIBYTE / 2,
}

const DEFAULT_QUEUE = { atOnce: 2, waiting: 64 }

type VariantsOptions = {
  pictures: PicturesPort
  dataDir: string
  limits?: Partial<VariantLimits>
  isKnown: (id: VariantId) => Promise<boolean>
  /** The uploaded bytes; undefined when they are lost. */
  readOriginal: (id: VariantId) => Promise<Buffer | undefined>
  onCacheFailure: (error: unknown) => void
  queue?: { atOnce: number; waiting: number }
}

/** Finds a variant in memory, on disk, or makes it: once, however many ask for it at the same time. */
export function createVariants(options: VariantsOptions) {
  const { pictures, dataDir, isKnown, readOriginal, onCacheFailure } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const memory = createByteCache<Variant>({
    maxBytes: limits.memoryBytes,
    maxEntryBytes: limits.memoryEntryBytes,
  })
  const disk = createVariantFolder({ folder: join(dataDir, 'cache', 'media'), maxBytes: limits.diskBytes })
  // Its own queue, ahead of the pictures' own: those who wait must not hold an original in memory meanwhile.
  const queued = createConversionQueue(options.queue ?? DEFAULT_QUEUE)
  const underWay = new Map<string, Promise<Variant | undefined>>()

  async function find(id: VariantId, path: string): Promise<Variant | undefined> {
    const bytes = (await disk.read(path)) ?? (await convertKnown(id, path))
    if (!bytes) return undefined
    const variant = { bytes, etag: etagOf(bytes), mimeType: mimeTypeOf(bytes, id) }
    memory.set(path, variant)
    return variant
  }
  async function convertKnown(id: VariantId, path: string): Promise<Buffer | undefined> {
    // Asked before queueing, so that made-up ids cannot keep real pictures waiting.
    return (await isKnown(id)) ? queued(() => convert(id, path)) : undefined
  }
  async function convert(id: VariantId, path: string): Promise<Buffer | undefined> {
    const original = await readOriginal(id)
    if (!original) return undefined
    const { width, format, crop } = id
    const { bytes } = await pictures.resize(original, {
      width,
      format,
      ...(crop && { crop: { aspect: PICTURE_CROPS[crop.shape], at: crop.at / 100 } }),
    })
    // A cache that cannot be written (a full disk) costs time, not the picture.
    await disk.write(path, bytes).catch(onCacheFailure)
    return bytes
  }

  return {
    /** Lets go of everything made of a picture that was deleted. */
    async forget(propertyId: string, mediaId: string): Promise<void> {
      for (const size of VARIANT_SIZES) {
        const path = variantPath({ propertyId, mediaId, ...size })
        await disk.remove(path)
        // Who began before that may find it or make it once more; who comes later finds nothing.
        const running = underWay.get(path)
        if (running) {
          await running.catch(() => undefined)
          await disk.remove(path)
        }
        memory.delete(path)
      }
    },
    /** Lets go of everything, where nobody can tell which pictures were deleted. */
    async forgetAll(): Promise<void> {
      await disk.clear()
      const running = [...underWay.values()]
      await Promise.allSettled(running)
      if (running.length > 0) await disk.clear()
      memory.clear()
    },
    open(id: VariantId): Promise<Variant | undefined> {
      const path = variantPath(id)
      const known = memory.get(path)
      if (known) return Promise.resolve(known)
      const running = underWay.get(path)
      if (running) return running
      const finding = find(id, path).finally(() => underWay.delete(path))
      underWay.set(path, finding)
      return finding
    },
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}

/** A picture that moves is WebP also where AVIF was asked for; the bytes tell. */
function mimeTypeOf(bytes: Buffer, { format }: VariantId): string {
  return PICTURE_MIME_TYPES[sniffMedia(bytes) === 'webp' ? 'webp' : format]
}
