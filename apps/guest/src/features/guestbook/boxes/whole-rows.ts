import type { Box } from '@innkeeper/api/guestbook.ts'

/** Which boxes take a whole row: all but tiles that stand side by side in pairs. */
export function wholeRows(boxes: readonly Pick<Box, 'type'>[]): boolean[] {
  const isTile = (place: number) => boxes[place]?.type === 'FixedSizeBox'
  let isHalfFilled = false
  return boxes.map((_, place) => {
    const isSecond = isTile(place) && isHalfFilled
    isHalfFilled = isTile(place) && !isSecond && isTile(place + 1)
    return !isSecond && !isHalfFilled
  })
}
