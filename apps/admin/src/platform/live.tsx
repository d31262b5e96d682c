import type { EventName, EventPayload } from '@innkeeper/api/events.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { createBurst } from './live-burst.ts'
import { type Connection, type LiveMessage, openLiveSource } from './live-source.ts'
import { refreshQuery } from './refresh-query.ts'
import { serverWatch } from './server-standing.ts'

export type { Connection }

type Listener = (message: LiveMessage) => void
type Live = { connection: Connection; listen: (listener: Listener) => () => void }

/** What each event makes out of date; every feature brings its own, `app/` puts them together. */
export type LiveUpdates = { [N in EventName]?: (payload: EventPayload<N>) => QueryKey[] }

/** Short enough to feel at once. */
const BURST_MS = 300

/** What the page asks for at its start is newer than its session; what another property left behind need not be. */
let isFirstStream = true

function takeStart(liveAfter: string): string | null {
  const start = isFirstStream ? liveAfter : null
  isFirstStream = false
  return start
}

const LiveContext = createContext<Live>({ connection: 'connecting', listen: () => () => {} })

/** The query keys that a message makes out of date. */
export function keysToRefresh(updates: readonly LiveUpdates[], message: LiveMessage): QueryKey[] {
  return updates.flatMap((update) => {
    const keysFor = update[message.name] as ((payload: LiveMessage['payload']) => QueryKey[]) | undefined
    return keysFor?.(message.payload) ?? []
  })
}

type Props = {
  propertyId: string
  userId: string
  /** Where the live events stood when the session was read. */
  liveAfter: string
  updates: readonly LiveUpdates[]
  /** The stream was refused; somebody should look whether the session still stands. */
  onRefused: () => void
  children: ReactNode
}

/** One stream for all tabs; what it says refreshes queries and reaches `useLiveEvent`. */
export function LiveProvider({ propertyId, userId, liveAfter, updates, onRefused, children }: Props) {
  const queryClient = useQueryClient()
  const [connection, setConnection] = useState<Connection>('connecting')
  const [after] = useState(() => takeStart(liveAfter))
  const [listeners] = useState(() => new Set<Listener>())
  const [refresh] = useState(() =>
    createBurst((keys) => {
      for (const queryKey of keys) refreshQuery(queryClient, queryKey)
    }, BURST_MS),
  )

  const hear = useEffectEvent((message: LiveMessage) => {
    refresh(keysToRefresh(updates, message))
    for (const listener of listeners) listener(message)
  })

  const refused = useEffectEvent(onRefused)

  useEffect(
    () =>
      openLiveSource({
        propertyId,
        userId,
        after,
        onMessage: (message) => hear(message),
        onReset: () => void queryClient.invalidateQueries(),
        onConnection: (next) => {
          // A page that nobody works on makes no calls: the stream is the first to know.
          if (next === 'lost') serverWatch.doubt()
          setConnection(next)
        },
        onAway: serverWatch.doubt,
        onRefused: () => refused(),
      }),
    [queryClient, propertyId, userId, after],
  )

  const live = useMemo<Live>(
    () => ({
      connection,
      listen: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }),
    [connection, listeners],
  )
  return <LiveContext value={live}>{children}</LiveContext>
}

export function useConnection(): Connection {
  return useContext(LiveContext).connection
}

/** Runs the handler for every event of this name while the component is on screen. */
export function useLiveEvent<N extends EventName>(
  name: N,
  handler: (payload: EventPayload<N>) => void,
): void {
  const { listen } = useContext(LiveContext)
  const run = useEffectEvent((message: LiveMessage) => {
    if (message.name === name) handler(message.payload as EventPayload<N>)
  })
  useEffect(() => listen((message) => run(message)), [listen])
}
