import type { Box } from '@innkeeper/api/guestbook.ts'
import { useRef } from 'react'

/** The new boxes, each as the very object it was before where nothing about it changed: only others are drawn anew. */
export function keepUnchanged(before: readonly Box[], after: readonly Box[]): readonly Box[] {
  const known = new Map(before.map((box) => [box.id, box]))
  const kept = after.map((box) => {
    const old = known.get(box.id)
    return old && (old === box || JSON.stringify(old) === JSON.stringify(box)) ? old : box
  })
  const isSame = kept.length === before.length && kept.every((box, place) => box === before[place])
  return isSame ? before : kept
}

export function useKeptBoxes(boxes: readonly Box[]): readonly Box[] {
  const kept = useRef(boxes)
  kept.current = keepUnchanged(kept.current, boxes)
  return kept.current
}
