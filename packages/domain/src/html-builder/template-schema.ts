import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { TEMPLATE_TYPES, TEMPLATE_VERSION } from './constants.ts'
import { colourSchema } from './module-parts.ts'

/** Limits both sides know: the editor stops there, the server refuses beyond. */
export const TEMPLATE_NAME_MAX = 120
export const TEMPLATE_MODULES_MAX = 200
export const TEMPLATE_HTML_MAX = 1_000_000

const linksSchema = z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(500)), [])

export const templateStyleSchema = z._default(
  z.object({ innerBgColor: colourSchema, outerBgColor: colourSchema }),
  { innerBgColor: null, outerBgColor: null },
)

export const templateSchema = z.object({
  version: z.literal(TEMPLATE_VERSION),
  id: publicIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(TEMPLATE_NAME_MAX)),
  type: z.enum(TEMPLATE_TYPES),
  /** The preset it was made from. */
  standardType: z._default(z.nullable(z.string().check(z.maxLength(60))), null),
  style: templateStyleSchema,
  /**
   * Language index to modules as they are stored: one that cannot be read must not take the others with it, so
   * each is read on its own (readable-modules.ts).
   */
  localizedData: z.record(
    z.string().check(z.regex(/^\d{1,3}$/)),
    z.array(z.unknown()).check(z.maxLength(TEMPLATE_MODULES_MAX)),
  ),
  createdAt: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  /** Ids of what uses this template. */
  linkedTo: z._default(z.object({ automation: linksSchema, boxes: linksSchema, scheduled: linksSchema }), {
    automation: [],
    boxes: [],
    scheduled: [],
  }),
  /** As an e-mail sends it; empty until it is made. */
  html: z._default(z.string().check(z.maxLength(TEMPLATE_HTML_MAX)), ''),
})
export type Template = z.infer<typeof templateSchema>
