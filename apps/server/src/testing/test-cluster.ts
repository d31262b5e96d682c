import { attachPostgresCluster, type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts'

export const TEMPLATE_DATABASE = 'innkeeper_test_template'

/** The cluster that the global set-up started for this run; undefined when the run is on the embedded engine. */
export function runningCluster(): PostgresCluster | undefined {
  if (process.env.TEST_ENGINE !== 'postgres') return undefined
  const address = process.env.TEST_CLUSTER
  if (!address) throw new Error('TEST_ENGINE is postgres, but the global set-up started no cluster.')
  return attachPostgresCluster(address)
}

/** For a test about PostgreSQL itself, which needs one whatever engine the run is on. */
export async function requireCluster(): Promise<PostgresCluster> {
  const cluster = runningCluster() ?? (await startPostgresCluster())
  if (!cluster) throw new Error('This test needs PostgreSQL: install it or set TEST_DATABASE_URL.')
  return cluster
}
