import { randomBytes } from 'node:crypto'
import { createEmbeddedDatabase } from '../platform/db/embedded.ts'
import { EmbeddedClient, type EmbeddedGuards } from '../platform/db/embedded-client.ts'
import { preparedTemplate, templateCacheDir } from '../platform/db/embedded-template.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Database, DatabaseLogger } from '../platform/db/port.ts'
import { jobsPreparation } from '../platform/jobs/prepare.ts'
import type { PostgresCluster } from './postgres-cluster.ts'
import { runningCluster, TEMPLATE_DATABASE } from './test-cluster.ts'

/** Generous: on a busy machine a test waits, it does not fail. */
const QUERY_LIMIT_MS = 2 * 60_000

export const quietLogger: DatabaseLogger = { debug() {}, info() {}, warn() {}, error() {} }
export const quietReports = { report() {} }

/** A fresh, migrated database on the engine of TEST_ENGINE; `close` also removes it. */
export async function openTestDatabase(): Promise<Database> {
  const cluster = runningCluster()
  return cluster ? openOnCluster(cluster, TEMPLATE_DATABASE) : openEmbeddedCopy()
}

let shared: Promise<Database> | undefined

/** One database for all tests of a worker; each makes its own property. Nobody closes it. */
export function sharedTestDatabase(): Promise<Database> {
  shared ??= openTestDatabase().then((database) => ({ ...database, close: async () => {} }))
  return shared
}

export async function openEmbeddedCopy(
  guards: EmbeddedGuards = { queryLimitMs: QUERY_LIMIT_MS },
): Promise<Database> {
  const loadDataDir = await preparedTemplate({ cacheDir: templateCacheDir, prepare: jobsPreparation })
  const client = await EmbeddedClient.open({ dataDir: 'memory://', loadDataDir }, guards)
  return createEmbeddedDatabase({ client, freeSpace: guards.freeSpace })
}

/** A fresh database on this cluster, a copy of the template or empty; `close` also drops it. */
export async function openOnCluster(cluster: PostgresCluster, template?: string): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await cluster.createDatabase(name, template)
  const database = await openDatabase({
    databaseUrl: cluster.urlOf(name),
    dataDir: '',
    minFreeMb: 0,
    queryLimitMs: QUERY_LIMIT_MS,
    logger: quietLogger,
  })
  return {
    ...database,
    async close() {
      await database.close()
      await cluster.dropDatabase(name)
    },
  }
}
