import type { OverRow } from '../../../components/drag/row-at.ts'
import { END_ROW, type Mark } from './drop-mark.ts'

type Carried = {
  /** The module that is carried, or a tile. */
  carried: string
  /** Ids of modules in their order. */
  order: readonly string[]
  /** The module or the place below the pointer; null for none. */
  over: Pick<OverRow, 'rowId' | 'part'> | null
  /** The pointer is on the canvas, beside or below the page, and further down than the middle of the last module. */
  isBelow: boolean
}

/** Which module something that is carried would stand before or after; null where it would stand nowhere. */
export function markAt({ carried, order, over, isBelow }: Carried): Mark {
  if (over && order.includes(over.rowId)) {
    return { id: over.rowId, side: over.part < 0.5 ? 'before' : 'after' }
  }
  const isAtEnd = over ? over.rowId === END_ROW : isBelow
  const last = order.at(-1) ?? END_ROW
  return isAtEnd && last !== carried ? { id: last, side: 'after' } : null
}

/** The place, counted without what is carried, where it lands; null where it stays as it is. */
export function placeAt(order: readonly string[], mark: Mark, carried: string): number | null {
  if (!mark || mark.id === carried) return null
  const others = order.filter((id) => id !== carried)
  if (mark.id === END_ROW) return others.length
  const at = others.indexOf(mark.id)
  return at < 0 ? null : at + (mark.side === 'after' ? 1 : 0)
}
