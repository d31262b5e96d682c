import type { Readable } from 'node:stream'
import { PROBLEM_PICTURE_BYTES } from '@innkeeper/domain/cleaning/constants.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { FilesPort } from '../../../platform/files/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { createCameraPictures } from '../../../platform/pictures/camera-pictures.ts'
import type { PicturesPort } from '../../../platform/pictures/port.ts'
import { cleaningPictures } from '../tables.ts'

export const problemPictureKey = (propertyId: string, id: string) => `${propertyId}/cleaning/${id}`

type Dependencies = { db: Database; clock: Clock; files: FilesPort; pictures: PicturesPort }

/** Pictures of what is wrong in a room, kept where no address leads. */
export function createProblemPictures({ db, clock, files, pictures }: Dependencies) {
  const receive = createCameraPictures(pictures, { maxBytes: PROBLEM_PICTURE_BYTES })

  async function isThere(propertyId: string, id: string): Promise<boolean> {
    const [row] = await db.tenant(
      propertyId,
      (tx) =>
        tx
          .select({ id: cleaningPictures.id })
          .from(cleaningPictures)
          .where(and(eq(cleaningPictures.propertyId, propertyId), eq(cleaningPictures.id, id))),
      { readOnly: true },
    )
    return row !== undefined
  }

  return {
    /** The same id again is the picture that came first. */
    async add({ propertyId, userId }: Staff, id: string, body: Readable): Promise<{ id: string }> {
      const key = problemPictureKey(propertyId, id)
      if ((await isThere(propertyId, id)) && (await files.exists(key))) {
        body.resume()
        return { id }
      }
      const { bytes, mimeType } = await receive(propertyId, body)
      // The row comes first: whatever happens to the file, the night finds it by its row.
      await db.tenant(propertyId, (tx) =>
        tx
          .insert(cleaningPictures)
          .values({ propertyId, id, addedBy: userId, addedAt: clock.now() })
          .onConflictDoNothing(),
      )
      await files.put(key, bytes, { contentType: mimeType })
      return { id }
    },
    /** No copy of it stays in a browser that others use. */
    async send(reply: FastifyReply, propertyId: string, id: string): Promise<void> {
      const open = (await isThere(propertyId, id))
        ? await files.get(problemPictureKey(propertyId, id))
        : undefined
      if (!open) throw new AppError('cleaning/picture-unknown', 'There is no such picture.')
      await reply
        .header('cache-control', 'private, no-store')
        .header('content-length', open.size)
        .type('image/webp')
        .send(open.stream)
    },
  }
}
export type ProblemPictures = ReturnType<typeof createProblemPictures>
