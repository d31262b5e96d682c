import * as z from 'zod/mini'
import { BOX_LINK_TYPES, isValidBoxLink } from './box-link.ts'

/** A link whose value is one for its type (spec 5). */
export const boxLinkSchema = z
  .object({ type: z.enum(BOX_LINK_TYPES), value: z.string().check(z.maxLength(2000)) })
  .check(z.refine(isValidBoxLink))
