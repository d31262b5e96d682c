import { createHash } from 'node:crypto'
import { uploadedFileName } from '@innkeeper/domain/media/file-name.ts'
import type { Alt } from '@innkeeper/domain/media/file-schema.ts'
import { storeAlt } from '@innkeeper/domain/media/stored-alt.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { newId } from '../../platform/ids.ts'
import type { PicturesPort } from '../../platform/pictures/port.ts'
import { recordBy } from '../audit/service.ts'
import { requireWholePdf } from './pdf.ts'
import { DOCUMENT_TYPE, findSameBytes, insertMediaFile, type MediaRow } from './repository.ts'
import { preparePicture, requireAccepted } from './upload.ts'

export type NewFile = {
  bytes: Uint8Array
  fileName: string
  /** From 0 to 1 across and down: the point that stays in sight when the picture is cropped. */
  focalPoint?: { x: number; y: number }
  credit?: string | null
  alt?: Alt
  /** Who of the staff brought it, for the log. */
  uploadedBy?: Pick<Staff, 'propertyId' | 'userId' | 'name'>
  /** Given only where an address has to be known before the file is stored. */
  id?: string
}
export type KeptFile = { row: MediaRow; isKnown: boolean }

type Dependencies = { db: Database; files: FilesPort; pictures: PicturesPort; clock: Clock }

export function originalKey(propertyId: string, mediaId: string): string {
  return `${propertyId}/media/${mediaId}`
}

/** Keeps uploaded files: judged by their bytes, pictures written anew, the same bytes only once. */
export function createOriginals({ db, files, pictures, clock }: Dependencies) {
  async function made(bytes: Uint8Array) {
    const type = requireAccepted(bytes.length, bytes)
    if (type !== 'pdf') return preparePicture(pictures, bytes)
    requireWholePdf(bytes)
    return { mimeType: DOCUMENT_TYPE, width: 0, height: 0, isAnimated: false, bytes }
  }

  function known(propertyId: string, digest: string): Promise<MediaRow | null> {
    return db.tenant(propertyId, (tx) => findSameBytes(tx, propertyId, digest), { readOnly: true })
  }

  return {
    async keep(propertyId: string, file: NewFile): Promise<KeptFile> {
      const digest = createHash('sha256').update(file.bytes).digest('hex')
      const before = await known(propertyId, digest)
      if (before) return { row: before, isKnown: true }
      const { bytes, mimeType, width, height, isAnimated } = await made(file.bytes)
      const { x, y } = file.focalPoint ?? { x: 0.5, y: 0.5 }
      const row = {
        propertyId,
        id: file.id ?? newId(),
        fileName: uploadedFileName(file.fileName) || (mimeType === DOCUMENT_TYPE ? 'document' : 'picture'),
        mimeType,
        bytes: bytes.length,
        width,
        height,
        isAnimated,
        focalX: within(x),
        focalY: within(y),
        credit: file.credit ?? null,
        alt: storeAlt(file.alt ?? {}),
        digest,
        createdAt: clock.now(),
      }
      const key = originalKey(propertyId, row.id)
      // The file first: a row without its file would be a broken picture, a file without a row only takes room.
      await files.put(key, bytes, { contentType: mimeType })
      const inserted = await db
        .tenant(propertyId, async (tx) => {
          const kept = await insertMediaFile(tx, row)
          if (kept && file.uploadedBy) {
            await recordBy(tx, file.uploadedBy, { action: 'media.uploaded', subject: kept.fileName })
          }
          if (kept) await emit(tx, propertyId, 'media.changed', { mediaId: kept.id, isDeleted: false })
          return kept
        })
        .catch(async (error: unknown) => {
          await files.remove(key)
          throw error
        })
      if (inserted) return { row: inserted, isKnown: false }
      // The same bytes came twice at once, and the other was first.
      await files.remove(key)
      const twin = await known(propertyId, digest)
      if (!twin) throw new Error('a file was deleted while its twin came')
      return { row: twin, isKnown: true }
    },
  }
}

const within = (part: number) => Math.min(1, Math.max(0, part))
