import type { Stroke } from '@innkeeper/domain/registration/signature.ts'

/** Widths of the line on the sheet: slow is full, fast is fine, as ink from a pen. */
export const INK = { finest: 4, fullest: 9.5 } as const
/** Points this far apart were drawn fast. */
const FAST = 70
const SMOOTHED_BY = 0.7
/** Points over which the line thins out at its end. */
const LIFTED_OVER = 5

type Point = readonly [number, number]

/**
 * The outline of a stroke as the `d` of a filled SVG path. A pointer is read at even times, so the distance of its
 * points is its speed, and speed takes the place of pressure, which few screens tell.
 */
export function inkOutline(stroke: Stroke): string {
  if (stroke.length < 3) return ''
  const widths = widthsOf(stroke)
  const left: Point[] = []
  const right: Point[] = []
  stroke.forEach(([x, y], at) => {
    const [beforeX, beforeY] = stroke[at - 1] ?? [x, y]
    const [afterX, afterY] = stroke[at + 1] ?? [x, y]
    const [dx, dy] = [afterX - beforeX, afterY - beforeY]
    const length = Math.hypot(dx, dy) || 1
    const half = (widths[at] ?? INK.finest) / 2
    const [across, down] = [(-dy / length) * half, (dx / length) * half]
    left.push([x + across, y + down])
    right.push([x - across, y - down])
  })
  return `M${smooth(left)}L${smooth(right.reverse())}Z`
}

function widthsOf(stroke: Stroke): number[] {
  // The pen comes down fine, and is lifted fine.
  let width: number = INK.finest
  const widths = stroke.map(([x, y], at) => {
    const [beforeX, beforeY] = stroke[at - 1] ?? [x, y]
    const speed = Math.min(Math.hypot(x - beforeX, y - beforeY) / FAST, 1)
    const wanted = INK.fullest - (INK.fullest - INK.finest) * speed
    width = width * SMOOTHED_BY + wanted * (1 - SMOOTHED_BY)
    return width
  })
  return widths.map((each, at) => {
    const toEnd = Math.min((widths.length - 1 - at) / LIFTED_OVER, 1)
    return INK.finest + (each - INK.finest) * toEnd
  })
}

/** Through the middle between each two points. */
function smooth(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points
  const curves = rest.slice(0, -1).map(([x, y], at) => {
    const [nextX, nextY] = rest[at + 1] ?? [x, y]
    return `Q${one(x)} ${one(y)} ${one((x + nextX) / 2)} ${one((y + nextY) / 2)}`
  })
  const last = rest.at(-1) ?? first
  return `${one(first[0])} ${one(first[1])}${curves.join('')}L${one(last[0])} ${one(last[1])}`
}

const one = (value: number) => Math.round(value * 10) / 10
