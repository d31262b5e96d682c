import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle, fromPglite } from 'pg-boss'
import type { Database, Tx } from '../db/port.ts'
import { assertOutsideTransaction } from '../db/transaction-scope.ts'

/** The job queue's schema, apart from the product's tables. */
export const SCHEMA = 'pgboss'

/** pg-boss on the application's own connections: no second pool, and the embedded database has but one. */
export function queueDatabase(db: Database): Db {
  const execute = db.raw.kind === 'pglite' ? fromPglite(db.raw.client).executeSql : onPool(db.raw.pool)
  return {
    executeSql: async (text, values) => {
      // The queue has to be asked through the transaction at hand there; waiting would block for ever.
      assertOutsideTransaction()
      return execute(text, values)
    },
    listen: async (channel, onNotification, onReconnect) => {
      const close = await db.listen(channel, onNotification, onReconnect)
      onReconnect()
      return { close }
    },
  }
}

export function queueInTransaction(tx: Tx): Db {
  return fromDrizzle(tx, sql)
}

type Pool = Extract<Database['raw'], { kind: 'postgres' }>['pool']

function onPool(pool: Pool): Db['executeSql'] {
  return async (text, values) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const result: unknown = await client.query(text, values)
      // A text of several statements answers with a list of results.
      const results = (Array.isArray(result) ? result : [result]) as { rows: unknown[] }[]
      return { rows: results.flatMap(({ rows }) => rows) }
    } catch (error) {
      // pg-boss sends whole transactions as one text: a failed one must not go back to the pool half open.
      await client.query('rollback').catch((cause: Error) => {
        broken = cause
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
}
