import { GUEST_LIST_VIEWS, type GuestListQuery, guestListQuerySchema } from '@innkeeper/api/guests.ts'
import * as z from 'zod/mini'

/** What the address keeps; without a view the list decides what matters. */
export const guestsSearchSchema = z.extend(guestListQuerySchema, {
  view: z.optional(z.enum(GUEST_LIST_VIEWS)),
})
export type GuestsSearch = Partial<z.infer<typeof guestsSearchSchema>>

/** The list opens on who comes, is here or leaves today; who is searched for is looked for among all. */
export function shownView({ view, search }: GuestsSearch): GuestListQuery['view'] {
  return view ?? (search ? 'all' : 'current')
}
