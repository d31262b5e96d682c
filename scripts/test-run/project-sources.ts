import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../root.ts'

const isDerived = (path: string) =>
  /(^|\/)(node_modules|dist|generated)(\/|$)/.test(path.split(sep).join('/'))

/** The text of every module of ours, by its path from the root. */
export function projectSources(): ReadonlyMap<string, string> {
  const found = globSync('{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx}', { cwd: root, exclude: isDerived })
  const paths = found.map((path) => path.split(sep).join('/')).filter((path) => !isDerived(path))
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
