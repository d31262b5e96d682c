type Imports = { importedIds: readonly string[] }
type ModuleGraph = { getModuleInfo(id: string): Imports | null }

/** Large libraries, only for those who write, carry or count something. */
const LARGE = /node_modules[\\/](@tiptap|prosemirror-|@dnd-kit|recharts|d3-|victory-vendor)/
/** Smaller shared files are put together with their neighbours. */
const SMALL_FILE_BYTES = 32_000

/**
 * Left alone, the bundler makes a file of every combination of pages that share something: over two hundred requests
 * for the first page. What the first page needs is one file here, and small shared parts go together; but for what
 * brings a large library along, which nobody loads for the sake of its neighbour.
 */
export function chunkGroups() {
  return [
    { name: 'shell', debugName: 'shell', tags: ['$initial' as const], priority: 2 },
    {
      name: sharedName(),
      debugName: 'shared',
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: SMALL_FILE_BYTES,
      priority: 1,
    },
  ]
}

function sharedName(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>()
  const bringsLarge = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    // A circle of imports ends here.
    known.set(id, false)
    const imports = graph.getModuleInfo(id)?.importedIds ?? []
    const found = LARGE.test(id) || imports.some((imported) => bringsLarge(imported, graph))
    known.set(id, found)
    return found
  }
  return (id, graph) => (bringsLarge(id, graph) ? null : 'shared')
}
