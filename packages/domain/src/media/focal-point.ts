/** From 0 to 1 across and down: the point that stays in sight when a picture is cropped. */
export type FocalPoint = { focalX: number; focalY: number }

/** One press of an arrow key, and one with Shift. */
const STEP = 0.01
const LARGE_STEP = 0.1

const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a key moves the point; null for a key that moves nothing. */
export function movedByKey(point: FocalPoint, key: string, isLarge: boolean): FocalPoint | null {
  if (key === 'Home') return { focalX: 0.5, focalY: 0.5 }
  const move = MOVES[key]
  if (!move) return null
  const step = isLarge ? LARGE_STEP : STEP
  return { focalX: within(point.focalX + move[0] * step), focalY: within(point.focalY + move[1] * step) }
}

/** The point of a press inside a box. */
export function pointAt(
  press: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
): FocalPoint {
  return {
    focalX: within((press.x - box.left) / (box.width || 1)),
    focalY: within((press.y - box.top) / (box.height || 1)),
  }
}

/** Whole hundredths between 0 and 1. */
function within(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100
}
