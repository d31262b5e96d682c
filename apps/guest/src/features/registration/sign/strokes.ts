import {
  POINTS_MAX,
  SIGNATURE_SHEET,
  STROKES_MAX,
  type Stroke,
} from '@innkeeper/domain/registration/signature.ts'

type Point = Stroke[number]
type Place = { x: number; y: number }
type Frame = { left: number; top: number; width: number; height: number }

/** Points of a stroke that lie closer together than this on the sheet say nothing. */
const CLOSEST = 3

/** Where on the sheet a pointer is, however large the sheet is drawn on this screen. */
export function pointOnSheet({ x, y }: Place, { left, top, width, height }: Frame): Point {
  const within = (share: number, size: number) => Math.round(Math.min(Math.max(share, 0), 1) * size)
  return [
    within(width > 0 ? (x - left) / width : 0, SIGNATURE_SHEET.width),
    within(height > 0 ? (y - top) / height : 0, SIGNATURE_SHEET.height),
  ]
}

/** A stroke with another point, or the same one where the pointer has hardly moved. */
export function withPoint(stroke: Stroke, [x, y]: Point): Stroke {
  const last = stroke.at(-1)
  if (last && Math.hypot(x - last[0], y - last[1]) < CLOSEST) return stroke
  return [...stroke, [x, y]]
}

/** The strokes with one more, as many points as can be sent; beyond the last stroke that can be, none. */
export function withStroke(strokes: readonly Stroke[], stroke: Stroke): Stroke[] {
  if (stroke.length === 0 || strokes.length >= STROKES_MAX) return [...strokes]
  return thinned([...strokes, stroke])
}

/** Every second point of long strokes is left out until all of them fit; beginnings and ends stay. */
function thinned(strokes: Stroke[]): Stroke[] {
  const points = strokes.reduce((sum, { length }) => sum + length, 0)
  if (points <= POINTS_MAX) return strokes
  return thinned(strokes.map((stroke) => stroke.filter((_, at) => at % 2 === 0 || at === stroke.length - 1)))
}
