import { StartupError } from '../db/errors.ts'
import { readChannelFile } from './channel-file.ts'
import type { ChannelLine } from './listen.ts'

/** A server that works says so every few seconds, however long it takes; one that says nothing for so long hangs. */
const SILENCE_LIMIT_MS = 60_000

/**
 * Has the running server do what a command asks, and waits for as long as it works; null where none answers, as when
 * another command holds the database. Throws a StartupError with what the server said, or where it fell silent.
 */
export async function askRunningServer(
  dataDir: string,
  wish: unknown,
  { tell = () => {}, silenceLimitMs = SILENCE_LIMIT_MS }: Options = {},
): Promise<string | null> {
  const address = readChannelFile(dataDir)
  if (!address) return null
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), silenceLimitMs)
  try {
    const answer = await fetch(`http://127.0.0.1:${address.port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${address.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(wish),
      signal: silence.signal,
    }).catch(() => null)
    if (!answer?.ok || !answer.body) return null
    for await (const line of linesOf(answer.body)) {
      timer.refresh()
      if ('told' in line) return line.told
      if ('refused' in line) throw new StartupError(line.refused.message, line.refused.hint)
      if (line.progress) tell(line.progress)
    }
    throw fellSilent()
  } finally {
    clearTimeout(timer)
  }
}

type Options = {
  /** How far it is. */
  tell?(progress: string): void
  silenceLimitMs?: number
}

async function* linesOf(body: NonNullable<Response['body']>): AsyncGenerator<ChannelLine> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of body) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as ChannelLine
    }
  } catch {
    throw fellSilent()
  }
}

const fellSilent = () =>
  new StartupError(
    'The server fell silent before it was through.',
    'Its log says how far it came. Run the command again when it answers.',
  )
