import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { ContentUses } from '../../platform/where-used.ts'
import { templates } from './tables.ts'

/** What templates name: pictures, languages they have modules under, fonts, and each other. */
export const templateUses: ContentUses = {
  media: findTemplatesNaming,

  async mediaIds(tx, propertyId) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct found[1] as id
      from ${templates}, regexp_matches(${templates.body}::text, '[A-Za-z0-9_-]{22,}', 'g') as found
      where ${templates.propertyId} = ${propertyId} and length(found[1]) = 22`)
    return rows.map(({ id }) => id)
  },

  pages: findTemplatesNaming,

  async languages(tx, propertyId) {
    const { rows } = await tx.execute<{ index: string }>(sql`
      select distinct jsonb_object_keys(${templates.body} -> 'localizedData') as index
        from ${templates}
        where ${templates.propertyId} = ${propertyId}
          and jsonb_typeof(${templates.body} -> 'localizedData') = 'object'`)
    return rows.map(({ index }) => Number(index))
  },

  async fonts(tx, propertyId) {
    const { rows } = await tx.execute<{ family: string }>(sql`
      select distinct family #>> '{}' as family
        from ${templates}, jsonb_path_query(${templates.body}, '$.**.fontFamily') as family
        where ${templates.propertyId} = ${propertyId} and jsonb_typeof(family) = 'string'`)
    return rows.map(({ family }) => ({ family, place: 'pages' }))
  },
}

/** Ids are random, so one found in the text is a use; a template does not keep itself. */
async function findTemplatesNaming(tx: Tx, propertyId: string, id: string) {
  const rows = await tx
    .select({ id: templates.id, name: templates.name })
    .from(templates)
    .where(
      and(
        eq(templates.propertyId, propertyId),
        ne(templates.id, id),
        sql`strpos(${templates.body}::text, ${id}) > 0`,
      ),
    )
  return rows.map((row) => ({ place: 'template' as const, ...row }))
}
