import { useEffect, useState } from 'react'

/** What is put on paper: given something, the browser prints; it stands in the page only until that is over. */
export function usePrinted<T>(): [T | null, (printed: T) => void] {
  const [printed, setPrinted] = useState<T | null>(null)
  useEffect(() => {
    if (printed === null) return
    const end = () => setPrinted(null)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [printed])
  return [printed, setPrinted]
}
