import { matchesGlob } from 'node:path'
import { BOTH_ENGINES, EMBEDDED_ONLY } from '../../apps/server/test-engines.ts'
import { type ImportGraph, reaching } from './changed/import-graph.ts'
import type { Engine } from './engines.ts'

const SERVER = 'apps/server/'
/** Whatever opens a database in a test does so through one of these. */
const OPENING = [
  'apps/server/src/platform/db/embedded-client.ts',
  'apps/server/src/platform/db/open-database.ts',
  'apps/server/src/testing/postgres-cluster.ts',
]

export const isServerTest = (path: string): boolean => path.startsWith(SERVER) && path.endsWith('.test.ts')

const isAmong = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => matchesGlob(path, SERVER + pattern))

/**
 * Which of these tests are run on which engine, by their paths below apps/server. What never opens a database does not
 * depend on the engine: it is run once.
 */
export function serverFiles(
  tests: readonly string[],
  graph: ImportGraph,
  engines: readonly Engine[],
): Record<Engine, string[]> {
  const opening = reaching(graph, OPENING)
  const [first] = engines
  const runsOn = (path: string, engine: Engine) => {
    if (isAmong(EMBEDDED_ONLY, path)) return engine === 'pglite'
    if (isAmong(BOTH_ENGINES, path)) return engine === 'postgres'
    return engines.includes(engine) && (opening.has(path) || engine === first)
  }
  const of = (engine: Engine) =>
    tests.filter((path) => runsOn(path, engine)).map((path) => path.slice(SERVER.length))
  return { pglite: of('pglite'), postgres: of('postgres') }
}
