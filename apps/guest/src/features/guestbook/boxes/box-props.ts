import type { Box } from '@innkeeper/api/guestbook.ts'

export type BoxProps = {
  box: Box
  /** Its picture is the first thing seen: load it at once. */
  isFirst: boolean
}

/** How wide a card's picture is shown: the column's width beside the photograph, else the screen's. */
export const CARD_PICTURE_SIZES = '(min-width: 1024px) 600px, calc(100vw - 40px)'
