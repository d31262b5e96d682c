import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearly at the end is at the end: a finger rarely hits the last pixel. */
const NEAR_PX = 48

/**
 * Shows the newest line while somebody is at the end. Who reads further up stays there and is told that something
 * new came; what one wrote oneself always comes into view.
 */
export function useFollowEnd(lastLine: string, isOwn: boolean) {
  const scroller = useRef<HTMLElement>(null)
  const isAtEnd = useRef(true)
  const [hasNew, setHasNew] = useState(false)
  const toEnd = () => {
    const area = scroller.current
    if (area) area.scrollTop = area.scrollHeight
    isAtEnd.current = true
    setHasNew(false)
  }
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something new came
  useLayoutEffect(() => {
    if (isFirst.current || isAtEnd.current || isOwn) toEnd()
    else setHasNew(true)
    isFirst.current = false
  }, [lastLine])

  // The box below grows with what is written, and pictures take their room: whoever is at the end stays there.
  useEffect(() => {
    const area = scroller.current
    if (!area) return
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) area.scrollTop = area.scrollHeight
    })
    watch.observe(area)
    for (const child of area.children) watch.observe(child)
    return () => watch.disconnect()
  }, [])

  const onScroll = () => {
    const area = scroller.current
    if (!area) return
    isAtEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_PX
    if (isAtEnd.current) setHasNew(false)
  }
  return { scroller, onScroll, hasNew, toEnd }
}
