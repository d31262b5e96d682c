import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DropMark } from './drop-position.ts'

/** What a row shows while a card is carried: that it is the one, or where it would land. */
type Shown = DropMark['edge'] | 'carried'

/** Only the rows concerned draw again while a card is carried. */
export function createDropMarks() {
  let carried: string | null = null
  let mark: DropMark | null = null
  const listeners = new Set<() => void>()
  return {
    shownOn: (cardId: string): Shown | undefined => {
      if (mark?.cardId === cardId) return mark.edge
      return carried === cardId ? 'carried' : undefined
    },
    show: (cardId: string | null, next: DropMark | null) => {
      const isSame = next?.cardId === mark?.cardId && next?.edge === mark?.edge && cardId === carried
      if (isSame) return
      carried = cardId
      mark = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const DropMarksContext = createContext(createDropMarks())

export function useDropEdge(cardId: string): Shown | undefined {
  const marks = useContext(DropMarksContext)
  const shown = () => marks.shownOn(cardId)
  return useSyncExternalStore(marks.subscribe, shown, shown)
}
