import { buildIfStale } from '../build/build-if-stale.ts'
import { ensureChromium } from '../chromium.ts'
import { runCluster, sayPostgresIsMissing } from './postgres.ts'
import { playwright, program, script, vitest } from './runners.ts'
import type { TestStep } from './step.ts'
import { ONE_PASSED, ONE_SKIPPED, type Totals } from './totals.ts'
import { checkTypes } from './types.ts'

type Engine = 'pglite' | 'postgres'

/** On PostgreSQL where one can be had, else counted as skipped. */
async function onEngine(
  engine: Engine,
  run: (env: Record<string, string>) => Promise<Totals>,
): Promise<Totals> {
  if (engine === 'pglite') return run({ TEST_ENGINE: engine })
  const cluster = await runCluster()
  if (cluster) return run({ TEST_ENGINE: engine, E2E_CLUSTER: cluster.address })
  sayPostgresIsMissing()
  return ONE_SKIPPED
}

/** Files that only one of the two runs has, and which would be missed by nobody if a pattern went wrong. */
const MUST_RUN: Record<Engine, readonly string[]> = {
  pglite: ['contract.test.ts', 'src/cli.test.ts', 'src/main.test.ts'],
  postgres: ['contract.test.ts', 'db/migrations.test.ts', 'db/row-level-security.test.ts'],
}

const serverTests = (engine: Engine) => () =>
  onEngine(engine, async (env) => {
    // Some start the whole server, which serves the built apps.
    await buildIfStale((line) => console.log(line))
    return vitest({ name: `server-${engine}`, cwd: 'apps/server', env, mustRun: MUST_RUN[engine] })
  })

/** On PostgreSQL where one can be had, which takes about half as long; on the embedded engine else, or when named. */
async function faults(): Promise<Totals> {
  const isEmbedded = process.env.TEST_ENGINE === 'pglite' || !(await runCluster())
  return onEngine(isEmbedded ? 'pglite' : 'postgres', async (env) => {
    await buildIfStale((line) => console.log(line))
    return script('e2e/faults/main.ts', env)
  })
}

/** What reads, writes and hears the database; how a page looks does not depend on the engine. */
const DATABASE_JOURNEYS = ['thread', 'sign-in', 'guest-live', 'guest-voucher']

const journeys =
  (engine: Engine, files: readonly string[] = []) =>
  () =>
    onEngine(engine, async (env) => {
      const chromium = await ensureChromium((line) => console.log(line))
      return playwright(engine, { ...env, CHROMIUM_PATH: chromium }, files)
    })

async function build(): Promise<Totals> {
  await buildIfStale((line) => console.log(line))
  return ONE_PASSED
}

/** In this order: what is quick and fails often comes first. */
export const testSteps: readonly TestStep[] = [
  { name: 'format and lint', group: 'checks', run: () => program('biome', ['ci', '.']) },
  { name: 'types', group: 'checks', run: checkTypes },
  { name: 'architecture', group: 'checks', run: () => script('scripts/check-architecture.ts') },
  { name: 'migrations', group: 'checks', run: () => script('scripts/check-migrations.ts') },
  { name: 'locales', group: 'checks', run: () => script('scripts/check-locales.ts') },
  { name: 'unit', group: 'unit', run: () => vitest({ name: 'unit' }) },
  { name: 'server on pglite', group: 'server', run: serverTests('pglite') },
  { name: 'server on postgres', group: 'server', run: serverTests('postgres') },
  { name: 'orders under faults', group: 'faults', run: faults },
  { name: 'build', group: 'browser', run: build },
  { name: 'browser on pglite', group: 'browser', run: journeys('pglite') },
  { name: 'browser on postgres', group: 'browser', run: journeys('postgres', DATABASE_JOURNEYS) },
]
