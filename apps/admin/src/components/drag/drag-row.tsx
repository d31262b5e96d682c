import { useDraggable } from '@dnd-kit/react'
import type { RefObject } from 'react'

type Props = {
  id: string
  row: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
}

/**
 * Lets a row of a DragList be carried by its handle; the row carries its id in ROW_ATTRIBUTE. Draws nothing, so that
 * a long list can have it only where rows are in sight.
 */
export function DragRow({ id, row, handle }: Props) {
  useDraggable({ id, element: row, handle })
  return null
}
