import { parseSync } from 'oxc-parser'
import { resolveImport } from '../../checks/file-location.ts'

/** Source text by path from the root. */
export type Sources = ReadonlyMap<string, string>
/** Each file that is imported somewhere, with the files that import it. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** A worker or a process of its own is started by address instead of being imported. */
const STARTED = /new URL\(\s*'([^']+\.tsx?)',\s*import\.meta\.url\s*\)/g

/** Programs that tests start by a name which no address gives away. */
const STARTED_BY_NAME: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src/testing/run-program.ts': ['apps/server/src/main.ts', 'apps/server/src/cli.ts'],
}

/** Who imports, or starts, what. */
export function importGraph(sources: Sources): ImportGraph {
  const graph = new Map<string, Set<string>>()
  for (const [path, source] of sources) {
    for (const target of targetsOf(path, source)) {
      const importers = graph.get(target) ?? new Set()
      graph.set(target, importers.add(path))
    }
  }
  return graph
}

function targetsOf(path: string, source: string): string[] {
  const specifiers = [
    ...importsIn(path, source),
    ...[...source.matchAll(STARTED)].map(([, address = '']) => asRelative(address)),
  ]
  return [
    ...specifiers.flatMap((specifier) => resolveImport(path, specifier) ?? []),
    ...(STARTED_BY_NAME[path] ?? []),
  ]
}

/** From the parser's own list, which takes a tenth of walking the syntax. */
function importsIn(path: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module
  const exported = staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value))
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...dynamic].filter(
    (specifier) => specifier !== undefined,
  )
}

const asRelative = (address: string) => (address.startsWith('.') ? address : `./${address}`)

/** These files and all that reach one of them by imports. */
export function reaching(graph: ImportGraph, files: Iterable<string>): Set<string> {
  const reached = new Set(files)
  // A set is walked in the order things were added, those added meanwhile included.
  for (const file of reached) for (const importer of graph.get(file) ?? []) reached.add(importer)
  return reached
}
