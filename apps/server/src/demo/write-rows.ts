import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../platform/db/port.ts'

/** Of all at once the embedded engine takes seconds on a busy machine, and one statement may take ten. */
const MOST_AT_ONCE = 200

/** Many rows as one value: as many as their fields, they would keep a first start waiting. All name the same columns. */
export async function writeRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  atOnce = MOST_AT_ONCE,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}))
  const names = sql.raw(columns.map(([, { name }]) => name).join(', '))
  const into = sql.raw(getTableName(table))
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows
      .slice(from, from + atOnce)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
      )
    await tx.execute(
      sql`insert into ${into} (${names})
        select ${names} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(some)}::jsonb)`,
    )
  }
}
