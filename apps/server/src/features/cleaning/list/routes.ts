import { getCleaningList } from '@innkeeper/api/cleaning/list.ts'
import { inListOrder } from '@innkeeper/domain/cleaning/list-order.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read } from '../../../platform/http/handlers.ts'
import { type DayHouses, requireListed } from './day-house.ts'
import { findPeople } from './people.ts'
import { presentRoom } from './presenter.ts'
import { readRooms } from './read-rooms.ts'

type Dependencies = { db: Database; houseOf: DayHouses }

/** What is to be done in every room on a day. */
export function cleaningListHandlers({ db, houseOf }: Dependencies): Handler[] {
  return [
    read(getCleaningList, async ({ propertyId, staff, query }) => {
      const house = await houseOf(propertyId)
      const { today, timeZone, settings } = house
      const date = query.date ?? today
      requireListed(date, house)
      const rooms = await db.tenant(propertyId, (tx) => readRooms(tx, house, date), { readOnly: true })
      const { isInspected, tellsGuest, isDaily } = settings
      return {
        ...{ date, today, timeZone },
        rooms: inListOrder(rooms, query.order).map((room) => presentRoom(room, staff, house)),
        people: await findPeople(db, propertyId),
        settings: { isInspected, tellsGuest, isDaily },
      }
    }),
  ]
}
