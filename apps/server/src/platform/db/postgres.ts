import type { SQL } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { createCommits } from './commits.ts'
import { isDatabaseAway, READ_ONLY_STATE } from './database-away.ts'
import { DatabaseAwayError, DiskFullError, sqlStateOf } from './errors.ts'
import { createOutageLog } from './outage-log.ts'
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
  const outage = createOutageLog(logger)
  const commits = createCommits()

  /** Hears how every question ended; whoever asked learns in our words why there is no answer. */
  async function noticing<T>(question: () => Promise<T>, options?: TransactionOptions): Promise<T> {
    try {
      const answer = await question()
      outage.answered()
      return answer
    } catch (error) {
      if (!isOutage(error, options)) throw asDiskFull(error)
      outage.failed(error)
      throw new DatabaseAwayError({ cause: error })
    }
  }

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
      const { result, events } = await runInTransactionScope(() =>
        fn(new NodePgTransaction(dialect, session, undefined)),
      )
      await commit(client)
      broken = false
      commits.tell(events)
      return result
    } catch (error) {
      // A connection without its server would be waited for once more.
      if (!isOutage(error, options)) {
        broken = await client.query('rollback').then(
          () => false,
          () => true,
        )
      }
      throw error
    } finally {
      client.release(broken)
    }
  }

  let closing: Promise<void> | undefined

  return {
    engine: 'postgres',
    raw: { kind: 'postgres', pool, connectionString },
    tenant: async (propertyId, fn, options) =>
      noticing(() => transact(tenantRoleSql(propertyId), fn, options), options),
    installation: (fn, options) => noticing(() => transact(installationRoleSql, fn, options), options),
    async tenantCall<T>(propertyId: string, call: SQL) {
      const { sql: text, params } = dialect.sqlToQuery(tenantCallSql(propertyId, call))
      const { rows } = await noticing(() => pool.query<{ answer: T }>(text, params))
      return rows[0]?.answer as T
    },
    async executeSql(text, values) {
      const result = await noticing(() => pool.query(text, values))
      // node-postgres answers a list for several statements, whatever its types say.
      const last = Array.isArray(result) ? result.at(-1) : result
      return { rows: last?.rows ?? [] }
    },
    async listen(channel, onPayload, onReconnect) {
      assertOutsideTransaction()
      return listener.add({ channel, onPayload, onReconnect })
    },
    onCommit: commits.on,
    async ping() {
      await noticing(() => pool.query('select 1'))
    },
    close() {
      closing ??= Promise.all([listener.close(), pool.end()]).then(() => {})
      return closing
    },
  }
}

/** Where we asked to read only, a write that is refused is our own mistake. */
function isOutage(error: unknown, options: TransactionOptions | undefined): boolean {
  return isDatabaseAway(error) && !(options?.readOnly && sqlStateOf(error) === READ_ONLY_STATE)
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
