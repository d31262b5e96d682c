import { useEffect, useRef } from 'react'

/** The field one came for; after the page's title, which takes the focus of a new page otherwise. */
export function useFirstFocus<E extends HTMLElement>() {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
