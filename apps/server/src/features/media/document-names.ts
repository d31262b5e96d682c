import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { mediaFiles } from './tables.ts'

/** Far more than anybody lists. */
const MAX_DOCUMENTS = 1000

/** The property's PDFs by the names they were uploaded with, the latest first. */
export function documentsByName(tx: Tx, propertyId: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: mediaFiles.id, name: mediaFiles.fileName })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.propertyId, propertyId), eq(mediaFiles.mimeType, 'application/pdf')))
    .orderBy(desc(mediaFiles.createdAt), desc(mediaFiles.id))
    .limit(MAX_DOCUMENTS)
}
