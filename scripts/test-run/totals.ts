import { type FailedTest, failedInPlaywright, failedInVitest, type PlaywrightSuite } from './failed-tests.ts'

/** What one step of the run amounts to; a step without tests of its own counts as one. */
export type Totals = { passed: number; failed: number; skipped: number; failedTests?: FailedTest[] }

export const ONE_PASSED: Totals = { passed: 1, failed: 0, skipped: 0 }
export const ONE_FAILED: Totals = { passed: 0, failed: 1, skipped: 0 }
export const ONE_SKIPPED: Totals = { passed: 0, failed: 0, skipped: 1 }

export function addTotals(all: readonly Totals[]): Totals {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** A runner that ends badly without a failed test (a crash, an unhandled error) still failed. */
export function honest(totals: Totals, exitCode: number): Totals {
  const nothingRan = totals.passed + totals.failed === 0
  if ((exitCode === 0 && !nothingRan) || totals.failed > 0) return totals
  return { ...totals, failed: 1 }
}

type VitestReport = {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: Parameters<typeof failedInVitest>[0]
}

/** A file that could not be loaded has no tests, so it counts as one failure. */
export function totalsOfVitest(report: VitestReport, root = ''): Totals {
  const broken = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + broken.length,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failedTests: failedInVitest(report.testResults ?? [], root),
  }
}

type PlaywrightReport = {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
  errors?: unknown[]
  suites?: PlaywrightSuite[]
}

/** A flaky test is a failed one: it did fail. */
export function totalsOfPlaywright(report: PlaywrightReport): Totals {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {}
  return {
    passed: expected,
    failed: unexpected + flaky + (report.errors?.length ?? 0),
    skipped,
    failedTests: failedInPlaywright(report.suites ?? []),
  }
}
