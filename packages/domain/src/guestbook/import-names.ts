import type { FileMedia, FileName } from './guestbook-file.ts'

/** Finds what a file names in this property; null, and remembered, when it is not here. */
export type Finder = { find(id: string): string | null; missing(): string[] }

/** The same id is the same thing; otherwise the same name is, whatever its capitals. */
export function findByName(named: readonly FileName[], here: readonly FileName[]): Finder {
  const ids = new Set(here.map(({ id }) => id))
  const byName = new Map(here.map(({ id, name }) => [nameKey(name), id]))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return finder(
    (id) => (ids.has(id) ? id : (byName.get(nameKey(names.get(id) ?? '')) ?? null)),
    (id) => names.get(id) ?? id,
  )
}

/** The same id, the same content, or the same name and size. */
export function findMedia(named: readonly FileMedia[], here: readonly FileMedia[]): Finder {
  const ids = new Set(here.map(({ id }) => id))
  const files = new Map(named.map((file) => [file.id, file]))
  const found = (wanted: FileMedia | undefined) =>
    here.find(({ hash }) => hash !== null && hash === wanted?.hash) ??
    here.find(({ fileName, bytes }) => fileName === wanted?.fileName && bytes === wanted.bytes)
  return finder(
    (id) => (ids.has(id) ? id : (found(files.get(id))?.id ?? null)),
    (id) => files.get(id)?.fileName ?? id,
  )
}

function finder(search: (id: string) => string | null, nameOf: (id: string) => string): Finder {
  const missing = new Set<string>()
  return {
    find: (id) => {
      const found = search(id)
      if (found === null) missing.add(nameOf(id))
      return found
    },
    missing: () => [...missing],
  }
}

const nameKey = (name: string) => name.trim().toLowerCase()
