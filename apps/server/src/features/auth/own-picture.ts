import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { updateAccount } from '../../platform/auth/accounts.ts'
import { staffPictures } from '../../platform/auth/tables.ts'
import type { Database } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { pictureRefusal } from '../../platform/pictures/picture-refusal.ts'
import type { PicturesPort } from '../../platform/pictures/port.ts'

/** Twice as wide as it is ever shown. */
const WIDTH = 192
const MAX_BYTES = 20 * 1024 * 1024

export type OwnPictures = ReturnType<typeof createOwnPictures>

/** Pictures of staff: small, square, written anew from what was sent. */
export function createOwnPictures({ db, pictures }: { db: Database; pictures: PicturesPort }) {
  async function small(bytes: Uint8Array): Promise<Buffer> {
    try {
      const prepared = await pictures.prepare(bytes)
      const resized = await pictures.resize(prepared.bytes, {
        width: WIDTH,
        format: 'webp',
        crop: { aspect: 1, at: 0.5 },
      })
      return resized.bytes
    } catch (error) {
      throw pictureRefusal(error)
    }
  }

  return {
    async save(userId: string, body: Readable): Promise<string> {
      const bytes = await small(await readAll(body))
      const picture = newId()
      await db.installation(async (tx) => {
        await tx
          .insert(staffPictures)
          .values({ userId, bytes })
          .onConflictDoUpdate({ target: staffPictures.userId, set: { bytes } })
        await updateAccount(tx, userId, { image: picture })
      })
      return picture
    },

    async remove(userId: string): Promise<void> {
      await db.installation(async (tx) => {
        await tx.delete(staffPictures).where(eq(staffPictures.userId, userId))
        await updateAccount(tx, userId, { image: null })
      })
    },

    async read(userId: string): Promise<Buffer | null> {
      const [found] = await db.installation(
        (tx) => tx.select().from(staffPictures).where(eq(staffPictures.userId, userId)),
        { readOnly: true },
      )
      return found?.bytes ?? null
    },
  }
}

async function readAll(body: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > MAX_BYTES) throw new AppError('media/too-large', 'A picture has 20 MB at most.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
