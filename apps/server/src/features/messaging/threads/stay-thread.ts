import { getStayThread } from '@innkeeper/api/messaging/inbox.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read } from '../../../platform/http/handlers.ts'
import type { ThreadHouses } from './house.ts'
import { findThreadOfBooking } from './repository.ts'
import type { StaffThreads } from './staff-service.ts'

type Dependencies = { db: Database; houseOf: ThreadHouses; threads: StaffThreads }

/** The thread of a stay for its page. */
export function stayThreadHandlers({ db, houseOf, threads }: Dependencies): Handler[] {
  return [
    read(getStayThread, async ({ propertyId, params }) => {
      const house = await houseOf(propertyId)
      return db.tenant(
        propertyId,
        async (tx) => {
          const found = await findThreadOfBooking(tx, propertyId, params.bookingId)
          return { thread: found && (await threads.present(tx, house, found.id)) }
        },
        { readOnly: true },
      )
    }),
  ]
}
