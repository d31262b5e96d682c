import { GUEST_LIST_PAGE_SIZE, getRoomsToday, getToday, listGuests } from '@innkeeper/api/guests.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { inNaturalOrder } from '@innkeeper/domain/units/natural-order.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { type Handler, read } from '../../platform/http/handlers.ts'
import type { PropertyService } from '../properties/service.ts'
import { presentGuestListItem } from './presenter.ts'
import { countToday, findGuests, findStillToArrive } from './repository.ts'
import { countRooms, findRoomsToday } from './rooms-today.ts'

type Services = { db: Database; clock: Clock; properties: PropertyService }

export function guestsHandlers({ db, clock, properties }: Services): Handler[] {
  async function todayOf(propertyId: string) {
    const { property } = await properties.snapshot(propertyId)
    return { date: localTimeAt(clock.now().getTime(), property.timeZone).date, timeZone: property.timeZone }
  }

  return [
    read(listGuests, async ({ query, propertyId }) => {
      const { date } = await todayOf(propertyId)
      const { rows, total } = await db.tenant(propertyId, (tx) => findGuests(tx, propertyId, query, date), {
        readOnly: true,
      })
      return {
        items: rows.map(presentGuestListItem),
        total,
        page: query.page,
        pageSize: GUEST_LIST_PAGE_SIZE,
      }
    }),
    read(getToday, async ({ propertyId, staff }) => {
      const { date, timeZone } = await todayOf(propertyId)
      const [counts, arriving, rooms] = await db.tenant(
        propertyId,
        async (tx) =>
          [
            await countToday(tx, propertyId, date),
            await findStillToArrive(tx, propertyId, date),
            await countRooms(tx, propertyId, date),
          ] as const,
        { readOnly: true },
      )
      return {
        date,
        timeZone,
        arrivals: { total: counts.arrivals, here: counts.arrived },
        departures: { total: counts.departures, out: counts.departed },
        inHouse: counts.inHouse,
        rooms,
        // Names are for those who may see guests; the numbers are for everyone who works here.
        stillToArrive: (can(staff, 'guests:manage') ? arriving : []).map((row) => ({
          id: row.id,
          name: `${row.firstName} ${row.lastName}`.trim(),
          unit: row.unitCode,
          unitCategory: row.unitCategoryName,
        })),
      }
    }),
    read(getRoomsToday, async ({ propertyId }) => {
      const { date } = await todayOf(propertyId)
      const rooms = await db.tenant(propertyId, (tx) => findRoomsToday(tx, propertyId, date), {
        readOnly: true,
      })
      return { rooms: inNaturalOrder(rooms, ({ unit }) => unit) }
    }),
  ]
}
