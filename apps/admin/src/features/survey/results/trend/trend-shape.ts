import type { TrendPoint } from '@innkeeper/api/survey/responses.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import type { Nps } from '@innkeeper/domain/survey/nps.ts'
import { addDays } from '@innkeeper/domain/time.ts'

export type Size = { width: number; height: number }
export type DrawnPoint = TrendPoint & { nps: Nps; x: number; y: number; top: number; bottom: number }

/** What stands around the lines: names of the steps below, numbers on the left. */
export const EDGES = { top: 12, right: 14, bottom: 28, left: 42 }
const COARSE = 50
const FINE = 25
/** A name of a step with room around it. */
const NAME_PX = 64

/** The numbers on the left: as few as hold all that is drawn. */
export function marksFor(points: readonly TrendPoint[]): number[] {
  const known = points.flatMap(({ nps }) => nps ?? [])
  const low = Math.min(0, ...known.map((nps) => nps.low))
  const high = Math.max(0, ...known.map((nps) => nps.high))
  const step = high - low > 2 * COARSE ? COARSE : FINE
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/** Where the points of a trend are drawn; steps without answers have no point, and the line breaks there. */
export function trendShape(points: readonly TrendPoint[], { width, height }: Size) {
  const marks = marksFor(points)
  const [low = 0, high = 0] = [marks[0], marks.at(-1)]
  const room = { width: width - EDGES.left - EDGES.right, height: height - EDGES.top - EDGES.bottom }
  const yOf = (score: number) => round(EDGES.top + (room.height * (high - score)) / (high - low))
  const xOf = (at: number) =>
    round(EDGES.left + room.width * (points.length > 1 ? at / (points.length - 1) : 0.5))
  const runs: DrawnPoint[][] = []
  points.forEach(({ nps, ...point }, at) => {
    if (!nps) return
    const drawn = { ...point, nps, x: xOf(at), y: yOf(nps.score), top: yOf(nps.high), bottom: yOf(nps.low) }
    if (at > 0 && points[at - 1]?.nps) runs.at(-1)?.push(drawn)
    else runs.push([drawn])
  })
  return {
    runs,
    marks: marks.map((score) => ({ score, y: yOf(score) })),
    names: namedSteps(points.length, room.width).map((at) => ({ from: points[at]?.from ?? '', x: xOf(at) })),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Which steps have their name below, so that no two names touch. */
function namedSteps(count: number, width: number): number[] {
  const every = Math.max(1, Math.ceil((count * NAME_PX) / Math.max(width, NAME_PX)))
  return Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every)
}

/** A line through the scores; a point alone has none. */
export const linePath = (run: readonly DrawnPoint[]): string =>
  run.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** The range in which the true score lies, along the highs and back along the lows. */
export function bandPath(run: readonly DrawnPoint[]): string {
  const highs = run.map(({ x, top }) => `${x} ${top}`)
  const lows = run.map(({ x, bottom }) => `${x} ${bottom}`).toReversed()
  return `M${[...highs, ...lows].join('L')}Z`
}

/** The days of each step that lie in the period: its first may begin before it, its last end after. */
export function stepDays(points: readonly TrendPoint[], period: Period): Period[] {
  return points.map(({ from }, at) => {
    const next = points[at + 1]
    return { from: from < period.from ? period.from : from, to: next ? addDays(next.from, -1) : period.to }
  })
}
