import type { Feature } from '../../../packages/domain/src/features.ts'
import { locationOf } from '../../checks/file-location.ts'
import { changedIds, isCatalogue, modulesAsking } from './changed-texts.ts'
import { type ImportGraph, reaching, type Sources } from './import-graph.ts'

export type Kind = 'unit' | 'server' | 'journeys'
export const KINDS: readonly Kind[] = ['unit', 'server', 'journeys']

/** What of each kind is run, out of how many files, and for the journeys because of which features. */
export type Choice = {
  files: Readonly<Record<Kind, readonly string[]>>
  totals: Readonly<Record<Kind, number>>
  /** Features that changed; 'all' when something changed that every page stands on. */
  features: readonly Feature[] | 'all'
  hasFaults: boolean
  hasBench: boolean
}

export type Project = {
  sources: Sources
  graph: ImportGraph
  features: readonly Feature[]
  /** Features of each file of journeys, by its name without folder and ending. */
  journeys: Readonly<Record<string, readonly Feature[]>>
  /** A file's text where the change began; null when it was not there. */
  textBefore: (path: string) => string | null
  textNow: (path: string) => string | null
}

/** Read by people, or by checks that run in any case. */
const RUNS_NOTHING = /\.md$|^docs\/|^LICENSE$|^\.(gitignore|ci\/|env\.example)|^biome\.json$/
/** What every test of every kind stands on. */
const ROOT_SETTINGS = /^(package(-lock)?\.json|tsconfig\.base\.json|\.npmrc)$/
/** What all tests below the same folder stand on. */
const FOLDER_SETTINGS = /(^|\/)(package\.json|tsconfig\.json|vite(st)?\.config\.ts|playwright\.config\.ts)$/
const UNIT_SETTINGS = 'vitest.config.ts'
/** They change how tests run, not the product. */
const TEST_SETTINGS = /(^|\/)(tsconfig\.json|vitest\.config\.ts)$/
const GENERATED_TEXTS = 'packages/i18n/src/generated/'

const kindOf = (path: string): Kind | undefined => {
  if (/^e2e\/.*\.spec\.ts$/.test(path)) return 'journeys'
  if (!/\.test\.tsx?$/.test(path)) return undefined
  return path.startsWith('apps/server/') ? 'server' : 'unit'
}

/** The tests that can reach what changed: by imports, and journeys by feature too. */
export function chooseTests(changed: readonly string[], project: Project): Choice {
  const { graph } = project
  const relevant = changed.filter((path) => !RUNS_NOTHING.test(path))
  const tests = [...project.sources.keys()].filter((path) => kindOf(path) !== undefined).sort()
  const reached = new Set(relevant.flatMap((path) => testsReaching(path, graph, tests)))
  const features = featuresOf(relevant, graph, project)
  const isChosen = (path: string) =>
    reached.has(path) || (kindOf(path) === 'journeys' && isAbout(path, features, project.journeys))
  const ofKind = (kind: Kind) => tests.filter((path) => kindOf(path) === kind)
  return {
    files: byKind((kind) => ofKind(kind).filter(isChosen)),
    totals: byKind((kind) => ofKind(kind).length),
    features,
    hasFaults: relevant.some((path) => path.startsWith('e2e/faults/')),
    hasBench: relevant.some((path) => path.startsWith('bench/')),
  }
}

const byKind = <T>(value: (kind: Kind) => T): Record<Kind, T> => ({
  unit: value('unit'),
  server: value('server'),
  journeys: value('journeys'),
})

function testsReaching(path: string, graph: ImportGraph, tests: readonly string[]): string[] {
  if (path === UNIT_SETTINGS) return tests.filter((test) => kindOf(test) === 'unit')
  const folder = settledFolder(path, graph)
  if (folder !== undefined) return tests.filter((test) => test.startsWith(folder))
  const start = path.startsWith('packages/i18n/') ? [path, ...generatedTexts(graph)] : [path]
  const reached = reaching(graph, start)
  return tests.filter((test) => reached.has(test))
}

const generatedTexts = (graph: ImportGraph) =>
  [...graph.keys()].filter((file) => file.startsWith(GENERATED_TEXTS))

/** Where all tests are run, because of settings, or of a file that is read without being imported. */
function settledFolder(path: string, graph: ImportGraph): string | undefined {
  if (ROOT_SETTINGS.test(path)) return ''
  const { workspace } = locationOf(path)
  const isShared = workspace.startsWith('packages/')
  if (FOLDER_SETTINGS.test(path)) return isShared ? '' : `${workspace}/`
  const isModule = /\.tsx?$/.test(path) || graph.has(path) || isCatalogue(path)
  if (isModule || path.startsWith('e2e/faults/')) return undefined
  return isShared ? '' : `${workspace}/`
}

function isAbout(path: string, features: Choice['features'], journeys: Project['journeys']): boolean {
  if (features === 'all') return true
  const name = path.replace(/^.*\//, '').replace(/\.spec\.ts$/, '')
  return (journeys[name] ?? []).some((feature) => features.includes(feature))
}

function featuresOf(changed: readonly string[], graph: ImportGraph, project: Project): Choice['features'] {
  const found = new Set<Feature>()
  for (const path of changed.filter(isOfProduct)) {
    const features = featuresBehind(path, graph, project)
    if (features.length === 0) return 'all'
    for (const feature of features) found.add(feature)
  }
  return project.features.filter((feature) => found.has(feature))
}

/** What a running installation is made of; tests and their tools are none of it. */
function isOfProduct(path: string): boolean {
  if (ROOT_SETTINGS.test(path)) return true
  const { workspace, room, isTest } = locationOf(path)
  if (isTest || room === 'testing' || TEST_SETTINGS.test(path)) return false
  return /^(apps|packages)\//.test(workspace)
}

/** The feature a file belongs to, else those that import it; none for what only the composition of an app knows. */
function featuresBehind(path: string, graph: ImportGraph, project: Project): Feature[] {
  const featureAt = (file: string) => {
    const { isTest, feature: slug } = locationOf(file)
    return isTest ? undefined : project.features.find((feature) => feature === slug)
  }
  const own = featureAt(path)
  if (own !== undefined) return [own]
  const start = isCatalogue(path) ? modulesWithTexts(path, project) : [path]
  return [...reaching(graph, start)].flatMap((file) => featureAt(file) ?? [])
}

function modulesWithTexts(path: string, { sources, textBefore, textNow }: Project): string[] {
  return modulesAsking(sources, changedIds(textBefore(path), textNow(path)))
}
