import { type EventStreamSettings, openEventStream } from './event-stream.ts'
import { type NewsChannel, type StreamNews, streamName } from './stream-news.ts'

export type FollowedStreamSettings = EventStreamSettings & {
  /** How the texts begin under which other tabs share a stream that carries these events too. */
  sharedAs: string
  /** Something happened between `after` and the moment the other stream was joined. */
  onBehind: () => void
}

/** What of the browser is needed, so that a test can stand in for it. */
export type FollowingBrowser = {
  locks: Pick<LockManager, 'request' | 'query'>
  openChannel: (name: string) => NewsChannel
}

/**
 * Hears the events of a stream that another tab of this browser has open, and opens one of its own where there is
 * none. Answers how to stop.
 */
export function followSharedStream(
  { sharedAs, onBehind, ...settings }: FollowedStreamSettings,
  browser: FollowingBrowser | null = followingBrowser(),
): () => void {
  let { after } = settings
  let isOver = false
  let stop = () => {}
  if (!browser) return openEventStream(settings)
  const { locks, openChannel } = browser
  void begin()
  return () => {
    isOver = true
    stop()
  }

  async function begin(): Promise<void> {
    const name = await nameOfLed(locks, streamName(sharedAs))
    if (isOver) return
    if (name === undefined) stop = openEventStream({ ...settings, after })
    else stop = join(name)
  }

  function join(name: string): () => void {
    const channel = openChannel(name)
    const ending = new AbortController()
    let isJoined = false
    channel.onmessage = ({ data }: MessageEvent<StreamNews>) => {
      if (data.kind === 'leading') {
        const isBehind = !isJoined && isLater(data.lastId, after)
        isJoined = true
        if (isBehind) onBehind()
      }
      if (data.kind !== 'event') return
      after = data.id ?? after
      if (settings.names.includes(data.name)) settings.onEvent(data.name, data.data, data.id)
    }
    channel.postMessage({ kind: 'who' } satisfies StreamNews)
    const leave = () => {
      ending.abort()
      channel.close()
    }
    // Granted when whoever leads is gone: then another tab does, or nobody, and it is looked at anew.
    locks
      .request(name, { mode: 'shared', signal: ending.signal }, () => undefined)
      .then(() => {
        leave()
        if (!isOver) void begin()
      })
      .catch(() => undefined)
    return leave
  }
}

/** The name under which somebody leads, or is about to. */
async function nameOfLed(locks: FollowingBrowser['locks'], beginning: string): Promise<string | undefined> {
  const { held = [], pending = [] } = await locks.query()
  return [...held, ...pending]
    .filter(({ mode }) => mode === 'exclusive')
    .map(({ name }) => name)
    .find((name) => name?.startsWith(beginning))
}

/** Ids are two numbers, the first of them beyond what a float can tell apart. */
function isLater(id: string | null, than: string | null): boolean {
  if (id === null || than === null) return id !== null
  const [transaction = 0n, seq = 0n] = id.split('-').map(BigInt)
  const [otherTransaction = 0n, otherSeq = 0n] = than.split('-').map(BigInt)
  return transaction === otherTransaction ? seq > otherSeq : transaction > otherTransaction
}

function followingBrowser(): FollowingBrowser | null {
  if (!globalThis.navigator?.locks || typeof BroadcastChannel === 'undefined') return null
  return { locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name) }
}
