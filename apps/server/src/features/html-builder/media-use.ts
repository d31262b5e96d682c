import type { MediaUse } from '@innkeeper/api/media.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { templates } from './tables.ts'

/** Templates with this file; ids are random, so one found in the text is a use. */
export async function templatesWithMedia(tx: Tx, propertyId: string, mediaId: string): Promise<MediaUse[]> {
  const rows = await tx
    .select({ id: templates.id, name: templates.name })
    .from(templates)
    .where(and(eq(templates.propertyId, propertyId), sql`strpos(${templates.body}::text, ${mediaId}) > 0`))
  return rows.map((row) => ({ place: 'template', ...row }))
}

/** Every word of the templates that is long enough to be an id. */
export async function idsInTemplates(tx: Tx, propertyId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct found[1] as id
    from ${templates}, regexp_matches(${templates.body}::text, '[A-Za-z0-9_-]{22,}', 'g') as found
    where ${templates.propertyId} = ${propertyId} and length(found[1]) = 22`)
  return rows.map(({ id }) => id)
}
