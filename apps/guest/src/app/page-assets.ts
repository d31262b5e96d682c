import type { KindAssets } from '@innkeeper/api/page.ts'

/** What the build writes to dist/client/.vite/manifest.json, as far as a page needs it. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

type Starts<K extends string> = Readonly<Record<K, { start: string | null }>>

const BASE = '/assets-guest/'

/** What each kind of page loads of the built app, with its styles read through `readFile` (paths below dist/client). */
export function pageAssets<K extends string>(
  kinds: Starts<K>,
  manifest: Manifest,
  readFile: (file: string) => string,
): Record<K, KindAssets> {
  const entries = Object.entries<{ start: string | null }>(kinds)
  const loads = new Map(
    entries.flatMap(([, { start }]) => (start ? [[start, loadOrder(manifest, start)] as const] : [])),
  )
  // A page that runs nothing has no entry in the build: it takes the rules that all others share.
  const [first = [], ...others] = [...loads.values()].map((keys) => stylesOf(manifest, keys))
  const shared = first.filter((file) => others.every((files) => files.includes(file)))
  const styledBy = (files: readonly string[]) => ({
    inlineStyle: files.map(readFile).join(''),
    inlinedFiles: files.map((file) => BASE + file),
  })
  const assetsOf = (start: string | null): KindAssets => {
    if (start === null) return { script: null, modules: [], ...styledBy(shared) }
    const keys = loads.get(start) ?? []
    const files = keys.map((key) => BASE + manifest[key]?.file)
    return {
      script: files.at(-1) ?? null,
      modules: files.slice(0, -1),
      ...styledBy(stylesOf(manifest, keys)),
    }
  }
  return Object.fromEntries(entries.map(([kind, { start }]) => [kind, assetsOf(start)])) as Record<
    K,
    KindAssets
  >
}

function stylesOf(manifest: Manifest, keys: readonly string[]): string[] {
  return [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))]
}

/** A chunk comes after all that it imports, so that its rules win over theirs; the start is the last. */
function loadOrder(manifest: Manifest, start: string): string[] {
  const order: string[] = []
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest has no ${key}: build the guest app`)
    if (seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
    order.push(key)
  }
  visit(start)
  return order
}
