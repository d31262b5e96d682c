import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createEmbeddedDatabase } from './embedded.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { type Migration, migrate, readMigrations } from './migrations.ts'
import type { Database } from './port.ts'

export type Preparation = {
  /** Changes whenever `run` would leave something else behind, such as the version of the job queue. */
  readonly key: string
  run(database: Database): Promise<void>
}

export type TemplateOptions = {
  readonly cacheDir: string
  readonly migrationsDir?: string
  readonly prepare?: Preparation | undefined
}

/** Making it may take seconds on a slow machine; no request waits for it. */
const PREPARE_LIMIT_MS = 5 * 60_000
const KEEP_UNUSED_MS = 7 * 24 * 60 * 60_000

/** The cache of the installed packages: gone with them, and never committed. */
export const templateCacheDir = join(import.meta.dirname, '../../../../..', 'node_modules/.cache/innkeeper')

/**
 * A tar of a migrated data directory, made once and kept under `cacheDir`: creating a database from nothing
 * costs seconds of CPU, loading this less than one.
 */
export async function preparedTemplate(options: TemplateOptions): Promise<Blob> {
  const migrations = await readMigrations(options.migrationsDir)
  const path = join(options.cacheDir, `embedded-${await templateHash(migrations, options.prepare)}.tar`)
  const kept = await readKept(path)
  if (kept) return kept

  const tar = await makeTemplate(migrations, options.prepare)
  // Without a place to keep it the next first start is slow again, which is no reason to refuse this one.
  await keepTemplate(options.cacheDir, path, tar).catch(() => {})
  return tar
}

async function keepTemplate(cacheDir: string, path: string, tar: Blob): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  const unfinished = `${path}.${process.pid}.tmp`
  await writeFile(unfinished, tar.stream())
  await rename(unfinished, path)
  await removeUnused(cacheDir)
}

async function makeTemplate(
  migrations: readonly Migration[],
  prepare: Preparation | undefined,
): Promise<Blob> {
  const client = await EmbeddedClient.open({ dataDir: 'memory://' }, { queryLimitMs: PREPARE_LIMIT_MS })
  const database = createEmbeddedDatabase({ client })
  try {
    await migrate(database, { migrations })
    await prepare?.run(database)
    // Without it every copy would begin by replaying the log of these migrations.
    await client.exec('checkpoint')
    return await client.dumpDataDir('none')
  } finally {
    await database.close()
  }
}

async function templateHash(
  migrations: readonly Migration[],
  prepare: Preparation | undefined,
): Promise<string> {
  const hash = createHash('sha256')
    .update(await pgliteVersion())
    .update(prepare?.key ?? '')
  for (const migration of migrations) hash.update(migration.name).update(migration.checksum)
  return hash.digest('hex').slice(0, 24)
}

async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const manifest = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string
  }
  return manifest.version
}

async function readKept(path: string): Promise<Blob | undefined> {
  try {
    const now = new Date()
    await utimes(path, now, now)
    // Not openAsBlob, which fails once another process has touched the file.
    return new Blob([await readFile(path)])
  } catch {
    return undefined
  }
}

async function removeUnused(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    if (!name.startsWith('embedded-')) continue
    const path = join(cacheDir, name)
    const age = Date.now() - (await stat(path).then((stats) => stats.mtimeMs, Date.now))
    if (age > KEEP_UNUSED_MS) await rm(path, { force: true })
  }
}
