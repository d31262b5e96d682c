import {
  alignmentSchema,
  colourSchema,
  fontFamilySchema,
  innerPaddingSchema,
  templateImageSchema,
} from '@innkeeper/domain/html-builder/module-parts.ts'
import { templateTextSchema } from '@innkeeper/domain/html-builder/rich-text.ts'
import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'

const propsSchema = z.object({
  /** The first block is the title, what follows it the lead. */
  content: templateTextSchema,
  alignment: alignmentSchema,
  fontFamily: fontFamilySchema,
  color: colourSchema,
  backgroundColor: colourSchema,
  backgroundEnabled: z._default(z.boolean(), false),
  /** Behind the words; without one they stand on the background. */
  backgroundImage: z._default(z.nullable(templateImageSchema), null),
  /** The property's logo, or its name, above the words. */
  nameEnabled: z._default(z.boolean(), false),
})

export const headerSchema = z.extend(moduleSchema('header', propsSchema), {
  innerPadding: innerPaddingSchema,
})
