import type { PageAssets } from '@innkeeper/api/page.ts'

/** What the build writes to dist/client/.vite/manifest.json, as far as a page needs it. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean }
>

const BASE = '/assets-guest/'
/** Only the letters of every page; the extended ones load when a text has them. */
const PRELOADED_FONT = /-latin-wght-normal[^/]*\.woff2$/

/** The addresses of the built app, and its styles read through `readFile` (paths below dist/client). */
export function pageAssets(manifest: Manifest, readFile: (file: string) => string): PageAssets {
  const [entryKey, entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? []
  if (!entryKey || !entry) throw new Error('The manifest has no entry: build the guest app')
  const keys = withImports(manifest, entryKey)
  const all = (field: 'css' | 'assets') => [...new Set(keys.flatMap((key) => manifest[key]?.[field] ?? []))]
  return {
    script: BASE + entry.file,
    modules: keys.slice(1).map((key) => BASE + manifest[key]?.file),
    inlineStyle: all('css').map(readFile).join(''),
    stylesheets: [],
    fonts: all('assets')
      .filter((file) => PRELOADED_FONT.test(file))
      .map((file) => BASE + file),
  }
}

function withImports(manifest: Manifest, key: string, found: string[] = []): string[] {
  if (found.includes(key)) return found
  found.push(key)
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found)
  return found
}
