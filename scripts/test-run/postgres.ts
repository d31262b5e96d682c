import { type PostgresCluster, startPostgresCluster } from '../../apps/server/src/testing/postgres-cluster.ts'

let started: Promise<PostgresCluster | undefined> | undefined

/** One private PostgreSQL for the steps of a run, started when the first one asks; undefined when none can be had. */
export function runCluster(): Promise<PostgresCluster | undefined> {
  started ??= startPostgresCluster()
  return started
}

export async function stopRunCluster(): Promise<void> {
  const cluster = await started?.catch(() => undefined)
  await cluster?.stop()
}

/** Loud on purpose: half of what the product promises is not proven by this run. */
export function sayPostgresIsMissing(): void {
  console.error(`
##############################################################################
##                                                                          ##
##   NO POSTGRESQL ON THIS MACHINE: this step is SKIPPED, nothing of it     ##
##   is proven. Install postgresql, or name a server in TEST_DATABASE_URL.  ##
##                                                                          ##
##############################################################################
`)
}
