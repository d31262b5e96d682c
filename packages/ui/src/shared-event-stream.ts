import { type EventStreamSettings, openEventStream } from './event-stream.ts'
import { type NewsChannel, type StreamConnection, type StreamNews, streamName } from './stream-news.ts'

export type SharedStreamSettings = EventStreamSettings & {
  /** Tabs with the same text share a stream: whatever decides what it carries. */
  share: string
  /** Another tab leads, and from here on its events are heard. */
  onJoined?: () => void
}

/** What of the browser is needed, so that a test can stand in for it. */
export type SharingBrowser = {
  locks: Pick<LockManager, 'request'>
  openChannel: (name: string) => NewsChannel
  isVisible: () => boolean
  /** Tells each time the tab comes into view; answers how to stop. */
  onVisible: (listener: () => void) => () => void
}

/** A tab in view asks this often whether the leading one still lives. */
const ASK_MS = 20_000
/** A tab that the system has put to sleep does not answer; another takes over then. */
const ANSWER_MS = 3000

/**
 * One stream for all tabs of a browser, which over HTTP/1.1 has six connections for them together. The tab that has
 * the lock opens it and tells the others; when it goes, the next one resumes after the last event heard. Where the
 * browser has no locks (old, or no secure context) every tab has a stream of its own.
 */
export function openSharedStream(
  { share, onJoined, ...settings }: SharedStreamSettings,
  browser: SharingBrowser | null = sharingBrowser(),
): () => void {
  if (!browser) return openEventStream(settings)
  const { locks, isVisible } = browser
  const name = streamName(share)
  const channel = browser.openChannel(name)
  let { after } = settings
  let connection: StreamConnection = 'connecting'
  let closeStream: (() => void) | null = null
  let letGo = () => {}
  let turn = new AbortController()
  let isClosed = false
  let isJoined = false
  let unanswered: ReturnType<typeof setTimeout> | undefined

  const tell = (news: StreamNews) => channel.postMessage(news)
  const hear = (event: string, data: string, id: string | null) => {
    after = id ?? after
    settings.onEvent(event, data, id)
  }
  const show = (next: StreamConnection) => {
    connection = next
    if (next !== 'connecting') settings.onConnection?.(next)
  }

  function lead(): Promise<void> {
    clearTimeout(unanswered)
    closeStream = openEventStream({
      ...settings,
      after,
      onEvent: (event, data, id) => {
        hear(event, data, id)
        tell({ kind: 'event', name: event, data, id })
      },
      onConnection: (next) => {
        show(next)
        tell({ kind: 'connection', connection: next })
      },
      onRefused: () => {
        settings.onRefused?.()
        tell({ kind: 'refused' })
      },
    })
    return new Promise((resolve) => {
      letGo = resolve
    })
  }

  /** Waits for the lock, or takes it from a tab that sleeps. */
  function takeTurn(how: { steal: boolean }): void {
    turn.abort()
    turn = new AbortController()
    const { signal } = turn
    const options: LockOptions = how.steal ? { steal: true } : { signal }
    locks
      .request(name, options, () => (isClosed || signal.aborted ? undefined : lead()))
      .catch(() => {
        // Given up for a new turn, or taken by a tab that got no answer from this one.
        if (isClosed || signal.aborted) return
        closeStream?.()
        closeStream = null
        takeTurn({ steal: false })
      })
  }

  function askWhoLeads(): void {
    if (closeStream || isClosed) return
    clearTimeout(unanswered)
    unanswered = setTimeout(() => takeTurn({ steal: true }), ANSWER_MS)
    tell({ kind: 'who' })
  }

  const handle: { [K in StreamNews['kind']]: (news: Extract<StreamNews, { kind: K }>) => void } = {
    event: (news) => hear(news.name, news.data, news.id),
    connection: (news) => show(news.connection),
    refused: () => settings.onRefused?.(),
    who: () => {
      if (closeStream) tell({ kind: 'leading', connection, lastId: after })
    },
    leading: (news) => {
      if (news.connection !== connection) show(news.connection)
      if (!isJoined) onJoined?.()
      isJoined = true
    },
  }
  channel.onmessage = ({ data }: MessageEvent<StreamNews>) => {
    if (data.kind !== 'who') clearTimeout(unanswered)
    handle[data.kind]?.(data as never)
  }

  const asking = setInterval(() => {
    if (isVisible()) askWhoLeads()
  }, ASK_MS)
  const stopWatching = browser.onVisible(askWhoLeads)
  takeTurn({ steal: false })
  askWhoLeads()

  return () => {
    isClosed = true
    clearInterval(asking)
    clearTimeout(unanswered)
    stopWatching()
    closeStream?.()
    letGo()
    turn.abort()
    channel.close()
  }
}

/** Null where tabs cannot agree on who leads. */
function sharingBrowser(): SharingBrowser | null {
  if (!globalThis.navigator?.locks || typeof BroadcastChannel === 'undefined') return null
  return {
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
    isVisible: () => document.visibilityState === 'visible',
    onVisible: (listener) => {
      const look = () => document.visibilityState === 'visible' && listener()
      document.addEventListener('visibilitychange', look)
      return () => document.removeEventListener('visibilitychange', look)
    },
  }
}
