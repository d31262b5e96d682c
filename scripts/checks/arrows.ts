import type { ServerEdge } from './architecture-lists.ts'
import { type FileLocation, locationOf, resolveImport } from './file-location.ts'

/** Why an import is not allowed, and what to do; undefined when it is fine. */
export type Refusal = { problem: string; instead: string }

/** Which of our packages each one may use. */
const PACKAGES_FOR: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/html-builder': ['packages/domain', 'packages/ui'],
  'packages/api': ['packages/domain', 'packages/html-builder'],
  'packages/i18n': [],
  'packages/ui': [],
  'apps/guest': ['packages/domain', 'packages/html-builder', 'packages/api', 'packages/i18n', 'packages/ui'],
  'apps/admin': ['packages/domain', 'packages/html-builder', 'packages/api', 'packages/i18n', 'packages/ui'],
  'apps/server': ['packages/domain', 'packages/html-builder', 'packages/api', 'packages/i18n'],
}

const ONLY_ZOD_MINI = ['packages/domain', 'packages/api']
const IN_BROWSERS = [
  'packages/domain',
  'packages/html-builder',
  'packages/api',
  'packages/ui',
  'apps/guest',
  'apps/admin',
]

function refuseOutsidePackage(place: FileLocation, specifier: string): Refusal | undefined {
  // Tests run on Node with the test tools, wherever their subject runs.
  if (place.isTest || place.room === undefined) return undefined
  if (ONLY_ZOD_MINI.includes(place.workspace) && specifier !== 'zod/mini') {
    return {
      problem: `${place.workspace} imports "${specifier}"`,
      instead: 'Only zod/mini comes from outside here; pass in what else the rule needs.',
    }
  }
  if (place.workspace === 'apps/guest' && (specifier === 'zod' || specifier.startsWith('zod/v'))) {
    return {
      problem: 'the guest app imports full zod',
      instead: 'Use zod/mini: guests load it on bad Wi-Fi.',
    }
  }
  if (specifier.startsWith('node:') && IN_BROWSERS.includes(place.workspace)) {
    return {
      problem: `${place.workspace} imports "${specifier}", which no browser has`,
      instead: 'Do it on the server, or take the result as an argument.',
    }
  }
  return undefined
}

function refuseWorkspace(from: FileLocation, to: FileLocation, specifier: string): Refusal | undefined {
  if (!(from.workspace in PACKAGES_FOR)) return undefined
  const allowed = PACKAGES_FOR[from.workspace] ?? []
  if (!allowed.includes(to.workspace)) {
    const words = allowed.length > 0 ? `only from ${allowed.join(', ')}` : 'nothing else of ours'
    return {
      problem: `${from.workspace} imports from ${to.workspace}`,
      instead: `It takes ${words}; move the shared part there, or call it from the other side.`,
    }
  }
  if (specifier.startsWith('.')) {
    return {
      problem: `"${specifier}" reaches into ${to.workspace} by path`,
      instead: `Import it as @innkeeper/${to.workspace.split('/')[1]}/...`,
    }
  }
  return undefined
}

/** What each room of an app may use beside itself; app/ puts all of them together. */
const ROOMS_FOR: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  components: ['platform'],
  pwa: ['platform'],
  features: ['platform', 'components'],
}

const TESTING = {
  problem: 'product code imports testing/',
  instead: 'Only tests, e2e, bench and scripts may.',
}

function refuseInBrowserApp(from: FileLocation, to: FileLocation): Refusal | undefined {
  if (to.room === 'testing') return from.isTest || from.room === 'testing' ? undefined : TESTING
  const allowed = from.room === undefined ? undefined : ROOMS_FOR[from.room]
  if (allowed === undefined || (to.room !== undefined && allowed.includes(to.room))) return undefined
  if (from.room !== 'features') {
    if (to.room === from.room) return undefined
    return { problem: `${from.room} imports ${to.room}`, instead: 'Let app/ import both and connect them.' }
  }
  if (to.room === 'features' && to.feature === from.feature) return undefined
  const what = to.room === 'features' ? `feature "${to.feature}"` : `${to.room}/`
  return {
    problem: `feature "${from.feature}" imports ${what}`,
    instead: 'Features meet only in app/: pass it down from there, or move the shared part to packages/.',
  }
}

/** Where a feature of the server says what it needs and what it brings. */
export function isFeatureFile(path: string): boolean {
  return /^apps\/server\/src\/features\/[^/]+\/feature\.ts$/.test(path)
}

function refuseInServer(
  from: FileLocation,
  to: FileLocation,
  target: string,
  edges: readonly ServerEdge[],
): Refusal | undefined {
  const isOwnTest = from.isTest && from.feature === to.feature
  if (isFeatureFile(target) && from.room !== 'app.ts' && !isOwnTest) {
    return {
      problem: `${from.feature ? `feature "${from.feature}"` : from.room} imports ${target}`,
      instead: 'Only app.ts puts features together; use the service.ts or take it as a dependency.',
    }
  }
  if (to.room === 'testing') return from.isTest || from.room === 'testing' ? undefined : TESTING
  if (from.room === 'platform' && to.room !== 'platform') {
    return {
      problem: `platform imports ${target}`,
      instead: 'A port knows no feature and no configuration: let app.ts pass in what it needs.',
    }
  }
  if (from.room !== 'features' || to.room === 'platform') return undefined
  if (to.room !== 'features') {
    return {
      problem: `feature "${from.feature}" imports ${target}`,
      instead: 'Take it as a dependency from app.ts.',
    }
  }
  if (to.feature === from.feature) return undefined
  const file = target.slice(`apps/server/src/features/${to.feature}/`.length)
  if (edges.some((edge) => edge.from === from.feature && edge.to === to.feature && edge.through === file)) {
    return undefined
  }
  return {
    problem: `feature "${from.feature}" imports ${file} of feature "${to.feature}"`,
    instead: 'Listen to its event; or add the edge to SERVER_EDGES (service.ts or tables.ts) and say why.',
  }
}

/** Judges one import by where it starts and where it ends. */
export function refuseImport(
  path: string,
  specifier: string,
  edges: readonly ServerEdge[],
): Refusal | undefined {
  const from = locationOf(path)
  const target = resolveImport(path, specifier)
  if (target === undefined) return refuseOutsidePackage(from, specifier)
  const to = locationOf(target)
  if (to.workspace !== from.workspace) return refuseWorkspace(from, to, specifier)
  if (from.room === undefined) return undefined
  if (from.workspace === 'apps/server') return refuseInServer(from, to, target, edges)
  if (from.workspace === 'apps/guest' || from.workspace === 'apps/admin') return refuseInBrowserApp(from, to)
  return undefined
}
