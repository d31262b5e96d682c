import { parseArgs } from 'node:util'
import { compileTextsIfStale } from './build/build-if-stale.ts'
import { wasStopped } from './child.ts'
import { requireNode } from './node-version.ts'
import { planChanged } from './test-run/changed/plan.ts'
import { stopRunCluster } from './test-run/postgres.ts'
import { groupsFrom, type StepOutcome, summary, type TestStep } from './test-run/step.ts'
import { testSteps } from './test-run/steps.ts'
import { addTotals, ONE_FAILED } from './test-run/totals.ts'

requireNode()

async function runStep(step: TestStep): Promise<StepOutcome> {
  console.log(`\n=== ${step.name}`)
  const started = performance.now()
  const totals = await step.run().catch((error: Error) => {
    console.error(error.message)
    return ONE_FAILED
  })
  return { name: step.name, totals, seconds: (performance.now() - started) / 1000 }
}

async function runAll(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
    },
  })
  const tell = (line: string) => console.log(line)
  const groups = groupsFrom(values.only)
  await compileTextsIfStale(tell)
  const isChanged = values.changed || values.since !== undefined
  const steps = isChanged ? await planChanged(values.since, tell) : testSteps
  const outcomes: StepOutcome[] = []
  // A failed step does not end the run: all failures are worth seeing at once.
  for (const step of steps) {
    if (groups.includes(step.group) && !wasStopped()) outcomes.push(await runStep(step))
  }
  const all = addTotals(outcomes.map((outcome) => outcome.totals))
  console.log(`\n${summary(outcomes, all)}`)
  return all.failed > 0 || wasStopped() ? 1 : 0
}

try {
  process.exitCode = await runAll()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await stopRunCluster()
}
