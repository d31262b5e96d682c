import { encode } from 'uqr'

/** White modules around a code; readers need four. */
const QUIET_ZONE = 4

export type Rectangle = { x: number; y: number; w: number; h: number }

/** A QR code of this many points as few rectangles: each takes in what is dark to its right, then below. */
export function qrRectangles(text: string, points: number): Rectangle[] {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const module = points / size
  const left = data.map((row) => [...row])
  return left.flatMap((row, y) =>
    row.flatMap((_, x) => {
      const { w, h } = takeRectangle(left, x, y)
      return w === 0 ? [] : [{ x: x * module, y: y * module, w: w * module, h: h * module }]
    }),
  )
}

/** The largest run to the right, as far down as it stays dark; takes its modules out of what is left. */
function takeRectangle(left: boolean[][], x: number, y: number): { w: number; h: number } {
  const isDark = (column: number, line: number) => left[line]?.[column] ?? false
  let w = 0
  while (isDark(x + w, y)) w++
  const isLineDark = (line: number) => range(x, w).every((column) => isDark(column, line))
  let h = 0
  while (w > 0 && isLineDark(y + h)) {
    left[y + h]?.fill(false, x, x + w)
    h++
  }
  return { w, h }
}

function range(start: number, length: number): number[] {
  return Array.from({ length }, (_, offset) => start + offset)
}
