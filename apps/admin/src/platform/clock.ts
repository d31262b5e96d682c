import { MINUTE_MS } from '@innkeeper/domain/time.ts'
import { useSyncExternalStore } from 'react'

let minute = Math.floor(Date.now() / MINUTE_MS)
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function tick() {
  minute = Math.floor(Date.now() / MINUTE_MS)
  for (const listener of listeners) listener()
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS) + 20)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!timer) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

const currentMinute = () => minute

/** Now, to the minute; the component renders again when the minute changes. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute) * MINUTE_MS
}
