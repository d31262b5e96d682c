import * as z from 'zod/mini'
import { singleLine } from '../single-line.ts'
import { NAME_MAX } from './constants.ts'

/** Strokes on a sheet of this size, whatever the size of the screen it was drawn on. */
export const SIGNATURE_SHEET = { width: 1000, height: 400 } as const
export const STROKES_MAX = 60
export const POINTS_MAX = 4000

const pointSchema = z.tuple([
  z.int().check(z.gte(0), z.lte(SIGNATURE_SHEET.width)),
  z.int().check(z.gte(0), z.lte(SIGNATURE_SHEET.height)),
])
export const strokeSchema = z.array(pointSchema).check(z.minLength(1), z.maxLength(POINTS_MAX))
export type Stroke = z.infer<typeof strokeSchema>

export const signatureSchema = z.union([
  z.object({
    kind: z.literal('drawn'),
    strokes: z.array(strokeSchema).check(
      z.minLength(1),
      z.maxLength(STROKES_MAX),
      z.refine((strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= POINTS_MAX),
    ),
  }),
  z.object({
    kind: z.literal('typed'),
    name: z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(NAME_MAX * 2)),
  }),
])
export type Signature = z.infer<typeof signatureSchema>

export { isSigned, strokePath } from './strokes.ts'
