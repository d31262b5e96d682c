import { createHash } from 'node:crypto'

/** The same words give the same id at every seeding, so an address into the demo outlives a fresh database. */
export function stableId(...words: string[]): string {
  return createHash('sha256')
    .update(['demo', ...words].join('/'))
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}
