import { mediaListQuerySchema } from '@innkeeper/api/media.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'

/** What the address of the library keeps: the filters, and the file that is open. */
export const mediaSearchSchema = z.extend(mediaListQuerySchema, { file: z.optional(publicIdSchema) })
export type MediaSearch = z.infer<typeof mediaSearchSchema>
