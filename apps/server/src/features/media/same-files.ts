import type { FileMedia } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { mediaFiles } from './tables.ts'

/** The property's files that could be one of these: by id, by content or by name. */
export async function findSameFiles(
  tx: Tx,
  propertyId: string,
  wanted: readonly Pick<FileMedia, 'id' | 'hash' | 'fileName'>[],
): Promise<FileMedia[]> {
  if (wanted.length === 0) return []
  const hashes = wanted.flatMap(({ hash }) => hash ?? [])
  const names = wanted.map(({ fileName }) => fileName).filter((name) => name !== '')
  const ids = wanted.map(({ id }) => id)
  return tx
    .select({
      id: mediaFiles.id,
      fileName: mediaFiles.fileName,
      bytes: mediaFiles.bytes,
      hash: mediaFiles.digest,
    })
    .from(mediaFiles)
    .where(
      and(
        eq(mediaFiles.propertyId, propertyId),
        or(
          inArray(mediaFiles.id, ids),
          hashes.length > 0 ? inArray(mediaFiles.digest, hashes) : undefined,
          names.length > 0 ? inArray(mediaFiles.fileName, names) : undefined,
        ),
      ),
    )
}
