import { guestListQuerySchema } from '@innkeeper/api/guests/list.ts'
import { GUEST_LIST_VIEWS, type GuestListView } from '@innkeeper/domain/guests/list-segments.ts'
import * as z from 'zod/mini'

/** What the address keeps; without a view the list decides what matters. */
export const guestsSearchSchema = z.extend(guestListQuerySchema, {
  view: z.optional(z.enum(GUEST_LIST_VIEWS)),
  /** Which page this is as one turned them; where it begins is said by `after` and `before`. */
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
})
export type GuestsSearch = Partial<z.infer<typeof guestsSearchSchema>>

/** The list opens on who arrives; who is searched for is looked for among all. */
export function shownView({ view, search }: GuestsSearch): GuestListView {
  return view ?? (search ? 'all' : 'arriving')
}

/** What the server is asked for. */
export function guestListAsked({ page: _, ...search }: GuestsSearch) {
  return { ...search, view: shownView(search) }
}

/** Whether anything narrows the view that is shown. */
export function isNarrowed({ search, standing, unitCategoryId, language, day }: GuestsSearch): boolean {
  return [search, standing, unitCategoryId, language, day].some(Boolean)
}
