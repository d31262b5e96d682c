import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import { outerPaddingSchema } from '@innkeeper/domain/html-builder/module-parts.ts'
import * as z from 'zod/mini'

export const MODULE_ID_MAX = 60

const idSchema = z.string().check(z.minLength(1), z.maxLength(MODULE_ID_MAX))

/** What every module has: its type, its id, its props, and room above and below. */
export function moduleSchema<const T extends TemplateModuleType, P extends z.ZodMiniType>(type: T, props: P) {
  return z.object({ type: z.literal(type), id: idSchema, props, outerPadding: outerPaddingSchema })
}
