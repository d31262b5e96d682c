import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { ContentUses } from '../../platform/where-used.ts'
import { templateSettings, templates } from './tables.ts'

/** What a template says as a draft and as everybody gets it; earlier versions keep nothing. */
const contents = sql`jsonb_build_array(${templates.body}, ${templates.published})`

/** What templates name: pictures, languages they have modules under, fonts, and each other. */
export const templateUses: ContentUses = {
  media: findTemplatesNaming,
  deals: findTemplatesNaming,
  surveys: findTemplatesNaming,

  async mediaIds(tx, propertyId) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select unnest(${templates.namedIds}) as id
        from ${templates}
        where ${templates.propertyId} = ${propertyId}
      union
      select found[1]
        from ${templates}, regexp_matches(${contents}::text, '[A-Za-z0-9_-]{22,}', 'g') as found
        where ${templates.propertyId} = ${propertyId} and ${templates.namedIds} is null
          and length(found[1]) = 22`)
    return rows.map(({ id }) => id)
  },

  pages: async (tx, propertyId, id) => [
    ...(await findTemplatesNaming(tx, propertyId, id)),
    ...(await findEmailsSignedWith(tx, propertyId, id)),
  ],

  async languages(tx, propertyId) {
    const { rows } = await tx.execute<{ index: string }>(sql`
      select distinct jsonb_object_keys(localized) as index
        from ${templates}, jsonb_path_query(${contents}, '$[*].localizedData') as localized
        where ${templates.propertyId} = ${propertyId} and jsonb_typeof(localized) = 'object'`)
    return rows.map(({ index }) => Number(index))
  },

  async fonts(tx, propertyId) {
    const { rows } = await tx.execute<{ family: string }>(sql`
      select distinct family #>> '{}' as family
        from ${templates}, jsonb_path_query(${contents}, '$.**.fontFamily') as family
        where ${templates.propertyId} = ${propertyId} and jsonb_typeof(family) = 'string'`)
    return rows.map(({ family }) => ({ family, place: 'pages' }))
  },
}

/**
 * Ids are random, so one that stands anywhere is a use; a template does not keep itself. The text is read only where
 * nobody has noted what it names.
 */
async function findTemplatesNaming(tx: Tx, propertyId: string, id: string) {
  const rows = await tx
    .select({ id: templates.id, name: templates.name, type: templates.type })
    .from(templates)
    .where(
      and(
        eq(templates.propertyId, propertyId),
        ne(templates.id, id),
        sql`coalesce(${templates.namedIds} @> array[${id}::text], strpos(${contents}::text, ${id}) > 0)`,
      ),
    )
    .orderBy(templates.name, templates.id)
  return rows.map((row) => ({ place: 'template' as const, ...row }))
}

/** E-mails with a place for the signature, where this is the one that stands there. */
async function findEmailsSignedWith(tx: Tx, propertyId: string, id: string) {
  const rows = await tx
    .select({ id: templates.id, name: templates.name, type: templates.type })
    .from(templates)
    .innerJoin(templateSettings, eq(templateSettings.propertyId, templates.propertyId))
    .where(
      and(
        eq(templates.propertyId, propertyId),
        eq(templates.type, 'email'),
        eq(templateSettings.defaultSignatureId, id),
        sql`jsonb_path_exists(${contents}, '$[*].localizedData.*[*] ? (@.type == "signature")')`,
      ),
    )
    .orderBy(templates.name, templates.id)
  return rows.map((row) => ({ place: 'template' as const, ...row }))
}
