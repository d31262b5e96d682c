import { runCluster, sayPostgresIsMissing } from './postgres.ts'
import { ONE_SKIPPED, type Totals } from './totals.ts'

export type Engine = 'pglite' | 'postgres'

/** On PostgreSQL where one can be had, else counted as skipped. */
export async function onEngine(
  engine: Engine,
  run: (env: Record<string, string>) => Promise<Totals>,
): Promise<Totals> {
  if (engine === 'pglite') return run({ TEST_ENGINE: engine })
  const cluster = await runCluster()
  if (cluster) return run({ TEST_ENGINE: engine, E2E_CLUSTER: cluster.address })
  sayPostgresIsMissing()
  return ONE_SKIPPED
}

/** PostgreSQL where one can be had: it takes a third of the embedded engine's time. */
export async function quickEngine(): Promise<Engine> {
  return (await runCluster()) ? 'postgres' : 'pglite'
}
