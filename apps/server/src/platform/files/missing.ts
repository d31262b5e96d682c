// ENOTDIR: a part of the path is itself a file, so nothing can lie below it.
const MISSING = new Set(['ENOENT', 'ENOTDIR'])

/** Whether the file system said "there is no such file", as opposed to failing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING.has(String(error.code))
}
