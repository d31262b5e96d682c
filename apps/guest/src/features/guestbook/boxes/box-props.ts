import type { Box } from '@innkeeper/api/guestbook.ts'

/** How a card shows itself: words over its picture, below it, beside it, or words alone. */
export type Face = 'over' | 'above' | 'side' | 'plain'

export type BoxProps = {
  box: Box
  /** Its picture is the first thing seen: load it at once. */
  isFirst: boolean
  /** As the shape it stands in wants it; else as staff chose. */
  face?: Face | undefined
}
