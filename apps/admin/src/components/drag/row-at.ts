/** Rows of a drag list carry their id here. */
export const ROW_ATTRIBUTE = 'data-drag-row'

/** Where the pointer is in the window. */
export type Point = { x: number; y: number }

/** The row below the pointer, and where in it the pointer is. */
export type OverRow = { rowId: string; part: number; fromLeft: number }

/** Looks through what is being carried, which is drawn above everything. */
export function rowAt({ x, y }: Point, carriedId: string): OverRow | null {
  const row = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest(`[${ROW_ATTRIBUTE}]`))
    .find((found) => found && found.getAttribute(ROW_ATTRIBUTE) !== carriedId)
  if (!row) return null
  const { top, height, left } = row.getBoundingClientRect()
  return {
    rowId: row.getAttribute(ROW_ATTRIBUTE) ?? '',
    part: height > 0 ? (y - top) / height : 0,
    fromLeft: x - left,
  }
}
