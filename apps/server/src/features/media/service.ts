import { buffer } from 'node:stream/consumers'
import type { PictureFormat, PictureWidth } from '@innkeeper/domain/media/sizes.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { PictureError, type PicturesPort } from '../../platform/pictures/port.ts'
import { createDocuments, type Documents } from './documents.ts'
import {
  findNewestPictures,
  findPictures,
  insertMediaFile,
  isPicture,
  type PictureFacts,
} from './repository.ts'
import { inspectUpload, shownFileName, toAppError } from './upload.ts'
import type { Variant, VariantId } from './variant.ts'
import { createVariants, type VariantLimits } from './variants.ts'

/** The door for features that show pictures. */
export { findNewestPictures, findPictures, isPicture, type PictureFacts }

export type NewPicture = {
  bytes: Uint8Array
  fileName: string
  /** From 0 to 1 across and down: the point that stays in sight when the picture is cropped. */
  focalPoint?: { x: number; y: number }
  credit?: string
}

export type StoredPicture = { id: string; width: number; height: number; mimeType: string; bytes: number }

export type MediaService = Documents & {
  /** Keeps an uploaded picture; throws `media/too-large`, `media/unsupported-type` or `media/busy`. */
  storePicture(propertyId: string, picture: NewPicture): Promise<StoredPicture>
  /** Throws `media/unknown` or `media/busy`. */
  openVariant(
    propertyId: string,
    mediaId: string,
    width: PictureWidth,
    format: PictureFormat,
  ): Promise<Variant>
  /** Makes variants ahead of the first visitor, one after the other; failures are logged and passed over. */
  warm(propertyId: string, mediaIds: readonly string[], widths: readonly PictureWidth[]): Promise<void>
  /** Stops making variants ahead; resolves when none is under way. */
  close(): Promise<void>
}

export type MediaDependencies = {
  db: Database
  files: FilesPort
  pictures: PicturesPort
  dataDir: string
  clock: Clock
  log: Pick<Logger, 'warn'>
  limits?: Partial<VariantLimits>
}

/** What nearly every browser of today asks for; the others are made when asked for. */
const WARMED_FORMAT: PictureFormat = 'avif'

export function createMediaService(deps: MediaDependencies): MediaService {
  const { db, files, pictures, clock, log } = deps
  const variants = createVariants({
    pictures,
    dataDir: deps.dataDir,
    isKnown,
    readOriginal,
    onCacheFailure: (err) => log.warn({ err }, 'a converted picture could not be kept'),
    ...(deps.limits && { limits: deps.limits }),
  })
  const warming = new Set<Promise<void>>()
  let isClosing = false

  function isKnown({ propertyId, mediaId }: VariantId): Promise<boolean> {
    return db.tenant(propertyId, (tx) => isPicture(tx, propertyId, mediaId), { readOnly: true })
  }

  async function readOriginal({ propertyId, mediaId }: VariantId): Promise<Buffer | undefined> {
    const file = await files.get(originalKey(propertyId, mediaId))
    if (!file) log.warn({ propertyId, mediaId }, 'an uploaded picture has lost its file')
    return file && buffer(file.stream)
  }

  async function openVariant(
    propertyId: string,
    mediaId: string,
    width: PictureWidth,
    format: PictureFormat,
  ) {
    const id = { propertyId, mediaId, width, format }
    const variant = await variants.open(id).catch((error: unknown) => unavailable(error, id))
    if (!variant) throw new AppError('media/unknown', 'There is no such picture.')
    return variant
  }

  // Uploads are checked, so an original that no longer converts is damaged storage: the operator's to know.
  function unavailable(error: unknown, { propertyId, mediaId }: VariantId): undefined {
    const isDamaged = error instanceof PictureError && error.failure !== 'busy'
    if (!isDamaged) throw toAppError(error)
    log.warn({ err: error, propertyId, mediaId }, 'an uploaded picture cannot be converted')
  }

  async function warmAll(propertyId: string, mediaIds: readonly string[], widths: readonly PictureWidth[]) {
    for (const mediaId of mediaIds) {
      for (const width of widths) {
        if (isClosing) return
        await openVariant(propertyId, mediaId, width, WARMED_FORMAT).catch((err: unknown) => {
          log.warn({ err, propertyId, mediaId }, 'a picture could not be prepared')
        })
      }
    }
  }

  return {
    ...createDocuments({ ...deps, keyOf: originalKey }),
    openVariant,
    storePicture: async (propertyId, { bytes, fileName, focalPoint = { x: 0.5, y: 0.5 }, credit }) => {
      const { width, height, mimeType } = await inspectUpload(pictures, bytes)
      const stored = { id: newId(), width, height, mimeType, bytes: bytes.length }
      const row = { ...stored, propertyId, fileName: shownFileName(fileName), createdAt: clock.now() }
      const key = originalKey(propertyId, stored.id)
      // The file first: a row without its file would be a broken picture, a file without a row only takes room.
      await files.put(key, bytes, { contentType: mimeType })
      try {
        const focal = { focalX: within(focalPoint.x), focalY: within(focalPoint.y) }
        await db.tenant(propertyId, (tx) => insertMediaFile(tx, { ...row, ...focal, credit: credit ?? null }))
      } catch (error) {
        await files.remove(key)
        throw error
      }
      return stored
    },
    warm: (propertyId, mediaIds, widths) => {
      const run = warmAll(propertyId, mediaIds, widths).finally(() => warming.delete(run))
      warming.add(run)
      return run
    },
    close: async () => {
      isClosing = true
      await Promise.all(warming)
    },
  }
}

function originalKey(propertyId: string, mediaId: string): string {
  return `${propertyId}/media/${mediaId}`
}

const within = (part: number) => Math.min(1, Math.max(0, part))
