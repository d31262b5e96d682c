import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError, sqlStateOf } from './errors.ts'
import { migrationNameProblems } from './migration-names.ts'
import { type MigrationSession, openMigrationSession } from './migration-session.ts'
import type { Database, DatabaseLogger } from './port.ts'

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

export type MigrateOptions = { readonly migrations?: readonly Migration[]; readonly logger?: DatabaseLogger }

export const productMigrationsDir = join(import.meta.dirname, '../../../migrations')

export async function readMigrations(directory: string = productMigrationsDir): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  const problems = migrationNameProblems(names)
  if (problems.length > 0) {
    throw new StartupError(problems.join(' '), 'Rename the files in the folder of the migrations.')
  }
  return Promise.all(
    names.map(async (name) => toMigration(name, await readFile(join(directory, name), 'utf8'))),
  )
}

export function toMigration(name: string, text: string): Migration {
  // A checkout on Windows may have other line ends; the migration is the same.
  const sql = text.replaceAll('\r\n', '\n')
  if (/^\s*(begin|commit|rollback|start transaction)\s*;/im.test(sql)) {
    throw new StartupError(
      `${name} controls transactions itself.`,
      'Remove begin and commit: each file is one.',
    )
  }
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/**
 * Brings the schema to the code's version and answers the names it applied. Each file commits together with its
 * row in schema_migrations, so a kill leaves all of it or nothing; two nodes starting together take turns.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = options.migrations ?? (await readMigrations())
  const session = await openMigrationSession(database.raw, options.logger)
  try {
    await session.run(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
    return await applyPending(session, migrations, options.logger)
  } finally {
    await session.end()
  }
}

async function applyPending(
  session: MigrationSession,
  migrations: readonly Migration[],
  logger: DatabaseLogger | undefined,
): Promise<string[]> {
  const applied = await session.applied()
  assertSameHistory(applied, migrations)
  const pending = migrations.filter((migration) => !applied.has(migration.name))
  for (const migration of pending) {
    await applyBesideOthers(session, migration).catch((error: unknown) => {
      throw new StartupError(
        `The migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`,
        'Nothing of it was kept. Solve what the message says and start again.',
        { cause: error },
      )
    })
    logger?.info({ migration: migration.name }, 'migration applied')
  }
  return pending.map((migration) => migration.name)
}

const UNDEFINED_OBJECT = '42704'

/**
 * Roles belong to the whole cluster. One that another database's start has made in this moment is there, but what was
 * known in this transaction does not have it yet: the next one does.
 */
async function applyBesideOthers(session: MigrationSession, migration: Migration): Promise<void> {
  try {
    await session.apply(migration)
  } catch (error) {
    if (sqlStateOf(error) !== UNDEFINED_OBJECT) throw error
    await session.apply(migration)
  }
}

function assertSameHistory(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartupError(
        `The database is newer than this program: it already has ${name}.`,
        'Start the newer version, or restore a backup made before the update.',
      )
    }
    if (known.get(name) !== checksum) {
      throw new StartupError(
        `The migration ${name} was changed after it had been applied to this database.`,
        'Restore the file as it was and write the change as a new migration.',
      )
    }
  }
}
