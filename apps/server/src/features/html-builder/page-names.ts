import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
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

/** Those of these pages that guests can open. */
export async function findOpenPages(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: templates.id })
    .from(templates)
    .where(and(isPage(propertyId), isNotNull(templates.published), inArray(templates.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** All pages by name, those that nobody can open now among them. */
export async function findPages(
  tx: Tx,
  propertyId: string,
): Promise<{ id: string; name: string; isPublished: boolean }[]> {
  const rows = await tx
    .select({ id: templates.id, name: templates.name, publishedAt: templates.publishedAt })
    .from(templates)
    .where(isPage(propertyId))
    .orderBy(asc(templates.name), asc(templates.id))
  return rows.map(({ id, name, publishedAt }) => ({ id, name, isPublished: publishedAt !== null }))
}
