/** Where a file stands: in which workspace, in which folder below its src, in which feature. */
export type FileLocation = {
  workspace: string
  /** The folder or file directly under src; undefined outside of src. */
  room: string | undefined
  feature: string | undefined
  isTest: boolean
}

const SOURCE = /^((?:packages|apps)\/[^/]+)\/src\/(.+)$/

export function locationOf(path: string): FileLocation {
  const isTest = /\.test\.tsx?$/.test(path)
  const match = SOURCE.exec(path)
  const [, folder, rest] = match ?? []
  if (folder === undefined || rest === undefined) {
    const workspace = /^(?:packages|apps)\/[^/]+/.exec(path)?.[0] ?? path.split('/')[0] ?? path
    return { workspace, room: undefined, feature: undefined, isTest }
  }
  const [room, next] = rest.split('/')
  const feature = featureOf(folder, room, next, rest)
  return { workspace: folder, room, feature, isTest }
}

function featureOf(workspace: string, room: string | undefined, next: string | undefined, rest: string) {
  if (workspace === 'packages/domain') return next === undefined ? undefined : room
  if (workspace === 'packages/api') return next === undefined ? rest.replace(/(\.test)?\.ts$/, '') : room
  return room === 'features' ? next?.replace(/\.tsx?$/, '') : undefined
}

const WORKSPACE_IMPORT = /^@innkeeper\/([^/]+)\/(.+)$/

/** The file that an import names, from the root; undefined for a package that is not ours. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const workspace = WORKSPACE_IMPORT.exec(specifier)
  if (workspace) return `packages/${workspace[1]}/src/${workspace[2]}`
  if (!specifier.startsWith('.')) return undefined
  const parts = from.split('/').slice(0, -1)
  for (const step of specifier.replace(/\?.*$/, '').split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}
