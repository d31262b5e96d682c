import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { templates } from './tables.ts'

/** Names of the fonts that modules of templates are set in. */
export async function fontsOfTemplates(tx: Tx, propertyId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ family: string }>(sql`
    select distinct family #>> '{}' as family
      from ${templates}, jsonb_path_query(${templates.body}, '$.**.fontFamily') as family
      where ${templates.propertyId} = ${propertyId} and jsonb_typeof(family) = 'string'`)
  return rows.map(({ family }) => family)
}
