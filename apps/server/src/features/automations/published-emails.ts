import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { templates } from '../html-builder/tables.ts'

/** Ids of e-mails that can be sent. */
export async function publishedEmails(tx: Tx, propertyId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: templates.id })
    .from(templates)
    .where(
      and(eq(templates.propertyId, propertyId), eq(templates.type, 'email'), isNotNull(templates.published)),
    )
  return new Set(rows.map(({ id }) => id))
}
