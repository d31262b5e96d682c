import type { Readable } from 'node:stream'
import { UPLOAD_MAX_BYTES } from '@innkeeper/domain/media/sizes.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { DOCUMENT_TYPE, findDocument, insertMediaFile } from './repository.ts'
import { shownFileName } from './upload.ts'

export type NewDocument = {
  bytes: Uint8Array
  fileName: string
  /** Given only where an address has to be known before the document is stored. */
  id?: string
}
export type StoredDocument = { id: string; mimeType: string; bytes: number }
export type OpenDocument = { stream: Readable; size: number; fileName: string }

export type Documents = {
  /** Keeps an uploaded PDF; throws `media/too-large` or `media/unsupported-type`. */
  storeDocument(propertyId: string, document: NewDocument): Promise<StoredDocument>
  /** Throws `media/unknown`. */
  openDocument(propertyId: string, mediaId: string): Promise<OpenDocument>
}

type Dependencies = {
  db: Database
  files: FilesPort
  clock: Clock
  log: Pick<Logger, 'warn'>
  keyOf: (propertyId: string, mediaId: string) => string
}

/** A document has no measures. */
const NO_SIZE = { width: 0, height: 0 }

export function createDocuments({ db, files, clock, log, keyOf }: Dependencies): Documents {
  return {
    storeDocument: async (propertyId, { bytes, fileName, id = newId() }) => {
      requirePdf(bytes)
      const stored = { id, mimeType: DOCUMENT_TYPE, bytes: bytes.length }
      const shown = { fileName: shownFileName(fileName, 'document'), createdAt: clock.now() }
      const key = keyOf(propertyId, stored.id)
      // The file first: a row without its file would be a broken link, a file without a row only takes room.
      await files.put(key, bytes, { contentType: DOCUMENT_TYPE })
      try {
        await db.tenant(propertyId, (tx) =>
          insertMediaFile(tx, { ...stored, ...shown, ...NO_SIZE, propertyId }),
        )
      } catch (error) {
        await files.remove(key)
        throw error
      }
      return stored
    },
    openDocument: async (propertyId, mediaId) => {
      const known = await db.tenant(propertyId, (tx) => findDocument(tx, propertyId, mediaId), {
        readOnly: true,
      })
      const file = known && (await files.get(keyOf(propertyId, mediaId)))
      if (known && !file) log.warn({ propertyId, mediaId }, 'an uploaded document has lost its file')
      if (!known || !file) throw new AppError('media/unknown', 'There is no such document.')
      return { ...file, fileName: known.fileName }
    },
  }
}

const HEAD = /^%PDF-[12]\.\d/
const HEAD_BYTES = 16
/** Readers look for the end here, behind which some writers leave a little more. */
const TAIL_BYTES = 1024

/**
 * The bytes decide, whatever the name says. Readers forgive a head that comes later, which lets one file be a
 * picture or a page as well: here it comes first, and the end is there too.
 */
function requirePdf(bytes: Uint8Array): void {
  if (bytes.length > UPLOAD_MAX_BYTES) throw new AppError('media/too-large', 'A document has 20 MB at most.')
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1')
  const isWhole =
    HEAD.test(text(bytes.subarray(0, HEAD_BYTES))) && text(bytes.subarray(-TAIL_BYTES)).includes('%%EOF')
  if (!isWhole) throw new AppError('media/unsupported-type', 'Send a whole PDF document.')
}
