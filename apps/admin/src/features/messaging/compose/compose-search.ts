import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'

/** What the address of the page keeps. */
export const composeSearchSchema = z.object({
  /** A message to this guest is begun. */
  guest: z.optional(publicIdSchema),
  view: z.optional(z.enum(['mailings'])),
  /** The composed message that is open. */
  mailing: z.optional(publicIdSchema),
})
export type ComposeSearch = z.infer<typeof composeSearchSchema>
