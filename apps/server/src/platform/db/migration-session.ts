import pg from 'pg'
import { EmbeddedClient } from './embedded-client.ts'
import { StartupError, sqlStateOf } from './errors.ts'
import type { DatabaseLogger, RawHandle } from './port.ts'

/** What the migrations ask of an engine: one connection that nobody else migrates through. */
export type MigrationSession = {
  run(sql: string): Promise<void>
  /** Checksums by name. */
  applied(): Promise<Map<string, string>>
  apply(migration: { name: string; sql: string; checksum: string }): Promise<void>
  end(): Promise<void>
}

type Row = { name: string; checksum: string }

const selectApplied = 'select name, checksum from schema_migrations order by name'
const insertApplied = 'insert into schema_migrations (name, checksum) values ($1, $2)'

/** A long migration of a large table is legitimate; waiting for a lock that other nodes need is not. */
const STATEMENT_LIMIT_MS = 10 * 60_000
const LOCK_LIMIT_MS = 15_000
/** Any number that no other program on the same database takes. */
const ADVISORY_LOCK = 727_104_311

export async function openMigrationSession(
  raw: RawHandle,
  logger: DatabaseLogger | undefined,
): Promise<MigrationSession> {
  if (raw.kind === 'pglite') return embeddedSession(raw.client, logger)
  // Not from the pool: this one carries the advisory lock and longer limits.
  const client = new pg.Client({
    connectionString: raw.connectionString,
    statement_timeout: STATEMENT_LIMIT_MS,
    application_name: 'innkeeper migrations',
  })
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock(${ADVISORY_LOCK})`)
    await client.query(`set lock_timeout = ${LOCK_LIMIT_MS}`)
  } catch (error) {
    await client.end()
    if (sqlStateOf(error) !== '57014') throw error
    throw new StartupError(
      'Another node has been migrating the database for too long.',
      'See what it waits for.',
    )
  }
  return postgresSession(client, logger)
}

function embeddedSession(
  client: Extract<RawHandle, { kind: 'pglite' }>['client'],
  logger: DatabaseLogger | undefined,
): MigrationSession {
  const patiently = <T>(run: () => Promise<T>) =>
    client instanceof EmbeddedClient ? client.withQueryLimit(STATEMENT_LIMIT_MS, run) : run()
  return {
    async run(sql) {
      await client.exec(sql)
    },
    async applied() {
      const { rows } = await client.query<Row>(selectApplied)
      return new Map(rows.map((row) => [row.name, row.checksum]))
    },
    async apply({ name, sql, checksum }) {
      await patiently(() =>
        client.transaction(async (tx) => {
          await tx.exec(sql, { onNotice: (notice) => logNotice(logger, name, notice.message) })
          await tx.query(insertApplied, [name, checksum])
        }),
      )
    },
    async end() {},
  }
}

function postgresSession(client: pg.Client, logger: DatabaseLogger | undefined): MigrationSession {
  return {
    async run(sql) {
      await client.query(sql)
    },
    async applied() {
      const { rows } = await client.query<Row>(selectApplied)
      return new Map(rows.map((row) => [row.name, row.checksum]))
    },
    async apply({ name, sql, checksum }) {
      const onNotice = (notice: { message: string | undefined }) => logNotice(logger, name, notice.message)
      client.on('notice', onNotice)
      try {
        await client.query('begin')
        await client.query(sql)
        await client.query(insertApplied, [name, checksum])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.off('notice', onNotice)
      }
    },
    end: () => client.end(),
  }
}

function logNotice(logger: DatabaseLogger | undefined, migration: string, notice: string | undefined): void {
  logger?.info({ migration, notice }, 'notice of a migration')
}
