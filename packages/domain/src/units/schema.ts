import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'

export const unitCategorySchema = z.object({
  id: publicIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
})
export type UnitCategory = z.infer<typeof unitCategorySchema>

export const unitSchema = z.object({
  id: publicIdSchema,
  /** What is on the door: 204. */
  code: z.string().check(z.minLength(1), z.maxLength(20)),
  categoryId: publicIdSchema,
})
export type Unit = z.infer<typeof unitSchema>

export const targetGroupSchema = z.object({
  id: publicIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  rateCodes: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200)),
  unitCategories: z.array(publicIdSchema).check(z.maxLength(100)),
  minNights: z.nullable(z.int().check(z.gte(1))),
  maxNights: z.nullable(z.int().check(z.gte(1))),
  /** true: only guests who stayed before; false: only first stays; null: either. */
  returningGuest: z.nullable(z.boolean()),
})
export type TargetGroup = z.infer<typeof targetGroupSchema>
