import type { Box } from '@innkeeper/api/guestbook.ts'
import { SCROLL_DELAY_MS } from '@innkeeper/domain/guestbook/constants.ts'
import { useEffect, useRef } from 'react'
import { cardId } from '../../../platform/card-place.ts'
import { findBox } from '../shown-boxes.tsx'

/** The place to have in view behind an open box; null when nothing is open or it is gone. */
export function cardToShow(boxes: readonly Box[], openId: string | null): string | null {
  const box = openId === null ? undefined : findBox(boxes, openId)
  return box ? cardId(box.id) : null
}

/** No further than needed, sideways too, and without motion for those who want none. */
export function scrollManner(isMotionReduced: boolean): ScrollIntoViewOptions {
  return { block: 'nearest', inline: 'nearest', behavior: isMotionReduced ? 'instant' : 'smooth' }
}

/** The card of the open box comes into view behind it, so that closing leaves the guest there (spec 9). */
export function useCardInView(boxes: readonly Box[], openId: string | null): void {
  const card = cardToShow(boxes, openId)
  // Behind a sheet that came with the page nobody saw where the page was before.
  const cardAtFirst = useRef(card)
  useEffect(() => {
    if (card === null) return
    const isAtFirst = card === cardAtFirst.current
    cardAtFirst.current = null
    const timer = setTimeout(() => {
      const { matches } = matchMedia('(prefers-reduced-motion: reduce)')
      document.getElementById(card)?.scrollIntoView(scrollManner(matches || isAtFirst))
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [card])
}
