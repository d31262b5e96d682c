import { requireNode } from './node-version.ts'

requireNode()
process.env.NODE_ENV = 'production'
const { buildIfStale } = await import('./build/build-if-stale.ts')
const { BuildFailed } = await import('./build/run-steps.ts')

try {
  await buildIfStale((line) => console.log(line))
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error
  console.error(error.message)
  process.exit(1)
}
// In this process, so that a stop signal reaches the server and its orderly end.
await import(new URL('../apps/server/src/main.ts', import.meta.url).href)
