import { configDefaults, defineConfig } from 'vitest/config'

/** They open the embedded engine whatever TEST_ENGINE says: once is enough. */
const EMBEDDED_ONLY = ['src/main.test.ts', 'src/cli.test.ts', 'src/platform/db/embedded-*.test.ts']
/** They open PostgreSQL, most of them both engines, whatever TEST_ENGINE says: once is enough, where a cluster runs. */
const BOTH_ENGINES = [
  'src/platform/db/{migrations,open-database,roles,row-level-security}.test.ts',
  'src/platform/events/{commit-order,two-processes}.test.ts',
  'src/platform/jobs/two-nodes.test.ts',
]
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
    maxWorkers: 2,
    // On a busy machine a test waits, it does not fail.
    expect: { poll: { timeout: 10_000, interval: 20 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
