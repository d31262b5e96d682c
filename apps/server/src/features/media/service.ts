import { buffer } from 'node:stream/consumers'
import { cropStepOf } from '@innkeeper/domain/media/crops.ts'
import type { MediaFile } from '@innkeeper/domain/media/file-schema.ts'
import type { PictureFormat, PictureWidth } from '@innkeeper/domain/media/sizes.ts'
import type { Logger } from 'pino'
import { dropOnEvents, type EventSource } from '../../platform/cache/drop-on-events.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { PictureError, type PicturesPort } from '../../platform/pictures/port.ts'
import { documentsByName } from './document-names.ts'
import { createDocuments, type Documents } from './documents.ts'
import { createOriginals, type NewFile, originalKey } from './originals.ts'
import { presentFile } from './presenter.ts'
import { findDocumentIds, findFocalX, findPictures, isPicture, type PictureFacts } from './repository.ts'
import { findSameFiles } from './same-files.ts'
import { findByDigest, findFileNames } from './transfer.ts'
import { toAppError } from './upload.ts'
import { createUploads, type Uploads } from './uploads.ts'
import type { Variant, VariantId, VariantSize } from './variant.ts'
import { createVariants, type VariantLimits } from './variants.ts'

/** For features that show or name files. */
export {
  documentsByName,
  findByDigest,
  findDocumentIds,
  findFileNames,
  findPictures,
  findSameFiles,
  isPicture,
  type PictureFacts,
}

export type MediaService = Documents & {
  uploads: Uploads
  /** Keeps a picture or a PDF; throws `media/...`. The same bytes answer the file that is there. */
  storeFile(propertyId: string, file: NewFile): Promise<MediaFile>
  /** Throws `media/unknown` or `media/busy`. */
  openVariant(propertyId: string, mediaId: string, size: VariantSize): Promise<Variant>
  /** Makes variants ahead of the first visitor, one after the other; failures are logged and passed over. */
  warm(propertyId: string, mediaIds: readonly string[], widths: readonly PictureWidth[]): Promise<void>
  /** Stops making variants ahead; resolves when none is under way. */
  close(): Promise<void>
}

export type MediaDependencies = {
  db: Database
  /** Where a deleted file is heard of. */
  hub?: EventSource
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
  const { db, files, pictures, hub, log } = deps
  const variants = createVariants({
    pictures,
    dataDir: deps.dataDir,
    isKnown,
    readOriginal,
    onCacheFailure: (err) => log.warn({ err }, 'a converted picture could not be kept'),
    ...(deps.limits && { limits: deps.limits }),
  })
  const originals = createOriginals(deps)
  if (hub) {
    dropOnEvents(hub, ['media.changed'], {
      drop: ({ propertyId, payload: { mediaId, isDeleted } }) => {
        if (isDeleted) variants.forget(propertyId, mediaId).catch(notForgotten)
      },
      dropAll: () => void variants.forgetAll().catch(notForgotten),
    })
  }
  const warming = new Set<Promise<void>>()
  let isClosing = false

  // Cut around its own focal point and nowhere else, so that one picture is not made in every cut there could be.
  function isKnown({ propertyId, mediaId, crop }: VariantId): Promise<boolean> {
    return db.tenant(
      propertyId,
      async (tx) => {
        const focalX = await findFocalX(tx, propertyId, mediaId)
        return focalX !== null && (!crop || crop.at === cropStepOf(focalX))
      },
      { readOnly: true },
    )
  }

  async function readOriginal({ propertyId, mediaId }: VariantId): Promise<Buffer | undefined> {
    const file = await files.get(originalKey(propertyId, mediaId))
    if (!file) log.warn({ propertyId, mediaId }, 'an uploaded picture has lost its file')
    return file && buffer(file.stream)
  }

  async function openVariant(propertyId: string, mediaId: string, size: VariantSize) {
    const id = { propertyId, mediaId, ...size }
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

  function notForgotten(err: unknown): void {
    log.warn({ err }, 'a deleted picture could not be let go of')
  }

  async function warmAll(propertyId: string, mediaIds: readonly string[], widths: readonly PictureWidth[]) {
    for (const mediaId of mediaIds) {
      for (const width of widths) {
        if (isClosing) return
        await openVariant(propertyId, mediaId, { width, format: WARMED_FORMAT }).catch((err: unknown) => {
          log.warn({ err, propertyId, mediaId }, 'a picture could not be prepared')
        })
      }
    }
  }

  return {
    ...createDocuments(deps),
    uploads: createUploads({ dataDir: deps.dataDir, keep: originals.keep }),
    openVariant,
    storeFile: async (propertyId, file) => presentFile((await originals.keep(propertyId, file)).row),
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
