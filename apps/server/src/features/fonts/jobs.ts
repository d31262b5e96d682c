import * as z from 'zod/mini'
import type { Database } from '../../platform/db/port.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import { fileKey } from './own-fonts.ts'
import { isFileUsed } from './repository.ts'

const payloadSchema = z.object({ propertyId: z.string(), hash: z.string() })
export type FontFileToRemove = z.infer<typeof payloadSchema>

/** Takes the file of a deleted font away, unless it was uploaded again meanwhile. */
export function removeFontFileJob({ db, files }: { db: Database; files: FilesPort }): Job<FontFileToRemove> {
  return defineJob({
    name: 'fonts.remove-file',
    payload: payloadSchema,
    handler: async ({ payload: { propertyId, hash } }) => {
      const isUsed = await db.tenant(propertyId, (tx) => isFileUsed(tx, propertyId, hash), { readOnly: true })
      if (!isUsed) await files.remove(fileKey(propertyId, hash))
    },
  })
}
