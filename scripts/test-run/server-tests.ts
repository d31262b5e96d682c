import { buildIfStale } from '../build/build-if-stale.ts'
import { type Engine, onEngine } from './engines.ts'
import { vitest } from './runners.ts'
import type { Totals } from './totals.ts'

/** These tests of the server, by their paths below apps/server; `mustRun` as the runner has it. */
export function runServerTests(
  engine: Engine,
  files: readonly string[],
  mustRun: readonly string[] = [],
): Promise<Totals> {
  return onEngine(engine, async (env) => {
    // Some start the whole server, which serves the built apps.
    await buildIfStale((line) => console.log(line))
    return vitest({ name: `server-${engine}`, cwd: 'apps/server', env, args: files, mustRun })
  })
}
