import pg from 'pg'
import { mayComeUp } from './database-away.ts'
import { StartupError } from './errors.ts'
import type { DatabaseLogger } from './port.ts'
import { assertOutsideTransaction } from './transaction-scope.ts'

const POOL_SIZE = 10
const OLDEST_SERVER = 15
/** A database that starts together with this process gets these few seconds. */
const START_LIMIT_MS = 5000
const START_RETRY_MS = 250

/** A second connection taken inside a transaction deadlocks as soon as all holders do the same. */
class ScopedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    assertOutsideTransaction()
    if (!callback) return super.connect()
    super.connect(callback)
    return undefined
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

export async function connectPool(
  connectionString: string,
  queryLimitMs: number,
  logger: DatabaseLogger,
): Promise<pg.Pool> {
  const pool = new ScopedPool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: queryLimitMs,
    statement_timeout: queryLimitMs,
    idle_in_transaction_session_timeout: queryLimitMs,
    // Slightly later than the server's own limit: for a server that is gone without a word.
    query_timeout: queryLimitMs + 2000,
    keepAlive: true,
    application_name: 'innkeeper',
  })
  // A connection that breaks while it is checked out has no other listener, and would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'))
  })
  pool.on('error', () => {})
  try {
    await firstContact(pool)
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function firstContact(pool: pg.Pool): Promise<void> {
  const giveUpAt = performance.now() + START_LIMIT_MS
  for (;;) {
    try {
      const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
      assertVersion(Number(rows[0]?.server_version_num))
      return
    } catch (error) {
      if (error instanceof StartupError) throw error
      if (!mayComeUp(error) || performance.now() > giveUpAt) throw unreachable(error)
      await new Promise((resolve) => setTimeout(resolve, START_RETRY_MS))
    }
  }
}

function assertVersion(version: number): void {
  if (version >= OLDEST_SERVER * 10_000) return
  throw new StartupError(
    `PostgreSQL ${Math.floor(version / 10_000)} is too old.`,
    `Use PostgreSQL ${OLDEST_SERVER} or newer.`,
  )
}

function unreachable(error: unknown): StartupError {
  // node:net tries several addresses and then has several reasons, and no message of its own.
  const cause = error instanceof AggregateError ? error.errors[0] : error
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartupError(
    `The database named by DATABASE_URL cannot be used: ${reason}`,
    'Check that PostgreSQL is running and that host, user, password and database name in DATABASE_URL are right.',
    { cause: error },
  )
}
