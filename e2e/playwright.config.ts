import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'

const executablePath = findChromium()
// Playwright decides about the screen itself (--headed, --ui).
const args = [
  ...CHROMIUM_FLAGS.filter((flag) => flag !== '--headless'),
  // No page of a journey lives long enough to win back what the optimising compilers cost: they took a sixteenth.
  '--js-flags=--no-maglev,--no-turbofan',
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // These show nothing that other journeys do not; they are there to be taken anew.
  testIgnore: process.env.UPDATE_PICTURES ? [] : ['**/pictures.spec.ts'],
  // One for each engine: a run empties its own before it begins.
  outputDir: `../test-results/${process.env.E2E_ENGINE ?? 'any'}`,
  globalSetup: './support/database-server.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // They end what hangs, also on a machine ten times slower; nothing waits longer than its condition takes.
  timeout: 5 * 60_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    // Journeys see every request themselves; those about the saved copy let the worker in.
    serviceWorkers: 'block',
    // Taken by our own fixture when a journey failed.
    screenshot: 'off',
    trace: 'off',
  },
})
