import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  isSigned,
  POINTS_MAX,
  SIGNATURE_SHEET,
  type Stroke,
  signatureSchema,
  strokePath,
} from './signature.ts'

const aPoint = fc.tuple(
  fc.integer({ min: 0, max: SIGNATURE_SHEET.width }),
  fc.integer({ min: 0, max: SIGNATURE_SHEET.height }),
)
const aStroke: fc.Arbitrary<Stroke> = fc.array(aPoint, { minLength: 1, maxLength: 40 })

it('a dot is no signature, however often, and a line is', () => {
  expect(isSigned([])).toBe(false)
  expect(isSigned(Array.from({ length: 60 }, (): Stroke => [[500, 200]]))).toBe(false)
  expect(
    isSigned([
      [
        [100, 100],
        [120, 110],
      ],
    ]),
  ).toBe(false)
  expect(
    isSigned([
      [
        [100, 100],
        [400, 200],
      ],
    ]),
  ).toBe(true)
})

it('more strokes never make less of a signature', () => {
  fc.assert(
    fc.property(fc.array(aStroke), aStroke, (strokes, more) => {
      fc.pre(isSigned(strokes))
      expect(isSigned([...strokes, more])).toBe(true)
    }),
  )
})

it('a path goes from the first point to the last', () => {
  fc.assert(
    fc.property(aStroke, (stroke) => {
      const path = strokePath(stroke)
      const [first, last] = [stroke[0], stroke.at(-1)]
      expect(path.startsWith(`M${first?.[0]} ${first?.[1]}`)).toBe(true)
      if (stroke.length > 1) expect(path.endsWith(`L${last?.[0]} ${last?.[1]}`)).toBe(true)
      expect(path).not.toMatch(/NaN|undefined/)
    }),
  )
})

it('points lie on the sheet, and there are not too many', () => {
  const isTaken = (strokes: Stroke[]) => z.safeParse(signatureSchema, { kind: 'drawn', strokes }).success
  expect(
    isTaken([
      [
        [0, 0],
        [1000, 400],
      ],
    ]),
  ).toBe(true)
  expect(isTaken([[[1001, 0]]])).toBe(false)
  const long = Array.from({ length: POINTS_MAX }, (): [number, number] => [1, 1])
  expect(isTaken([long])).toBe(true)
  expect(isTaken([long, [[1, 1]]])).toBe(false)
})
