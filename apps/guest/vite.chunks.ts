type Importers = { importers: readonly string[]; dynamicImporters: readonly string[] }
type ModuleGraph = { getModuleInfo(id: string): Importers | null }
type ChunkGroup = {
  name: (id: string, graph: ModuleGraph) => string | null
  debugName: string
  priority: number
}

/**
 * The first view is two files: what other pages need of it too, at their start or later, and its own. Split further,
 * by who else uses what, it compresses a tenth worse. What the first view does not need is left to the bundler.
 */
export function chunkGroups(starts: readonly string[], firstView: string): ChunkGroup[] {
  const others = starts.filter((start) => start !== firstView)
  const namedFor = (name: string, isShared: boolean) => (id: string, graph: ModuleGraph) => {
    const isInFirstView = usersOf(id, (user) => graph.getModuleInfo(user)?.importers).has(firstView)
    if (!isInFirstView) return null
    const users = usersOf(id, (user) => allImporters(graph.getModuleInfo(user)))
    return others.some((start) => users.has(start)) === isShared ? name : null
  }
  return [
    { name: namedFor('shell', true), debugName: 'shell', priority: 2 },
    { name: namedFor('first-view', false), debugName: 'first-view', priority: 1 },
  ]
}

function allImporters(module: Importers | null): readonly string[] {
  return module ? [...module.importers, ...module.dynamicImporters] : []
}

/** The module itself and all that reach it. */
function usersOf(id: string, importersOf: (id: string) => readonly string[] | undefined): Set<string> {
  const users = new Set([id])
  for (const user of users) for (const importer of importersOf(user) ?? []) users.add(importer)
  return users
}
