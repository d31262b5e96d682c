/** What of EventSource is used, so that a test can stand in for it. */
export type EventStreamSource = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>

export type EventStreamSettings = {
  /** The stream's address, resuming after the event with this id. */
  address: (after: string | null) => string
  /** Where to begin; null for now. */
  after: string | null
  names: readonly string[]
  /** With the id after which a stream would resume. */
  onEvent: (name: string, data: string, id: string | null) => void
  onConnection?: (connection: 'open' | 'lost') => void
  /** The server ended the stream for good; it is asked again later. */
  onRefused?: () => void
  openSource?: (address: string) => EventStreamSource
}

const CLOSED = 2
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** A short cut heals by itself; only a longer one is worth telling. */
const LOST_AFTER_MS = 2000

/**
 * Keeps a stream of server-sent events open; answers what closes it. A browser left to itself asks a server that is
 * away every three seconds, and one that refused (too many, restarting) never again: we ask again ourselves, less
 * and less often, and not at all while the device knows that it is offline.
 */
export function openEventStream(settings: EventStreamSettings): () => void {
  const { openSource = (address) => new EventSource(address) } = settings
  let source: EventStreamSource | undefined
  let { after } = settings
  let wait = FIRST_WAIT_MS
  let again: ReturnType<typeof setTimeout> | undefined
  let lost: ReturnType<typeof setTimeout> | undefined

  const opened = () => {
    wait = FIRST_WAIT_MS
    clearTimeout(lost)
    lost = undefined
    settings.onConnection?.('open')
  }
  const failed = () => {
    lost ??= setTimeout(() => settings.onConnection?.('lost'), LOST_AFTER_MS)
    if (source?.readyState === CLOSED) settings.onRefused?.()
    source?.close()
    clearTimeout(again)
    again = setTimeout(connect, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  const heard = (name: string) => (event: MessageEvent<string>) => {
    if (event.lastEventId) after = event.lastEventId
    settings.onEvent(name, event.data, after)
  }
  function connect() {
    clearTimeout(again)
    source?.close()
    // It comes back with the connection.
    if (isOffline()) return
    source = openSource(settings.address(after))
    source.addEventListener('open', opened)
    source.addEventListener('error', failed)
    for (const name of settings.names) source.addEventListener(name, heard(name) as EventListener)
  }
  const offline = () => {
    clearTimeout(again)
    source?.close()
    settings.onConnection?.('lost')
  }
  const online = () => {
    wait = FIRST_WAIT_MS
    connect()
  }

  addEventListener('online', online)
  addEventListener('offline', offline)
  connect()
  return () => {
    removeEventListener('online', online)
    removeEventListener('offline', offline)
    clearTimeout(again)
    clearTimeout(lost)
    source?.close()
  }
}

/** False also where nobody knows. */
function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
