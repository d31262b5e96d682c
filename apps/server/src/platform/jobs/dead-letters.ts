import * as z from 'zod/mini'
import type { Database } from '../db/port.ts'
import type { DeadLetter } from './port.ts'
import { SCHEMA } from './queue-database.ts'
import { DEAD_LETTERS } from './queues.ts'

const MAX_PAGE = 200

const rowSchema = z.object({
  id: z.string(),
  job: z.string(),
  payload: z.unknown(),
  failure: z.nullable(z.string()),
  died_at: z.coerce.date(),
})

export async function readDeadLetters(db: Database, limit: number): Promise<DeadLetter[]> {
  const { rows } = await db.executeSql(
    `select id, source_name as job, data as payload, source_output ->> 'message' as failure, created_on as died_at
     from ${SCHEMA}.job
     where name = $1 and state < 'active' and source_name is not null
     order by created_on desc
     limit $2`,
    [DEAD_LETTERS, Math.min(limit, MAX_PAGE)],
  )
  return rows.map((row) => {
    const { id, job, payload, failure, died_at } = rowSchema.parse(row)
    return { id, job, payload, failure: failure ?? '', diedAt: died_at }
  })
}
