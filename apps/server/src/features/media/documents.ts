import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/port.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { originalKey } from './originals.ts'
import { findDocument } from './repository.ts'

export type OpenDocument = { stream: Readable; size: number; fileName: string }

export type Documents = {
  /** Throws `media/unknown`. */
  openDocument(propertyId: string, mediaId: string): Promise<OpenDocument>
}

type Dependencies = { db: Database; files: FilesPort; log: Pick<Logger, 'warn'> }

export function createDocuments({ db, files, log }: Dependencies): Documents {
  return {
    openDocument: async (propertyId, mediaId) => {
      const known = await db.tenant(propertyId, (tx) => findDocument(tx, propertyId, mediaId), {
        readOnly: true,
      })
      const file = known && (await files.get(originalKey(propertyId, mediaId)))
      if (known && !file) log.warn({ propertyId, mediaId }, 'an uploaded document has lost its file')
      if (!known || !file) throw new AppError('media/unknown', 'There is no such document.')
      return { ...file, fileName: known.fileName }
    },
  }
}
