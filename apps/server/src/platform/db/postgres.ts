import type { SQL } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { DiskFullError, sqlStateOf } from './errors.ts'
import type { Database, DatabaseLogger, TransactionOptions, Tx } from './port.ts'
import { createPostgresListener } from './postgres-listener.ts'
import {
  accessModeSql,
  assertOutsideTransaction,
  installationRoleSql,
  runInTransactionScope,
  tenantCallSql,
  tenantRoleSql,
} from './transaction-scope.ts'

const DISK_FULL = '53100'

type PostgresParts = {
  readonly pool: Pool
  readonly connectionString: string
  readonly logger: DatabaseLogger
}

/** The database port on a PostgreSQL server. */
export function createPostgresDatabase({ pool, connectionString, logger }: PostgresParts): Database {
  const dialect = new PgDialect()
  const listener = createPostgresListener(connectionString, logger)

  async function transact<T>(
    role: string,
    fn: (tx: Tx) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T> {
    const client = await pool.connect()
    let broken: boolean | Error = true
    try {
      // One message, so that the walls cost no round trip of their own.
      await client.query(`begin; ${accessModeSql(options)}${role}`)
      const session = new NodePgSession(client, dialect, undefined)
      const result = await runInTransactionScope(() => fn(new NodePgTransaction(dialect, session, undefined)))
      await commit(client)
      broken = false
      return result
    } catch (error) {
      broken = await client.query('rollback').then(
        () => false,
        () => true,
      )
      throw asDiskFull(error)
    } finally {
      client.release(broken)
    }
  }

  let closing: Promise<void> | undefined

  return {
    engine: 'postgres',
    raw: { kind: 'postgres', pool, connectionString },
    tenant: async (propertyId, fn, options) => transact(tenantRoleSql(propertyId), fn, options),
    installation: (fn, options) => transact(installationRoleSql, fn, options),
    async tenantCall<T>(propertyId: string, call: SQL) {
      const { sql: text, params } = dialect.sqlToQuery(tenantCallSql(propertyId, call))
      const { rows } = await pool.query<{ answer: T }>(text, params).catch((error: unknown) => {
        throw asDiskFull(error)
      })
      return rows[0]?.answer as T
    },
    async executeSql(text, values) {
      const result = await pool.query(text, values)
      // node-postgres answers a list for several statements, whatever its types say.
      const last = Array.isArray(result) ? result.at(-1) : result
      return { rows: last?.rows ?? [] }
    },
    async listen(channel, onPayload, onReconnect) {
      assertOutsideTransaction()
      return listener.add({ channel, onPayload, onReconnect })
    },
    async ping() {
      await pool.query('select 1')
    },
    close() {
      closing ??= Promise.all([listener.close(), pool.end()]).then(() => {})
      return closing
    },
  }
}

function asDiskFull(error: unknown): unknown {
  return sqlStateOf(error) === DISK_FULL
    ? new DiskFullError('The database has no disk space.', { cause: error })
    : error
}

/** A failed statement whose error was swallowed makes PostgreSQL answer `commit` with a silent rollback. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command === 'ROLLBACK')
    throw new Error('The transaction was rolled back: one of its statements had failed.')
}
