import { buildIfStale } from './build/build-if-stale.ts'
import { BuildFailed } from './build/run-steps.ts'

try {
  await buildIfStale((line) => console.log(line))
  console.log('Built.')
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
