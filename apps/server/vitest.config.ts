import { configDefaults, defineConfig } from 'vitest/config'
import { BOTH_ENGINES, EMBEDDED_ONLY } from './test-engines.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isPostgres ? EMBEDDED_ONLY : BOTH_ENGINES)],
    globalSetup: ['src/testing/global-setup.ts'],
    // Every test brings its own property or database, so nothing leaks through shared modules, and importing
    // them once per worker instead of once per file halves the run.
    isolate: false,
    // The embedded database blocks its thread and grows its own memory: a process each, not a thread.
    pool: 'forks',
    // The embedded engine waits for itself now and then: one more than a small machine has cores.
    maxWorkers: isPostgres ? 2 : 3,
    // They end what hangs. On a busy machine a test waits, it does not fail.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    testTimeout: 5 * 60_000,
    hookTimeout: 5 * 60_000,
  },
})
