/** They open the embedded engine whatever TEST_ENGINE says: once is enough. */
export const EMBEDDED_ONLY = [
  'src/main.test.ts',
  'src/cli.test.ts',
  'src/platform/db/embedded-*.test.ts',
  'src/platform/db/watchdog.test.ts',
]

/** They open PostgreSQL, most of them both engines, whatever TEST_ENGINE says: once is enough, where a cluster runs. */
export const BOTH_ENGINES = [
  'src/features/auth/guesses-on-two-nodes.test.ts',
  'src/features/html-builder/old-templates.test.ts',
  'src/platform/http/outage.test.ts',
  'src/platform/db/{migrations,open-database,roles,row-level-security}.test.ts',
  'src/platform/events/{commit-order,two-processes}.test.ts',
  'src/platform/jobs/two-nodes.test.ts',
]
