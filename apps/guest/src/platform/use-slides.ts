import { type RefObject, useEffect, useRef, useState } from 'react'

type Slides = {
  track: RefObject<HTMLUListElement | null>
  current: number
  /** Scripts run: buttons would do something. */
  isReady: boolean
  /** Moves on by so many slides, or back. */
  turn: (by: number) => void
}

/** By these somebody moves the track without a button. */
const BY_HAND = ['pointerdown', 'wheel', 'focusin'] as const

/** Follows a track that snaps from slide to slide, and moves it. */
export function useSlides(total: number): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isReady, setReady] = useState(false)
  /** The slide in front as the track last told, drawn or not. */
  const front = useRef(0)
  /** Where the track is on its way to: who presses twice goes on from there. */
  const target = useRef<number>(null)

  useEffect(() => {
    const element = track.current
    if (!element) return
    setReady(true)
    // From right to left positions count below zero.
    const follow = () => {
      const index = Math.round(Math.abs(element.scrollLeft / distanceOf(element)))
      if (index === target.current) target.current = null
      front.current = index
      setCurrent(index)
    }
    // That a scroll ended says nothing: it may be the one before, which the next press cut short.
    const letGo = () => {
      target.current = null
    }
    follow()
    const stopped = new AbortController()
    const { signal } = stopped
    element.addEventListener('scroll', follow, { passive: true, signal })
    for (const name of BY_HAND) element.addEventListener(name, letGo, { passive: true, signal })
    return () => stopped.abort()
  }, [])

  const turn = (by: number) => {
    const index = Math.max(0, Math.min((target.current ?? front.current) + by, total - 1))
    target.current = index
    track.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }
  return { track, current, isReady, turn }
}

/** From one slide to the next; never zero, also while the track is not laid out. */
function distanceOf(track: HTMLUListElement): number {
  const [first, second] = track.children
  if (first instanceof HTMLElement && second instanceof HTMLElement) {
    return second.offsetLeft - first.offsetLeft || 1
  }
  return track.clientWidth || 1
}
