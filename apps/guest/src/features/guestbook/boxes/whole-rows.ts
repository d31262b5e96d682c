import type { Box } from '@innkeeper/api/guestbook.ts'
import { BOX_KINDS } from './box-kinds.tsx'

/** Which boxes take a whole row: all but those of half a row that stand side by side in pairs. */
export function wholeRows(boxes: readonly Pick<Box, 'type'>[]): boolean[] {
  const isHalf = ({ type }: Pick<Box, 'type'>) => BOX_KINDS[type]?.width === 'half'
  let isHalfFilled = false
  return boxes.map((box, index) => {
    const next = boxes[index + 1]
    const isSecond = isHalf(box) && isHalfFilled
    isHalfFilled = isHalf(box) && !isSecond && next !== undefined && isHalf(next)
    return !isSecond && !isHalfFilled
  })
}
