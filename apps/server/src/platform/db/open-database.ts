import { createEmbeddedDatabase } from './embedded.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { ensureDatabaseDirectory } from './embedded-directory.ts'
import { lockDataDir } from './embedded-lock.ts'
import { type Preparation, preparedTemplate, templateCacheDir } from './embedded-template.ts'
import { StartupError } from './errors.ts'
import { type FreeBytes, freeBytesOf, watchFreeSpace } from './free-space.ts'
import type { Database, DatabaseLogger } from './port.ts'
import { createPostgresDatabase } from './postgres.ts'
import { connectPool } from './postgres-pool.ts'
import { startWatchdog } from './watchdog.ts'

export type DatabaseConfig = {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly minFreeMb: number
  readonly queryLimitMs?: number
  readonly logger: DatabaseLogger
  /** What a new embedded database holds besides the migrations, so that a first start need not wait for it. */
  readonly prepare?: Preparation | undefined
  readonly templateCacheDir?: string
  readonly freeBytes?: FreeBytes
}

const QUERY_LIMIT_MS = 10_000

/** Opens PostgreSQL where an address is set, else the embedded database; `migrate` comes after it. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl ? openPostgres(config, config.databaseUrl) : openEmbedded(config)
}

async function openPostgres(config: DatabaseConfig, connectionString: string): Promise<Database> {
  const { logger, queryLimitMs = QUERY_LIMIT_MS } = config
  const pool = await connectPool(connectionString, queryLimitMs, logger)
  return createPostgresDatabase({ pool, connectionString, logger })
}

async function openEmbedded(config: DatabaseConfig): Promise<Database> {
  const { dataDir, logger, queryLimitMs = QUERY_LIMIT_MS } = config
  const lock = lockDataDir(dataDir)
  const watchdog = startWatchdog(Math.min(1000, queryLimitMs / 2))
  const release = async () => {
    await watchdog.close()
    lock.release()
  }
  try {
    const directory = await ensureDatabaseDirectory(dataDir, () =>
      preparedTemplate({ cacheDir: config.templateCacheDir ?? templateCacheDir, prepare: config.prepare }),
    )
    const freeSpace = watchFreeSpace(config.minFreeMb, config.freeBytes ?? freeBytesOf(dataDir))
    const client = await openDirectory(directory, { watchdog, freeSpace, queryLimitMs })
    logger.warn(
      { dataDir },
      'Using the embedded database. It survives a killed process but not a power cut: production wants PostgreSQL (DATABASE_URL).',
    )
    return createEmbeddedDatabase({ client, freeSpace, onClosed: release })
  } catch (error) {
    await release()
    throw error
  }
}

async function openDirectory(directory: string, guards: Parameters<typeof EmbeddedClient.open>[1]) {
  try {
    return await EmbeddedClient.open({ dataDir: directory }, guards)
  } catch (error) {
    throw new StartupError(
      `The embedded database in ${directory} does not open.`,
      'Restore a backup of the data folder, or move it away to start with an empty one.',
      { cause: error },
    )
  }
}
