import type { Totals } from './totals.ts'

export type Group = 'checks' | 'unit' | 'server' | 'faults' | 'bench' | 'browser'
export const GROUPS: readonly Group[] = ['checks', 'unit', 'server', 'faults', 'bench', 'browser']

export type TestStep = {
  name: string
  group: Group
  run: () => Promise<Totals>
}

export type StepOutcome = { name: string; totals: Totals; seconds: number }

/** The groups named as `a,b`; all of them without. */
export function groupsFrom(only: string | undefined): readonly Group[] {
  if (only === undefined) return GROUPS
  const asked = only.split(',')
  const unknown = asked.filter((name) => !GROUPS.some((group) => group === name))
  if (unknown.length > 0) throw new Error(`--only takes ${GROUPS.join(', ')}; not "${unknown.join(', ')}"`)
  return GROUPS.filter((group) => asked.includes(group))
}

const stateOf = ({ totals }: StepOutcome): string => {
  if (totals.failed > 0) return 'FAILED'
  return totals.passed === 0 && totals.skipped > 0 ? 'SKIPPED' : 'ok'
}

/** What failed, one line per step, then the totals alone on the last line. */
export function summary(outcomes: readonly StepOutcome[], all: Totals): string {
  const width = Math.max(...outcomes.map((outcome) => outcome.name.length), 4)
  const lines = outcomes.map((outcome) => {
    const { passed, failed } = outcome.totals
    const seconds = `${outcome.seconds.toFixed(1)} s`.padStart(8)
    const counts = `${passed} passed`.padStart(13) + `${failed} failed`.padStart(11)
    return `${outcome.name.padEnd(width)}  ${stateOf(outcome).padEnd(7)} ${seconds}${counts}`
  })
  const failed = outcomes.flatMap(({ name, totals }) =>
    (totals.failedTests ?? []).map((test) => `FAILED ${name}: ${test}`),
  )
  const rule = '-'.repeat(width + 42)
  const skipped = outcomes.filter((outcome) => stateOf(outcome) === 'SKIPPED').map((outcome) => outcome.name)
  const warning = skipped.length > 0 ? [`Skipped, so not proven: ${skipped.join(', ')}`] : []
  return [...failed, rule, ...lines, rule, ...warning, `${all.passed} passed, ${all.failed} failed`].join(
    '\n',
  )
}
