import { createHash } from 'node:crypto'

/** Names a guest's link towards open pages without opening it: from it nobody finds the link. */
export function watchIdOf(linkKey: string): string {
  return createHash('sha256').update(`stay ${linkKey}`).digest('base64url').slice(0, 22)
}
