import { deleteSavedFilter, listSavedFilters, saveFilter } from '@innkeeper/api/team.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { type Handler, read, write } from '../../platform/http/handlers.ts'
import { deleteFilters, findSavedFilters, insertSavedFilter } from './saved-filter-repository.ts'

/** Views of lists that a person gave a name, for this person alone. */
export function savedFilterHandlers({ db, clock }: { db: Database; clock: Clock }): Handler[] {
  return [
    read(listSavedFilters, async ({ propertyId, staff }) => ({
      items: await db.tenant(propertyId, (tx) => findSavedFilters(tx, staff), { readOnly: true }),
    })),
    write(saveFilter, ({ staff, body }, tx) => insertSavedFilter(tx, staff, body, clock.now())),
    write(deleteSavedFilter, async ({ staff, params: { id } }, tx) => {
      await deleteFilters(tx, staff, [id])
      return {}
    }),
  ]
}
