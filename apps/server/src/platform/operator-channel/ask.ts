import { StartupError } from '../db/errors.ts'
import { readChannelFile } from './channel-file.ts'
import type { ChannelAnswer } from './listen.ts'

/** Hashing, a property and its first guestbook take a moment on a busy machine. */
const ANSWER_LIMIT_MS = 60_000

/** Has the running server do what a command asks; null where none answers, as when another command holds the database. */
export async function askRunningServer(dataDir: string, wish: unknown): Promise<string | null> {
  const address = readChannelFile(dataDir)
  if (!address) return null
  const answer = await fetch(`http://127.0.0.1:${address.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${address.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch(() => null)
  if (!answer?.ok) return null
  const said = (await answer.json()) as ChannelAnswer
  if ('refused' in said) throw new StartupError(said.refused.message, said.refused.hint)
  return said.told
}
