import * as z from 'zod/mini'
import { LINK_MAX } from '../links.ts'
import { BOX_LINK_TYPES, isValidBoxLink } from './box-link.ts'

/** As it is stored; guests get it when it fits (fit-links.ts). */
export const boxLinkSchema = z.object({
  type: z.enum(BOX_LINK_TYPES),
  value: z.string().check(z.maxLength(LINK_MAX)),
})

/** As somebody sends it: a value that is one for its type (spec 5). */
export const enteredBoxLinkSchema = boxLinkSchema.check(z.refine(isValidBoxLink))
