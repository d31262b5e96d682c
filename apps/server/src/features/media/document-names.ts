import { shownFileName } from '@innkeeper/domain/media/file-name.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { mediaFiles } from './tables.ts'

/** Far more than anybody lists. */
const MAX_DOCUMENTS = 1000

/** The property's PDFs by the names they were uploaded with, the latest first. */
export async function documentsByName(tx: Tx, propertyId: string): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .select({ id: mediaFiles.id, name: mediaFiles.fileName })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), eq(mediaFiles.mimeType, 'application/pdf')))
    .orderBy(desc(mediaFiles.createdAt), desc(mediaFiles.id))
    .limit(MAX_DOCUMENTS)
  return rows.map(({ id, name }) => ({ id, name: shownFileName(name) || id }))
}
