import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { templates } from './tables.ts'

const isPage = (propertyId: string) => and(eq(templates.propertyId, propertyId), eq(templates.type, 'page'))

/** Pages guests can open, by name. */
export function findPageNames(tx: Tx, propertyId: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: templates.id, name: templates.name })
    .from(templates)
    .where(and(isPage(propertyId), isNotNull(templates.published)))
    .orderBy(asc(templates.name), asc(templates.id))
}

/** All pages by name, those that nobody published yet among them. */
export async function findPages(
  tx: Tx,
  propertyId: string,
): Promise<{ id: string; name: string; isPublished: boolean }[]> {
  const rows = await tx
    .select({ id: templates.id, name: templates.name, publishedVersion: templates.publishedVersion })
    .from(templates)
    .where(isPage(propertyId))
    .orderBy(asc(templates.name), asc(templates.id))
  return rows.map(({ id, name, publishedVersion }) => ({ id, name, isPublished: publishedVersion !== null }))
}
