import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'

/** What the address keeps: what is looked for, and the stay whose guest is looked at. */
export const privacySearchSchema = z.object({
  search: z._default(z.string().check(z.maxLength(100)), ''),
  guest: z.optional(publicIdSchema),
})
export type PrivacySearch = Partial<z.infer<typeof privacySearchSchema>>
