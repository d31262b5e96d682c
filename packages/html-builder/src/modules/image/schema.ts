import {
  alignmentSchema,
  columnsSchema,
  templateImageSchema,
} from '@innkeeper/domain/html-builder/module-parts.ts'
import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'

const propsSchema = z.object({
  nrOfColumns: columnsSchema,
  alignment: alignmentSchema,
  columnOneImage: z._default(z.nullable(templateImageSchema), null),
  columnTwoImage: z._default(z.nullable(templateImageSchema), null),
})

export const imageSchema = moduleSchema('image', propsSchema)
