import { BOX_LINK_TYPES, isValidBoxLink } from '@innkeeper/domain/guestbook/box-link.ts'
import {
  alignmentSchema,
  colourSchema,
  fontFamilySchema,
  innerPaddingSchema,
  roundnessSchema,
} from '@innkeeper/domain/html-builder/module-parts.ts'
import { templateTextSchema } from '@innkeeper/domain/html-builder/rich-text.ts'
import { LINK_MAX } from '@innkeeper/domain/links.ts'
import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'

const propsSchema = z
  .object({
    content: templateTextSchema,
    type: z.enum(BOX_LINK_TYPES),
    /** Empty until somebody says where it leads; such a button is not shown. */
    destination: z.string().check(z.maxLength(LINK_MAX)),
    fontFamily: fontFamilySchema,
    color: colourSchema,
    backgroundColor: colourSchema,
    alignment: alignmentSchema,
    roundness: roundnessSchema,
  })
  .check(
    z.refine(({ type, destination }) => destination === '' || isValidBoxLink({ type, value: destination })),
  )

export const buttonSchema = z.extend(moduleSchema('button', propsSchema), {
  innerPadding: innerPaddingSchema,
})
