import {
  alignmentSchema,
  colourSchema,
  percentSchema,
  spacingSchema,
} from '@innkeeper/domain/html-builder/module-parts.ts'
import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'

export const DIVIDER_STYLES = ['solid', 'dashed', 'dotted'] as const

const propsSchema = z.object({
  visibility: z._default(z.boolean(), true),
  /** Above and below the line, in pixels. */
  spacing: spacingSchema,
  color: colourSchema,
  alignment: alignmentSchema,
  dividerStyle: z._default(z.enum(DIVIDER_STYLES), 'solid'),
  width: percentSchema,
})

export const dividerSchema = moduleSchema('divider', propsSchema)
