import { parseSync } from 'oxc-parser'
import { resolveImport } from './file-location.ts'

/** Source text by path from the root. */
type Sources = ReadonlyMap<string, string>

/**
 * The way from a start to the first module that brings a package, by imports that are there before anything is shown;
 * null where none does. Types are gone by then, and what is imported later is no part of it.
 */
export function wayToPackage(sources: Sources, start: string, name: string): string[] | null {
  const cameFrom = new Map<string, string | null>([[start, null]])
  // A map is walked in the order things were added, those added meanwhile included.
  for (const path of cameFrom.keys()) {
    const source = sources.get(path)
    if (source === undefined) continue
    for (const specifier of valuesImported(path, source)) {
      if (specifier === name || specifier.startsWith(`${name}/`)) return wayTo(path, cameFrom)
      const target = resolveImport(path, specifier)
      if (target !== undefined && !cameFrom.has(target)) cameFrom.set(target, path)
    }
  }
  return null
}

function wayTo(path: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const before = cameFrom.get(path) ?? null
  return before === null ? [path] : [...wayTo(before, cameFrom), path]
}

function valuesImported(path: string, source: string): string[] {
  const { staticImports, staticExports } = parseSync(path, source).module
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  return [...imported, ...passedOn]
}
