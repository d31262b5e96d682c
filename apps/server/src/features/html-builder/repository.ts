import type { Template } from '@innkeeper/domain/html-builder/template-schema.ts'
import { upgradeTemplate } from '@innkeeper/domain/html-builder/template-upgrades.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { templates } from './tables.ts'

/** Null when there is none, or none that this version can read. */
export async function findTemplate(tx: Tx, propertyId: string, id: string): Promise<Template | null> {
  const [row] = await tx
    .select()
    .from(templates)
    .where(and(eq(templates.propertyId, propertyId), eq(templates.id, id)))
  if (!row) return null
  const { body, name, type } = row
  const [createdAt, lastModified] = [row.createdAt.toISOString(), row.lastModified.toISOString()]
  return upgradeTemplate({ ...body, id, name, type, createdAt, lastModified })
}
