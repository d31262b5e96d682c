import type { PageAssets } from '@innkeeper/api/page.ts'

/** What the build writes to dist/client/.vite/manifest.json, as far as a page needs it. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>

const BASE = '/assets-guest/'

/** The addresses of the built app, and its styles read through `readFile` (paths below dist/client). */
export function pageAssets(
  manifest: Manifest,
  readFile: (file: string) => string,
): Omit<PageAssets, 'fonts'> {
  const [entryKey, entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? []
  if (!entryKey || !entry) throw new Error('The manifest has no entry: build the guest app')
  const keys = withImports(manifest, entryKey)
  const styles = new Set(keys.flatMap((key) => manifest[key]?.css ?? []))
  return {
    script: BASE + entry.file,
    modules: keys.slice(1).map((key) => BASE + manifest[key]?.file),
    inlineStyle: [...styles].map(readFile).join(''),
    stylesheets: [],
  }
}

function withImports(manifest: Manifest, key: string, found: string[] = []): string[] {
  if (found.includes(key)) return found
  found.push(key)
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found)
  return found
}
