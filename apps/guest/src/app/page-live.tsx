import { useEffect } from 'react'
import { openLiveStream } from '../platform/live-stream.ts'

/** Opens the stream of a page that has nothing of its own to follow: it hears when the property closes. */
export function PageLive({ hotel }: { hotel: string }) {
  useEffect(() => openLiveStream({ hotel, after: null }), [hotel])
  return null
}
