import {
  attachPostgresCluster,
  startPostgresCluster,
} from '../../apps/server/src/testing/postgres-cluster.ts'

/** Runs once, before all journeys: with E2E_ENGINE=postgres there has to be a PostgreSQL. */
export default async function startDatabaseServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ENGINE !== 'postgres' || process.env.E2E_CLUSTER) return undefined
  const cluster = await startPostgresCluster()
  if (!cluster) throw new Error('E2E_ENGINE is postgres: install PostgreSQL or set TEST_DATABASE_URL.')
  process.env.E2E_CLUSTER = cluster.address
  return () => cluster.stop()
}

/** An empty database for one server; undefined on the embedded engine, which makes its own. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const address = process.env.E2E_CLUSTER
  if (process.env.E2E_ENGINE !== 'postgres' || !address) return undefined
  const cluster = attachPostgresCluster(address)
  const name = `journeys_${process.pid}_${Date.now()}`
  await cluster.createDatabase(name)
  return { url: cluster.urlOf(name), drop: () => cluster.dropDatabase(name) }
}
