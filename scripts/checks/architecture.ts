import { SERVER_EDGES, type ServerEdge } from './architecture-lists.ts'
import { isFeatureFile, refuseImport } from './arrows.ts'
import { findCircles } from './circles.ts'
import { locationOf, resolveImport } from './file-location.ts'
import type { Finding } from './finding.ts'
import { type ModuleFacts, readModule } from './read-module.ts'
import { findUnknownPlaces } from './slugs.ts'

export type Sources = ReadonlyMap<string, string>
type Facts = ReadonlyMap<string, ModuleFacts>

function findForbiddenArrows(facts: Facts, edges: readonly ServerEdge[]): Finding[] {
  return [...facts].flatMap(([path, { imports }]) =>
    imports.flatMap(({ specifier, line }) => {
      const refusal = refuseImport(path, specifier, edges)
      return refusal ? [{ path, line, ...refusal }] : []
    }),
  )
}

function findImpureRules(facts: Facts): Finding[] {
  return [...facts]
    .filter(([path]) => path.startsWith('packages/domain/src/') && !locationOf(path).isTest)
    .flatMap(([path, { impure }]) =>
      impure.map(({ name, line }) => ({
        path,
        line,
        problem: `a domain rule uses ${name}`,
        instead: 'Rules are pure: take `now`, a random value or the answer as an argument.',
      })),
    )
}

/** Edges between nodes that `nodeOf` names, with the import that makes each. */
function graphOf(facts: Facts, nodeOf: (path: string) => string | undefined) {
  const graph = new Map<string, Set<string>>()
  const made = new Map<string, { path: string; line: number }>()
  for (const [path, { imports }] of facts) {
    const from = nodeOf(path)
    if (from === undefined) continue
    if (!graph.has(from)) graph.set(from, new Set())
    for (const { specifier, line } of imports) {
      const target = resolveImport(path, specifier)
      const to = target !== undefined && facts.has(target) ? nodeOf(target) : undefined
      if (to === undefined || (to === from && target !== path)) continue
      graph.get(from)?.add(to)
      if (!made.has(`${from}>${to}`)) made.set(`${from}>${to}`, { path, line })
    }
  }
  return { graph, made }
}

function circlesAmong(facts: Facts, what: string, nodeOf: (path: string) => string | undefined): Finding[] {
  const { graph, made } = graphOf(facts, nodeOf)
  return findCircles(graph).map((way) => {
    const place = made.get(`${way[0]}>${way[1] ?? way[0]}`) ?? { path: way[0] ?? '', line: 1 }
    return {
      ...place,
      problem: `circle between ${what}: ${way.join(' -> ')}`,
      instead: 'Move what both need into a third place, or turn one arrow into an argument or an event.',
    }
  })
}

const featureIn = (workspace: string) => (path: string) => {
  const place = locationOf(path)
  return place.workspace === workspace && !place.isTest ? place.feature : undefined
}

function findUnusedEdges(facts: Facts, edges: readonly ServerEdge[]): Finding[] {
  const used = new Set(
    [...facts].flatMap(([path, { imports }]) =>
      imports.map(({ specifier }) => `${locationOf(path).feature}>${resolveImport(path, specifier)}`),
    ),
  )
  return edges
    .filter(({ from, to, through }) => !used.has(`${from}>apps/server/src/features/${to}/${through}`))
    .map(({ from, to, through }) => ({
      path: 'scripts/checks/architecture-lists.ts',
      line: 1,
      problem: `the listed edge ${from} -> ${to}/${through} is not used`,
      instead: 'Remove it from SERVER_EDGES.',
    }))
}

/** Folders of the server that are features but bring nothing through a feature.ts; asked where an app.ts lists them. */
function findFeaturesWithoutFile(paths: readonly string[]): Finding[] {
  if (!paths.includes('apps/server/src/app.ts')) return []
  const folderOf = (path: string) => /^apps\/server\/src\/features\/[^/]+\//.exec(path)?.[0]
  const complete = new Set(paths.filter(isFeatureFile).map(folderOf))
  const folders = new Map(paths.map((path) => [folderOf(path), path]))
  return [...folders].flatMap(([folder, path]) =>
    folder === undefined || complete.has(folder)
      ? []
      : [
          {
            path,
            line: 1,
            problem: `${folder} has no feature.ts`,
            instead:
              'Export one function there that takes what the feature needs and returns what it brings.',
          },
        ],
  )
}

/** Everything that breaks the walls: unknown places, forbidden arrows, impure rules, circles. */
export function checkArchitecture(
  sources: Sources,
  features: readonly string[],
  edges: readonly ServerEdge[] = SERVER_EDGES,
): Finding[] {
  const facts = new Map([...sources].map(([path, source]) => [path, readModule(path, source)]))
  return [
    ...findUnknownPlaces([...sources.keys()], features),
    ...findFeaturesWithoutFile([...sources.keys()]),
    ...findForbiddenArrows(facts, edges),
    ...findUnusedEdges(facts, edges),
    ...findImpureRules(facts),
    ...circlesAmong(facts, 'files', (path) => path),
    ...circlesAmong(facts, 'domain features', featureIn('packages/domain')),
    ...circlesAmong(facts, 'server features', featureIn('apps/server')),
  ]
}
