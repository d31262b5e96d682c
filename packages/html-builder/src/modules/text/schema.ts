import {
  colourSchema,
  columnsSchema,
  fontFamilySchema,
  innerPaddingSchema,
} from '@innkeeper/domain/html-builder/module-parts.ts'
import { templateTextSchema } from '@innkeeper/domain/html-builder/rich-text.ts'
import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'

const propsSchema = z.object({
  contentColumnOne: templateTextSchema,
  contentColumnTwo: z._default(z.nullable(templateTextSchema), null),
  nrOfColumns: columnsSchema,
  fontFamily: fontFamilySchema,
  backgroundColor: colourSchema,
  backgroundEnabled: z._default(z.boolean(), false),
})

export const textSchema = z.extend(moduleSchema('text', propsSchema), { innerPadding: innerPaddingSchema })
