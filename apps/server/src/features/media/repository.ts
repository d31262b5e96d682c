import { upgradeAlt } from '@innkeeper/domain/media/stored-alt.ts'
import { and, eq, inArray, like } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { mediaFiles } from './tables.ts'

export type MediaRow = typeof mediaFiles.$inferSelect
export type NewMediaRow = typeof mediaFiles.$inferInsert

/** The row, or null when the property has the same bytes already. */
export async function insertMediaFile(tx: Tx, row: NewMediaRow): Promise<MediaRow | null> {
  const [inserted] = await tx
    .insert(mediaFiles)
    .values(row)
    .onConflictDoNothing({ target: [mediaFiles.propertyId, mediaFiles.digest] })
    .returning()
  return inserted ?? null
}

/** The file a property has with these very bytes. */
export async function findSameBytes(tx: Tx, propertyId: string, digest: string): Promise<MediaRow | null> {
  const [row] = await tx
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), eq(mediaFiles.digest, digest)))
  return row ?? null
}

/** The one kind of document there is. */
export const DOCUMENT_TYPE = 'application/pdf'
export const isOfPicture = like(mediaFiles.mimeType, 'image/%')

/** A document is no picture, whatever its address asks for. */
export async function isPicture(tx: Tx, propertyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), eq(mediaFiles.id, id), isOfPicture))
    .limit(1)
  return rows.length > 0
}

/** Where a picture's subject is, from its left edge; null for what is no picture. */
export async function findFocalX(tx: Tx, propertyId: string, id: string): Promise<number | null> {
  const [row] = await tx
    .select({ focalX: mediaFiles.focalX })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), eq(mediaFiles.id, id), isOfPicture))
  return row?.focalX ?? null
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

/** Of these ids, those of documents the property has. */
export async function findDocumentIds(tx: Tx, propertyId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(
      and(
        eq(mediaFiles.propertyId, propertyId),
        inArray(mediaFiles.id, [...ids]),
        eq(mediaFiles.mimeType, DOCUMENT_TYPE),
      ),
    )
  return rows.map(({ id }) => id)
}

/** What a page needs to reserve a picture's place, by id. */
export type PictureFacts = {
  mediaId: string
  width: number
  height: number
  focalX: number
  focalY: number
  credit: string | null
  /** What it shows, by language index, where the place it stands in has no words of its own. */
  alt: Record<string, string>
  isDecorative: boolean
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
      alt: mediaFiles.alt,
      isDecorative: mediaFiles.isDecorative,
    })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), inArray(mediaFiles.id, [...ids]), isOfPicture))
  return new Map(rows.map((row) => [row.mediaId, { ...row, alt: upgradeAlt(row.alt) }]))
}
