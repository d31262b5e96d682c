import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { ContentUses } from '../../platform/where-used.ts'
import { automations } from './tables.ts'

/** Ids are random: one that stands anywhere in it is a use. */
async function naming(tx: Tx, propertyId: string, within: SQL, id: string) {
  const rows = await tx
    .select({ id: automations.id, name: automations.name })
    .from(automations)
    .where(and(eq(automations.propertyId, propertyId), sql`strpos(${within}::text, ${id}) > 0`))
    .orderBy(asc(automations.name), asc(automations.id))
  return rows.map((row) => ({ place: 'automation' as const, ...row }))
}

const conditions = sql`(${automations.automation} -> 'onlyIf')`

/** Automations name templates, groups, categories, and have words in languages. */
export const automationUses: ContentUses = {
  pages: (tx, propertyId, id) => naming(tx, propertyId, sql`(${automations.automation} -> 'steps')`, id),
  targetGroups: (tx, propertyId, id) => naming(tx, propertyId, conditions, id),
  unitCategories: (tx, propertyId, id) => naming(tx, propertyId, conditions, id),
  async languages(tx, propertyId) {
    const { rows } = await tx.execute<{ index: string }>(sql`
      select distinct jsonb_object_keys(words) as index
        from ${automations}, jsonb_path_query(${automations.automation}, '$.steps[*].content.*.languages') as words
        where ${automations.propertyId} = ${propertyId} and jsonb_typeof(words) = 'object'`)
    return rows.map(({ index }) => Number(index))
  },
}
