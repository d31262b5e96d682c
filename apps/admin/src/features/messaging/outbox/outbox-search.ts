import { type MessageListQuery, messageListQuerySchema } from '@innkeeper/api/messaging/messages.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'

/** What the address of the page keeps. */
export const outboxSearchSchema = z.extend(messageListQuerySchema, {
  /** Which page this is as one turned them. */
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  /** The message that is open. */
  open: z.optional(publicIdSchema),
})
export type OutboxSearch = Partial<z.infer<typeof outboxSearchSchema>>

/** What the server is asked for. */
export function messagesAsked({ page: _, open: __, ...query }: OutboxSearch): Partial<MessageListQuery> {
  return query
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, state, channel, bookingId, mailingId }: OutboxSearch): boolean {
  return [search, state, channel, bookingId, mailingId].some(Boolean)
}
