import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { createServerWatch, type ServerStanding } from './server-watch.ts'

const READY_ADDRESS = '/readyz'
const ANSWER_LIMIT_MS = 5000
const FIRST_SERVER_FAULT = 500

/** The one watch of this tab. */
export const serverWatch = createServerWatch({ ask: askServer, pause: pauseOrOnline })

/** A device that knows it is offline has nothing to say about the server. */
export function useServerStanding(): ServerStanding {
  return useSyncExternalStore(followFromHere, standingSeenFromHere, () => 'fine')
}

function standingSeenFromHere(): ServerStanding {
  return navigator.onLine ? serverWatch.standing() : 'fine'
}

function followFromHere(changed: () => void): () => void {
  const unfollow = serverWatch.follow(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    unfollow()
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Runs once each time the server has come back, by its own word. */
export function useServerBack(handler: () => void): void {
  const standing = useSyncExternalStore<ServerStanding>(
    serverWatch.follow,
    serverWatch.standing,
    () => 'fine',
  )
  const before = useRef(standing)
  const back = useEffectEvent(handler)
  useEffect(() => {
    if (before.current !== 'fine' && standing === 'fine') back()
    before.current = standing
  }, [standing])
}

/** Where an operator keeps the address to themselves, a refusal is an answer too. */
async function askServer(): Promise<ServerStanding> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
    const { status } = await fetch(READY_ADDRESS, { cache: 'no-store', signal })
    return status < FIRST_SERVER_FAULT ? 'fine' : 'unavailable'
  } catch {
    return 'unreachable'
  }
}

function pauseOrOnline(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(end, ms)
  // Nothing of the kind where no browser is.
  globalThis.addEventListener?.('online', end)
  return promise

  function end() {
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', end)
    resolve()
  }
}
