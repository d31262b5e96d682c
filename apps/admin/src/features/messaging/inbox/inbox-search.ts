import { THREAD_VIEWS } from '@innkeeper/api/messaging/threads.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'

/** What the inbox's address keeps: a reload and a colleague's link open the same thread. */
export const inboxSearchSchema = z.object({
  view: z._default(z.enum(THREAD_VIEWS), 'open'),
  search: z._default(z.string().check(z.maxLength(100)), ''),
  thread: z.optional(publicIdSchema),
})
export type InboxSearch = Partial<z.infer<typeof inboxSearchSchema>>
