import type { PartTrouble } from '@innkeeper/ui/part-loader.ts'
import { clientVersion } from './client-version.ts'
import { savedAt } from './saved-copy.ts'

/** Small, never saved, and there on every server. */
const VERSION_ADDRESS = '/version.txt'
const LONGEST_WAIT_MS = 10_000

let asked: Promise<PartTrouble> | undefined

/** Why a part did not come, by what the server says of its version; parts that fail together ask together. */
export function findTrouble(): Promise<PartTrouble> {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return asked
}

async function ask(): Promise<PartTrouble> {
  // A saved copy is one because nobody answers, and asks for the server itself (pwa/wait-for-server.ts).
  if (!navigator.onLine || savedAt() !== null) return 'unreachable'
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
    const answer = await fetch(VERSION_ADDRESS, { cache: 'no-store', signal })
    if (!answer.ok) return 'unreachable'
    return (await answer.text()).trim() === clientVersion() ? 'broken' : 'replaced'
  } catch {
    return 'unreachable'
  }
}
