import { useSyncExternalStore } from 'react'

/** The place of an empty canvas. */
export const END_ROW = 'end'
/** Rows of the outline name the same modules as the canvas. */
export const OUTLINE_PREFIX = 'outline:'
/** A tile of the palette is carried by its type. */
export const NEW_PREFIX = 'new:'

export type Mark = { id: string; side: 'before' | 'after' } | null

let mark: Mark = null
const listeners = new Set<() => void>()

export const dropMark = {
  get: () => mark,
  set: (next: Mark) => {
    if (mark?.id === next?.id && mark?.side === next?.side) return
    mark = next
    for (const listener of listeners) listener()
  },
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Where something that is carried over this module would land. */
export function useDropMark(id: string): 'before' | 'after' | null {
  const sideOf = () => (mark?.id === id ? mark.side : null)
  return useSyncExternalStore(subscribe, sideOf, sideOf)
}
