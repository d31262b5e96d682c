type Stroke = readonly (readonly [x: number, y: number])[]

/** Shorter than this on the sheet is a slip of the finger and no signature. */
const SHORTEST_LINE = 80

/** Whether enough was drawn to be somebody's: a dot is not. */
export function isSigned(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= SHORTEST_LINE
}

function lengthOf(stroke: Stroke): number {
  return stroke.reduce((sum, [x, y], place) => {
    const [beforeX, beforeY] = stroke[place - 1] ?? [x, y]
    return sum + Math.hypot(x - beforeX, y - beforeY)
  }, 0)
}

/** A smooth line through the points, as the `d` of an SVG path; through the middle between each two. */
export function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const last = rest.at(-1)
  if (!last) return `M${first[0]} ${first[1]}h.1`
  const curves = rest.slice(0, -1).map(([x, y], place) => {
    const [nextX, nextY] = rest[place + 1] ?? [x, y]
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  return `M${first[0]} ${first[1]}${curves.join('')}L${last[0]} ${last[1]}`
}
