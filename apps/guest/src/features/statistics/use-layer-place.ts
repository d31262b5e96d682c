import { useEffect, useState } from 'react'

/**
 * Where the question stands: before the page, so that it is among the first things a keyboard or a screen reader comes
 * to. It looks the same wherever it stands, and the footer that opens the settings lends it neither place nor look.
 */
export function useLayerPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = document.createElement('div')
    document.body.prepend(element)
    setPlace(element)
    return () => element.remove()
  }, [])
  return place
}
