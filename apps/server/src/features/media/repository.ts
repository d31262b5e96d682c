import { and, desc, eq, inArray, like } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { mediaFiles } from './tables.ts'

export type MediaRow = typeof mediaFiles.$inferSelect
export type NewMediaRow = typeof mediaFiles.$inferInsert

export async function insertMediaFile(tx: Tx, row: NewMediaRow): Promise<void> {
  await tx.insert(mediaFiles).values(row)
}

/** The one kind of document there is. */
export const DOCUMENT_TYPE = 'application/pdf'
const isOfPicture = like(mediaFiles.mimeType, 'image/%')

/** A document is no picture, whatever its address asks for. */
export async function isPicture(tx: Tx, propertyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), eq(mediaFiles.id, id), isOfPicture))
    .limit(1)
  return rows.length > 0
}

/** The latest pictures, for choosing one. */
export function findNewestPictures(tx: Tx, propertyId: string, limit: number) {
  return tx
    .select({
      id: mediaFiles.id,
      fileName: mediaFiles.fileName,
      width: mediaFiles.width,
      height: mediaFiles.height,
    })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), isOfPicture))
    .orderBy(desc(mediaFiles.createdAt), desc(mediaFiles.id))
    .limit(limit)
}

export async function findDocument(
  tx: Tx,
  propertyId: string,
  id: string,
): Promise<{ fileName: string } | null> {
  const isOfDocument = eq(mediaFiles.mimeType, DOCUMENT_TYPE)
  const [row] = await tx
    .select({ fileName: mediaFiles.fileName })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), eq(mediaFiles.id, id), isOfDocument))
  return row ?? null
}

/** What a page needs to reserve a picture's place, by id. */
export type PictureFacts = {
  mediaId: string
  width: number
  height: number
  focalX: number
  focalY: number
  credit: string | null
}

export async function findPictures(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<Map<string, PictureFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      mediaId: mediaFiles.id,
      width: mediaFiles.width,
      height: mediaFiles.height,
      focalX: mediaFiles.focalX,
      focalY: mediaFiles.focalY,
      credit: mediaFiles.credit,
    })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), inArray(mediaFiles.id, [...ids]), isOfPicture))
  return new Map(rows.map((row) => [row.mediaId, row]))
}
