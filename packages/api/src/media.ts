import { TEMPLATE_TYPES } from '@innkeeper/domain/html-builder/constants.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { mediaChangeSchema, mediaFileSchema } from '@innkeeper/domain/media/file-schema.ts'
import { UPLOAD_MAX_BYTES } from '@innkeeper/domain/media/sizes.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

export type { MediaFile } from '@innkeeper/domain/media/file-schema.ts'

const EDITS = { access: 'staff', capability: 'content:edit', module: null } as const
const fileParams = z.object({ mediaId: publicIdSchema })

export const MEDIA_FILTERS = ['all', 'pictures', 'documents', 'unused', 'without-alt'] as const
export type MediaFilter = (typeof MEDIA_FILTERS)[number]
export const MEDIA_PER_PAGE = 48
/** So many ids one question takes. */
export const MEDIA_IDS_MAX = 100

/** The name of an uploaded file travels here, percent-encoded; only people read it. */
export const FILE_NAME_HEADER = 'x-file-name'

/** In the order staff read them. */
export const MEDIA_PLACES = [
  'card',
  'published-card',
  'template',
  'product',
  'deal',
  'room-upgrade',
  'survey',
  'logo',
  'tab-bar',
  'tab-bar-draft',
  'automation',
  'scheduled-message',
] as const
export const mediaUseSchema = z.object({
  place: z.enum(MEDIA_PLACES),
  /** Of the card, the template, the tab, the automation or the message. */
  id: z.nullable(z.string()),
  name: z.string(),
  /** What a template is. */
  type: z.optional(z.enum(TEMPLATE_TYPES)),
})
export type MediaUse = z.infer<typeof mediaUseSchema>

export const mediaListQuerySchema = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  show: z.optional(z.enum(MEDIA_FILTERS)),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000))),
})
export type MediaListQuery = z.infer<typeof mediaListQuerySchema>

export const listMedia = defineEndpoint({
  ...EDITS,
  method: 'GET',
  path: 'hotel/media',
  summary: 'Pictures and documents of the property, newest first',
  query: mediaListQuerySchema,
  response: z.object({ files: z.array(mediaFileSchema), total: z.int(), page: z.int(), perPage: z.int() }),
})

export const findMedia = defineEndpoint({
  ...EDITS,
  method: 'GET',
  path: 'hotel/media/byIds',
  summary: 'Those of these files that exist',
  query: z.object({
    /** Separated by commas. */
    ids: z
      .string()
      .check(z.maxLength(MEDIA_IDS_MAX * 23), z.regex(/^[A-Za-z0-9_-]{22}(,[A-Za-z0-9_-]{22})*$/)),
  }),
  response: z.array(mediaFileSchema),
})

export const getMedia = defineEndpoint({
  ...EDITS,
  method: 'GET',
  path: 'hotel/media/:mediaId',
  summary: 'One file and where it is used',
  params: fileParams,
  response: z.object({ file: mediaFileSchema, uses: z.array(mediaUseSchema) }),
})

export const uploadMedia = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/media',
  summary: `Keep a picture or a document: the bytes as application/octet-stream, the name in ${FILE_NAME_HEADER}`,
  isUpload: true,
  // Each costs a conversion; a whole folder of photographs still goes through.
  limits: { bodyBytes: UPLOAD_MAX_BYTES, callsPerMinute: 240 },
  response: z.object({
    file: mediaFileSchema,
    /** True when the same bytes were there already, and the answer is that file. */
    isKnown: z.boolean(),
  }),
})

export const changeMedia = defineEndpoint({
  ...EDITS,
  method: 'PUT',
  path: 'hotel/media/:mediaId',
  summary: 'Change the name, the words, the credit or the focal point of a file',
  params: fileParams,
  body: mediaChangeSchema,
  response: mediaFileSchema,
})

export const deleteMedia = defineEndpoint({
  ...EDITS,
  method: 'DELETE',
  path: 'hotel/media/:mediaId',
  summary: 'Delete a file that nothing uses',
  params: fileParams,
  response: z.object({ id: z.string() }),
})
