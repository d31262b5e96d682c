import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { FilesPort } from '../../../platform/files/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { defineJob, type Job } from '../../../platform/jobs/port.ts'
import { createCameraPictures } from '../../../platform/pictures/camera-pictures.ts'
import type { PicturesPort } from '../../../platform/pictures/port.ts'
import type { EntryPicture } from './tables.ts'

const MAX_BYTES = 20 * 1024 * 1024

const keyOf = (propertyId: string, file: string) => `${propertyId}/threads/${file}`

/** Pictures guests send: written anew without anything a camera puts beside them, and kept where no address leads. */
export function createThreadPictures({ files, pictures }: { files: FilesPort; pictures: PicturesPort }) {
  const receive = createCameraPictures(pictures, { maxBytes: MAX_BYTES })

  return {
    /** Outside any transaction; whoever does not write it down removes it. */
    async receive(propertyId: string, body: Readable): Promise<EntryPicture> {
      const { bytes, width, height, mimeType } = await receive(propertyId, body)
      const file = newId()
      await files.put(keyOf(propertyId, file), bytes, { contentType: mimeType })
      return { file, width, height }
    },
    remove: (propertyId: string, file: string) => files.remove(keyOf(propertyId, file)),
    /** For whoever was let in already; no copy of it stays in a browser. */
    async send(reply: FastifyReply, propertyId: string, { file }: EntryPicture): Promise<void> {
      const open = await files.get(keyOf(propertyId, file))
      if (!open) throw new AppError('media/unknown', 'There is no such picture.')
      await reply
        .header('cache-control', 'private, no-store')
        .header('content-length', open.size)
        .type('image/webp')
        .send(open.stream)
    },
  }
}
export type ThreadPictures = ReturnType<typeof createThreadPictures>

const removedSchema = z.object({ propertyId: z.string(), file: z.string() })
export type RemovedPicture = z.infer<typeof removedSchema>

/** The entry is gone, so nobody can ask for the bytes any more. */
export function removePictureJob(pictures: ThreadPictures): Job<RemovedPicture> {
  return defineJob({
    name: 'messaging.remove-picture',
    payload: removedSchema,
    handler: ({ payload: { propertyId, file } }) => pictures.remove(propertyId, file),
  })
}
