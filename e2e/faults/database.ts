import {
  attachPostgresCluster,
  startPostgresCluster,
} from '../../apps/server/src/testing/postgres-cluster.ts'

/** A database of its own on the engine that TEST_ENGINE names; the embedded one lies in the data folder. */
export async function newDatabase(): Promise<{ databaseUrl: string | undefined; drop(): Promise<void> }> {
  if (process.env.TEST_ENGINE !== 'postgres') return { databaseUrl: undefined, drop: async () => {} }
  const running = process.env.E2E_CLUSTER
  const cluster = running ? attachPostgresCluster(running) : await startPostgresCluster()
  if (!cluster) throw new Error('TEST_ENGINE is postgres: install PostgreSQL or set TEST_DATABASE_URL.')
  const name = `faults_${process.pid}_${Date.now()}`
  await cluster.createDatabase(name)
  const drop = async () => {
    await cluster.dropDatabase(name)
    await cluster.stop()
  }
  return { databaseUrl: cluster.urlOf(name), drop }
}
