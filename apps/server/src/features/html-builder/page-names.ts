import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { templates } from './tables.ts'

/** Far more than anybody builds. */
const MAX_PAGES = 1000

/** Pages guests can open, by name. */
export function findPageNames(tx: Tx, propertyId: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: templates.id, name: templates.name })
    .from(templates)
    .where(and(eq(templates.propertyId, propertyId), eq(templates.type, 'page')))
    .orderBy(asc(templates.name), asc(templates.id))
    .limit(MAX_PAGES)
}
