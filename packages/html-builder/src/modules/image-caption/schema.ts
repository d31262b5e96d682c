import {
  colourSchema,
  fontFamilySchema,
  templateImageSchema,
} from '@innkeeper/domain/html-builder/module-parts.ts'
import { templateTextSchema } from '@innkeeper/domain/html-builder/rich-text.ts'
import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'

/** Where the words stand; on a phone always below. */
export const CAPTION_POSITIONS = ['below', 'left', 'right'] as const

const propsSchema = z.object({
  image: z._default(z.nullable(templateImageSchema), null),
  content: templateTextSchema,
  captionPosition: z._default(z.enum(CAPTION_POSITIONS), 'below'),
  fontFamily: fontFamilySchema,
  backgroundColor: colourSchema,
  backgroundEnabled: z._default(z.boolean(), false),
})

export const imageCaptionSchema = moduleSchema('image-caption', propsSchema)
