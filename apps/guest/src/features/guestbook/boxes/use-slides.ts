import { type RefObject, useEffect, useRef, useState } from 'react'

type Slides = {
  track: RefObject<HTMLUListElement | null>
  current: number
  /** Scripts run: buttons would do something. */
  isReady: boolean
  go: (place: number) => void
}

/** Follows a track that snaps from slide to slide, and moves it. */
export function useSlides(total: number): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const element = track.current
    if (!element) return
    setReady(true)
    // From right to left positions count below zero.
    const follow = () => setCurrent(Math.round(Math.abs(element.scrollLeft / distanceOf(element))))
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [])

  const go = (place: number) => {
    const slide = track.current?.children[Math.max(0, Math.min(place, total - 1))]
    slide?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }
  return { track, current, isReady, go }
}

/** From one slide to the next; never zero, also while the track is not laid out. */
function distanceOf(track: HTMLUListElement): number {
  const [first, second] = track.children
  if (first instanceof HTMLElement && second instanceof HTMLElement) {
    return second.offsetLeft - first.offsetLeft || 1
  }
  return track.clientWidth || 1
}
