import { useEffect, useState } from 'react'

/** Whether something takes longer than this; starting over gives it the same time again. */
export function useIsLate(afterMs: number): { isLate: boolean; startOver: () => void } {
  const [starts, setStarts] = useState(1)
  const [late, setLate] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setLate(starts), afterMs)
    return () => clearTimeout(timer)
  }, [starts, afterMs])
  return { isLate: late === starts, startOver: () => setStarts(starts + 1) }
}
