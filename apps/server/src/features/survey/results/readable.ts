import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ResponseRow } from '../tables.ts'

/** What somebody may read: with the right to results all of them, else those that ask for contact (product: section 4). */
export type ReadableBy = { readsAll: boolean; mayManageGuests: boolean }

export const readableBy = (staff: Staff): ReadableBy => ({
  readsAll: can(staff, 'results:read'),
  mayManageGuests: can(staff, 'guests:manage'),
})

/** What somebody may not read is not there. */
export function requireReadable(
  row: ResponseRow | null,
  { readsAll }: ReadableBy,
): asserts row is ResponseRow {
  if (row && (readsAll || row.asksForContact)) return
  throw new AppError('survey/response-unknown', 'There is no such response.')
}
