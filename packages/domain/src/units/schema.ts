import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { singleLine } from '../single-line.ts'
import { FLOOR_HIGHEST, FLOOR_LOWEST, NAME_MAX_LENGTH, UNIT_CODE_MAX_LENGTH } from './constants.ts'

/** One line of words as people type them: what surrounds and doubles white space goes. */
const lineSchema = (maxLength: number) =>
  z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(maxLength))

export const unitCodeSchema = lineSchema(UNIT_CODE_MAX_LENGTH)
export const unitNameSchema = lineSchema(NAME_MAX_LENGTH)

/** 0 is the ground floor; null where nobody said, or where there are none. */
export const floorSchema = z.nullable(z.int().check(z.gte(FLOOR_LOWEST), z.lte(FLOOR_HIGHEST)))

export const unitCategorySchema = z.object({
  id: publicIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(NAME_MAX_LENGTH)),
})
export type UnitCategory = z.infer<typeof unitCategorySchema>

export const unitSchema = z.object({
  id: publicIdSchema,
  /** What is on the door: 204. */
  code: z.string().check(z.minLength(1), z.maxLength(UNIT_CODE_MAX_LENGTH)),
  categoryId: publicIdSchema,
  floor: floorSchema,
})
export type Unit = z.infer<typeof unitSchema>

/** Longest stay a group can ask for. */
const nightsSchema = z.nullable(z.int().check(z.gte(1), z.lte(999)))

const criteria = {
  rateCodes: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200)),
  unitCategories: z.array(publicIdSchema).check(z.maxLength(100)),
  minNights: nightsSchema,
  maxNights: nightsSchema,
  /** true: only guests who stayed before; false: only first stays; null: either. */
  returningGuest: z.nullable(z.boolean()),
}

export const targetGroupCriteriaSchema = z.object(criteria)
export type TargetGroupCriteria = z.infer<typeof targetGroupCriteriaSchema>

export const targetGroupSchema = z.object({
  id: publicIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(NAME_MAX_LENGTH)),
  ...criteria,
})
export type TargetGroup = z.infer<typeof targetGroupSchema>
