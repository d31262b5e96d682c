import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DERIVED_FOLDERS = new Set(['node_modules', 'dist', 'generated', '.cache'])
const NOT_BUILT = /\.test\.tsx?$/

/** All files below the inputs (files or folders, relative to the base), sorted, without derived ones and tests. */
export function sourceFiles(base: string, inputs: readonly string[]): string[] {
  const files: string[] = []
  const visit = (path: string) => {
    const full = join(base, path)
    if (!existsSync(full)) return
    if (statSync(full).isFile()) {
      if (!NOT_BUILT.test(path)) files.push(path)
      return
    }
    for (const entry of readdirSync(full, { withFileTypes: true })) {
      if (entry.isDirectory() && DERIVED_FOLDERS.has(entry.name)) continue
      visit(`${path}/${entry.name}`)
    }
  }
  for (const input of inputs) visit(input)
  return files.sort()
}

/** Changes when a file is added, removed, resized or written: quick enough to ask at every start. */
export function quickFingerprint(base: string, inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of sourceFiles(base, inputs)) {
    const { size, mtimeMs } = statSync(join(base, path))
    hash.update(`${path}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** The same on every machine that has the same sources: the part of the version that tells builds apart. */
export function contentHash(base: string, inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of sourceFiles(base, inputs)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(base, path)))
      .update('\n')
  }
  return hash.digest('hex')
}
