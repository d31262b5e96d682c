export type Size = { width: number; height: number }

/** Room for the line's own width, and for the dot at its end. */
const EDGE = 3

export type SparklineShape = { line: string; area: string; end: { x: number; y: number } }

/** A line through the values, those that are not known passed over; null where there is none to draw. */
export function sparklineShape(
  values: readonly (number | null)[],
  { width, height }: Size,
): SparklineShape | null {
  const known = values.flatMap((value, place) => (value === null ? [] : [{ value, place }]))
  if (known.length < 2 || known.every(({ value }) => value === 0)) return null
  const lowest = Math.min(0, ...known.map(({ value }) => value))
  const highest = Math.max(0, ...known.map(({ value }) => value))
  const scale = (height - 2 * EDGE) / (highest - lowest || 1)
  const step = (width - 2 * EDGE) / (values.length - 1)
  const points = known.map(({ value, place }) => ({
    x: round(EDGE + place * step),
    y: round(height - EDGE - (value - lowest) * scale),
  }))
  const line = points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const [first, end] = [points[0], points.at(-1)]
  if (!first || !end) return null
  const floor = round(height - EDGE + lowest * scale)
  return { line, area: `${line}L${end.x} ${floor}L${first.x} ${floor}Z`, end }
}

const round = (length: number): number => Math.round(length * 10) / 10
