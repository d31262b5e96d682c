import {
  FAMILIES_MAX,
  FONT_FILE_MAX_BYTES,
  FONT_KINDS,
  FONT_NAME_MAX,
} from '@innkeeper/domain/fonts/constants.ts'
import { FONT_PLACES } from '@innkeeper/domain/fonts/font-uses.ts'
import { ownFamilySchema, ownFontSchema } from '@innkeeper/domain/fonts/own-font-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { hotelParamsSchema } from './properties.ts'

const GUEST = { access: 'guest', module: null, params: hotelParamsSchema } as const
const EDITS = { access: 'staff', capability: 'content:edit' } as const

const fontSchema = z.object({ family: z.string(), kind: z.enum(FONT_KINDS) })

/** Of as many names as may be asked for, all as long as may be, in letters of three bytes, with some room. */
const FAMILIES_BODY_BYTES = 16 * 1024

/** Everything a property can write in, by where it comes from. */
export const fontListSchema = z.object({
  standard: z.array(fontSchema),
  web: z.array(fontSchema),
  own: z.array(fontSchema),
})
export type FontList = z.infer<typeof fontListSchema>

export const getFontsHref = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/fonts/platform/href',
  summary: 'Address of the stylesheet with the property’s fonts; null where every device has them',
  response: z.object({ href: z.nullable(z.string()) }),
})

export const getAllFonts = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/fonts/platform/all',
  summary: 'The fonts a property can choose from',
  response: fontListSchema,
})

export const getFamiliesHref = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/fonts/google',
  summary:
    'Address of our own stylesheet with these families; unknown ones are left out, null where none is known',
  isSafe: true,
  body: z.object({
    families: z.array(z.string().check(z.maxLength(FONT_NAME_MAX))).check(z.maxLength(FAMILIES_MAX)),
  }),
  response: z.object({ href: z.nullable(z.string()) }),
  limits: { bodyBytes: FAMILIES_BODY_BYTES, callsPerMinute: 600 },
})

export const staffFontSchema = z.extend(z.omit(ownFontSchema, { hash: true, measure: true }), {
  /** Of the file. */
  address: z.string(),
  licensedBy: z.string(),
  uploadedAt: z.string(),
})
export type StaffFont = z.infer<typeof staffFontSchema>

const ownFontsSchema = z.object({
  fonts: z.array(staffFontSchema),
  /** Places by family; a family that is nowhere is left out. */
  uses: z.record(z.string(), z.array(z.enum(FONT_PLACES))),
})
export type OwnFonts = z.infer<typeof ownFontsSchema>

export const listOwnFonts = defineEndpoint({
  ...EDITS,
  module: null,
  method: 'GET',
  path: 'hotel/fonts',
  summary: 'Fonts the property uploaded, and where they are used',
  response: ownFontsSchema,
})

/** Base64 has four letters for three bytes. */
const BASE64_MAX = Math.ceil(FONT_FILE_MAX_BYTES / 3) * 4
/** Somewhat more, so that a file that is a little too large is told so in words. */
const BODY_MAX = BASE64_MAX + 512 * 1024

export const uploadFont = defineEndpoint({
  ...EDITS,
  module: 'customFonts',
  method: 'POST',
  path: 'hotel/fonts',
  summary: 'Upload a licensed WOFF2 file; one for a weight that is there already takes its place',
  body: z.object({
    /** The file's own name of the family where it is left out. */
    family: z.optional(ownFamilySchema),
    fileName: z.string().check(z.maxLength(200)),
    /** The file in base64. */
    content: z.string().check(z.maxLength(BODY_MAX), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    /** That the property may use it on its pages is theirs to say. */
    hasLicence: z.literal(true),
  }),
  response: staffFontSchema,
  limits: { bodyBytes: BODY_MAX + 4096, callsPerMinute: 30 },
})

/** Without the module too: what a trial left behind can be removed. */
export const deleteFont = defineEndpoint({
  ...EDITS,
  module: null,
  method: 'DELETE',
  path: 'hotel/fonts/:fontId',
  summary: 'Delete an uploaded font; refused while its family is used',
  params: z.object({ fontId: publicIdSchema }),
  response: z.object({ id: z.string() }),
})
