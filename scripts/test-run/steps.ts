import { buildIfStale } from '../build/build-if-stale.ts'
import { importGraph } from './changed/import-graph.ts'
import { checkSteps } from './check-steps.ts'
import { type Engine, onEngine, quickEngine } from './engines.ts'
import { journeys } from './journeys.ts'
import { projectSources } from './project-sources.ts'
import { script, vitest } from './runners.ts'
import { isServerTest, serverFiles } from './server-files.ts'
import { runServerTests } from './server-tests.ts'
import type { TestStep } from './step.ts'
import { ONE_PASSED, ONE_SKIPPED, type Totals } from './totals.ts'

/** Files that only one of the two runs has, and which would be missed by nobody if a pattern went wrong. */
const MUST_RUN: Record<Engine, readonly string[]> = {
  pglite: ['contract.test.ts', 'src/cli.test.ts', 'src/main.test.ts'],
  postgres: ['contract.test.ts', 'db/migrations.test.ts', 'db/row-level-security.test.ts'],
}

/** On both engines, but for what is about one of them or opens no database. */
const serverTests = (engine: Engine) => () => {
  const sources = projectSources()
  const tests = [...sources.keys()].filter(isServerTest)
  const files = serverFiles(tests, importGraph(sources), ['pglite', 'postgres'])[engine]
  return runServerTests(engine, files, MUST_RUN[engine])
}

/** On the quick engine, unless one is named. */
async function faults(): Promise<Totals> {
  const engine = process.env.TEST_ENGINE === 'pglite' ? 'pglite' : await quickEngine()
  return onEngine(engine, async (env) => {
    await buildIfStale((line) => console.log(line))
    return script(['e2e/faults/main.ts'], env)
  })
}

/** On both engines: what it measures is asserted on either. */
const load = (engine: Engine) => async (): Promise<Totals> => {
  if (process.platform !== 'linux') {
    console.error('#### The load reads memory from /proc, which only Linux has: this step is SKIPPED. ####')
    return ONE_SKIPPED
  }
  return onEngine(engine, async (env) => {
    await buildIfStale((line) => console.log(line))
    return script(['e2e/faults/load-main.ts'], env)
  })
}

/** Every section of the measurements with tiny numbers: not how quick anything is, but that it can still be measured. */
async function bench(): Promise<Totals> {
  return onEngine(await quickEngine(), (env) => script(['bench/main.ts', '--smoke'], env))
}

async function build(): Promise<Totals> {
  await buildIfStale((line) => console.log(line))
  return ONE_PASSED
}

export const faultsStep: TestStep = { name: 'orders under faults', group: 'faults', run: faults }
export const loadSteps: readonly TestStep[] = (['pglite', 'postgres'] as const).map((engine) => ({
  name: `load on ${engine}`,
  group: 'faults',
  run: load(engine),
}))
export const benchStep: TestStep = { name: 'bench, smoke run', group: 'bench', run: bench }
export const buildStep: TestStep = { name: 'build', group: 'browser', run: build }

/** What reads, writes and hears the database; how a page looks does not depend on the engine. */
const DATABASE_JOURNEYS = ['publish-to-guest', 'sign-in', 'guest-live', 'guest-voucher']

/** All journeys on the quick engine; where that is PostgreSQL, those about the database on the embedded one too. */
async function journeysOnPglite(): Promise<Totals> {
  const files =
    (await quickEngine()) === 'pglite' ? [] : DATABASE_JOURNEYS.map((name) => `e2e/${name}.spec.ts`)
  return journeys('pglite', files)
}

/** In this order: what is quick and fails often comes first. */
export const testSteps: readonly TestStep[] = [
  ...checkSteps,
  { name: 'unit', group: 'unit', run: () => vitest({ name: 'unit' }) },
  { name: 'server on pglite', group: 'server', run: serverTests('pglite') },
  { name: 'server on postgres', group: 'server', run: serverTests('postgres') },
  faultsStep,
  ...loadSteps,
  benchStep,
  buildStep,
  { name: 'browser on postgres', group: 'browser', run: () => journeys('postgres') },
  { name: 'browser on pglite', group: 'browser', run: journeysOnPglite },
]
