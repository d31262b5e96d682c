import { type RefObject, useEffect, useRef } from 'react'

/** Another card is read from its top, wherever one was in the last. */
export function useFromTop(): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.parentElement?.scrollTo({ top: 0 })
  }, [])
  return top
}
