import { checkSteps } from '../check-steps.ts'
import type { Engine } from '../engines.ts'
import { journeys } from '../journeys.ts'
import { vitest } from '../runners.ts'
import { runServerTests } from '../server-tests.ts'
import type { TestStep } from '../step.ts'
import { benchStep, buildStep, faultsStep, loadSteps } from '../steps.ts'
import type { Choice } from './choose.ts'

type Engines = { quick: Engine; server: Readonly<Record<Engine, readonly string[]>> }

/** The checks, and of all else what was chosen; a step with nothing to run is left out. */
export function changedSteps({ files, hasFaults, hasBench }: Choice, { quick, server }: Engines): TestStep[] {
  const serverStep = (engine: Engine): TestStep => ({
    name: `server on ${engine}`,
    group: 'server',
    run: () => runServerTests(engine, server[engine]),
  })
  const hasJourneys = files.journeys.length > 0
  return [
    ...checkSteps,
    ...when(files.unit.length > 0, {
      name: 'unit',
      group: 'unit',
      run: () => vitest({ name: 'unit', args: files.unit }),
    }),
    ...when(server.pglite.length > 0, serverStep('pglite')),
    ...when(server.postgres.length > 0, serverStep('postgres')),
    ...(hasFaults ? [faultsStep, ...loadSteps] : []),
    ...when(hasBench, benchStep),
    ...when(hasJourneys, buildStep),
    ...when(hasJourneys, {
      name: `browser on ${quick}`,
      group: 'browser',
      run: () => journeys(quick, files.journeys),
    }),
  ]
}

const when = (isWanted: boolean, step: TestStep): TestStep[] => (isWanted ? [step] : [])
