import { and, arrayContains, asc, eq, sql } from 'drizzle-orm'
import type { ContentUses } from '../../platform/where-used.ts'
import { registrationForms, registrationFormVersions } from './tables.ts'

/** Forms are for target groups, and what they ask now has words in languages; older versions bind nobody. */
export const registrationUses: ContentUses = {
  async targetGroups(tx, propertyId, id) {
    const forms = await tx
      .select({ id: registrationForms.id, name: registrationForms.name })
      .from(registrationForms)
      .where(
        and(
          eq(registrationForms.propertyId, propertyId),
          arrayContains(registrationForms.targetGroupIds, [id]),
        ),
      )
      .orderBy(asc(registrationForms.name), asc(registrationForms.id))
    return forms.map((form) => ({ place: 'registration-form', ...form }))
  },
  async languages(tx, propertyId) {
    const { body } = registrationFormVersions
    const { rows } = await tx.execute<{ index: string }>(sql`
      select distinct jsonb_object_keys(words) as index
        from ${registrationFormVersions}
        join ${registrationForms} on ${registrationForms.propertyId} = ${registrationFormVersions.propertyId}
          and ${registrationForms.id} = ${registrationFormVersions.formId}
          and ${registrationForms.version} = ${registrationFormVersions.version}
        cross join lateral (
          select jsonb_path_query(${body}, '$.welcome') as words
          union all select jsonb_path_query(${body}, '$.terms')
          union all select jsonb_path_query(${body}, '$.fields[*].hints')
          union all select jsonb_path_query(${body}, '$.fields[*].labels')
          union all select jsonb_path_query(${body}, '$.fields[*].choices[*].labels')) as said
        where ${registrationFormVersions.propertyId} = ${propertyId} and jsonb_typeof(words) = 'object'`)
    return rows.map(({ index }) => Number(index))
  },
}
