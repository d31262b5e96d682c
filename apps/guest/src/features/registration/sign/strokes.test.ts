import {
  isSigned,
  POINTS_MAX,
  SIGNATURE_SHEET,
  STROKES_MAX,
  type Stroke,
  signatureSchema,
} from '@innkeeper/domain/registration/signature.ts'
import { describe, expect, it } from 'vitest'
import { INK, inkOutline } from './ink-outline.ts'
import { pointOnSheet, withPoint, withStroke } from './strokes.ts'

const SCREEN = { left: 20, top: 40, width: 358, height: 143 }
/** Strokes that run far beyond the sheet, the same ones every time. */
const wildStroke = (seed: number): Stroke =>
  Array.from({ length: 200 }, (_, at) => ({
    x: 200 + 700 * Math.sin(seed + at * 0.37),
    y: 100 + 900 * Math.cos(seed * 3 + at * 0.61),
  })).reduce<Stroke>((drawn, place) => withPoint(drawn, pointOnSheet(place, SCREEN)), [])

describe('what is drawn', () => {
  it('stays where it was on the sheet when the phone is turned', () => {
    const upright = pointOnSheet(
      { x: 16 + 179, y: 300 + 72 },
      { left: 16, top: 300, width: 358, height: 144 },
    )
    const sideways = pointOnSheet({ x: 417, y: 167 }, { left: 0, top: 0, width: 834, height: 334 })
    expect(upright).toEqual([SIGNATURE_SHEET.width / 2, SIGNATURE_SHEET.height / 2])
    expect(sideways).toEqual(upright)
  })

  it('is always a signature that can be sent, wherever the pointer goes', () => {
    const strokes = Array.from({ length: STROKES_MAX + 5 }, (_, seed) => wildStroke(seed))
    const drawn: Stroke[] = []
    for (const stroke of strokes) {
      drawn.splice(0, drawn.length, ...withStroke(drawn, stroke))
      expect(signatureSchema.safeParse({ kind: 'drawn', strokes: drawn }).success).toBe(true)
    }
    expect(drawn).toHaveLength(STROKES_MAX)
  })

  it('keeps beginnings and ends where there are more points than can be sent', () => {
    const long: Stroke = Array.from({ length: POINTS_MAX + 1001 }, (_, at) => [at % 1000, at % 400])
    const [thinned = []] = withStroke([], long)
    expect(thinned.length).toBeLessThanOrEqual(POINTS_MAX)
    expect([thinned[0], thinned.at(-1)]).toEqual([long[0], long.at(-1)])
    expect(isSigned([thinned])).toBe(true)
  })

  it('takes no stroke beyond the last one that can be sent', () => {
    const full = Array.from({ length: STROKES_MAX }, (): Stroke => [[1, 1]])
    expect(withStroke(full, [[2, 2]])).toEqual(full)
  })

  it('is a fine line where it is short, and has an outline otherwise', () => {
    expect(inkOutline([[5, 5]])).toBe('')
    const line: Stroke = Array.from({ length: 12 }, (_, at) => [at * 20, 200])
    const numbers =
      inkOutline(line)
        .match(/[\d.]+/g)
        ?.map(Number) ?? []
    const heights = numbers.filter((_, at) => at % 2 === 1)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(INK.fullest)
    expect(inkOutline(line)).not.toContain('NaN')
  })
})
