import type { Sources } from './import-graph.ts'

const CATALOGUE = /^packages\/i18n\/locales\/[^/]+\/[^/]+\.json$/

export const isCatalogue = (path: string): boolean => CATALOGUE.test(path)

/** The ids whose texts differ between two states of a catalogue. */
export function changedIds(before: string | null, after: string | null): string[] {
  const [old, current] = [before, after].map((text) => JSON.parse(text ?? '{}') as Record<string, string>)
  const ids = new Set([...Object.keys(old ?? {}), ...Object.keys(current ?? {})])
  return [...ids].filter((id) => old?.[id] !== current?.[id])
}

/** The modules that ask for one of these texts, by the whole id or by its beginning: `phase.${phase}`. */
export function modulesAsking(sources: Sources, ids: readonly string[]): string[] {
  const asked = new Set(ids.flatMap((id) => [`'${id}'`, `"${id}"`, ...beginningsOf(id)]))
  return [...sources.keys()].filter((path) => {
    const source = sources.get(path) ?? ''
    return [...asked].some((literal) => source.includes(literal))
  })
}

function beginningsOf(id: string): string[] {
  const parts = id.split('.')
  return parts.slice(1).map((_, at) => `\`${parts.slice(0, at + 1).join('.')}.\${`)
}
