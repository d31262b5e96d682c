import { shownFileName } from '@innkeeper/domain/media/file-name.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { mediaFiles } from './tables.ts'

/** How a file is told to another property: by its name and the digest of its bytes. */
export type FileMark = { fileName: string; digest: string | null }

export async function findFileNames(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<Map<string, FileMark>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: mediaFiles.id, fileName: mediaFiles.fileName, digest: mediaFiles.digest })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), inArray(mediaFiles.id, [...ids])))
  return new Map(
    rows.map(({ id, fileName, digest }) => [id, { fileName: shownFileName(fileName) || id, digest }]),
  )
}

/** Which of these bytes the property has, by digest. */
export async function findByDigest(
  tx: Tx,
  propertyId: string,
  digests: readonly string[],
): Promise<Map<string, string>> {
  if (digests.length === 0) return new Map()
  const rows = await tx
    .select({ id: mediaFiles.id, digest: mediaFiles.digest })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), inArray(mediaFiles.digest, [...digests])))
  return new Map(rows.flatMap(({ id, digest }) => (digest ? [[digest, id] as const] : [])))
}
