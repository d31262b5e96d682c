import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { templates } from './tables.ts'

/** Language indexes that templates have modules under. */
export async function languagesOfTemplates(tx: Tx, propertyId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ index: string }>(sql`
    select distinct jsonb_object_keys(${templates.body} -> 'localizedData') as index
      from ${templates}
      where ${templates.propertyId} = ${propertyId}
        and jsonb_typeof(${templates.body} -> 'localizedData') = 'object'`)
  return rows.map(({ index }) => Number(index))
}
