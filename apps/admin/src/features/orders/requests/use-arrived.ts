import { useState } from 'react'
import { useLiveEvent } from '../../../platform/live.tsx'

/** Requests that came while the list was on screen and were not looked at yet. */
export function useArrived() {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  useLiveEvent('order.placed', ({ requestId }) => setArrived((before) => new Set([...before, requestId])))
  const see = (id: string) => setArrived((before) => new Set([...before].filter((other) => other !== id)))
  return { arrived, see }
}
