import * as z from 'zod/mini'
import type { FilesPort } from '../../platform/files/port.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import { originalKey } from './originals.ts'

const removedFileSchema = z.object({ propertyId: z.string(), mediaId: z.string() })
export type RemovedFile = z.infer<typeof removedFileSchema>

/** The row is gone, so nobody can ask for the bytes any more; they only take room until this has run. */
export function removeFileJob(files: FilesPort): Job<RemovedFile> {
  return defineJob({
    name: 'media.remove-file',
    payload: removedFileSchema,
    handler: ({ payload: { propertyId, mediaId } }) => files.remove(originalKey(propertyId, mediaId)),
  })
}
