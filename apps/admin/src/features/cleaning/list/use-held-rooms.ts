import { useCallback, useEffect, useState } from 'react'
import { UNDO_MS } from '../../../components/states/undo-store.ts'

const NONE: ReadonlySet<string> = new Set()

/** Rooms that were pressed a moment ago: they stay in sight as long as it can be taken back. */
export function useHeldRooms(listed: string) {
  const [{ rooms, of }, setHeld] = useState({ rooms: NONE, of: listed })
  // Another day or another filter is another list.
  const held = of === listed ? rooms : NONE
  useEffect(() => {
    if (held.size === 0) return
    const leaving = setTimeout(() => setHeld({ rooms: NONE, of: listed }), UNDO_MS)
    return () => clearTimeout(leaving)
  }, [held, listed])
  const hold = useCallback(
    (unitId: string) =>
      setHeld((before) => ({
        rooms: new Set([...(before.of === listed ? before.rooms : NONE), unitId]),
        of: listed,
      })),
    [listed],
  )
  return { held, hold }
}
