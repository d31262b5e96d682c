import type { ErrorReports } from '../../platform/error-reports/port.ts'

/**
 * Work that an answer must not wait for, because the time it takes would tell whether an address has an account.
 * What fails is reported to the operator and to nobody else.
 */
export type Background = { run(task: string, work: () => Promise<unknown>): void; settled(): Promise<void> }

export function createBackground(reports: ErrorReports): Background {
  const running = new Set<Promise<unknown>>()
  return {
    run(task, work) {
      const done = work()
        .catch((error: unknown) => reports.report(error, { task }))
        .finally(() => running.delete(done))
      running.add(done)
    },
    settled: async () => {
      await Promise.all(running)
    },
  }
}
