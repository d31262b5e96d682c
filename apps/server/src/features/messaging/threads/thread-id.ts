import { createHash } from 'node:crypto'

/** The id of a stay's thread, known before there is one, so that a guest's page hears of its beginning. */
export function threadIdOf(linkKey: string): string {
  return createHash('sha256').update(`thread ${linkKey}`).digest('base64url').slice(0, 22)
}
