import { requestListQuerySchema } from '@innkeeper/api/orders/requests.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'

/** The request whose details stand beside the list. */
const open = z.optional(publicIdSchema)

/** What the addresses of the lists keep; the archive is an address of its own. */
export const requestsSearchSchema = z.extend(requestListQuerySchema, {
  view: z._default(z.enum(['current', 'preview']), 'current'),
  open,
})
export const archiveSearchSchema = z.extend(z.omit(requestListQuerySchema, { view: true }), { open })

export type RequestsSearch = Partial<z.infer<typeof requestsSearchSchema>>

/** Whether anything narrows the list, so that an empty one means "nothing found". */
export function isFiltered({
  page: _,
  open: __,
  sort: ___,
  order: ____,
  view: _____,
  ...filters
}: RequestsSearch) {
  return Object.values(filters).some((value) => value !== undefined && value !== '')
}
