import { getRoomsToday, getToday } from '@innkeeper/api/guests.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import { inNaturalOrder } from '@innkeeper/domain/units/natural-order.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { type Handler, read } from '../../platform/http/handlers.ts'
import type { PropertyService } from '../properties/service.ts'
import { houseClock } from './list/asked-list.ts'
import type { FindReadyUnits } from './ready-units.ts'
import { countToday } from './today/count-today.ts'
import { type DueGuest, findDueToday } from './today/due-today.ts'
import { countRooms, findRoomsToday } from './today/rooms-today.ts'

type Services = {
  db: Database
  clock: Clock
  properties: PropertyService
  readyUnits: FindReadyUnits
}

export function guestsHandlers({ db, clock, properties, readyUnits }: Services): Handler[] {
  async function houseOf(propertyId: string) {
    const { property } = await properties.snapshot(propertyId)
    const now = clock.now().getTime()
    const at = houseClock(now, property)
    return { property, at, today: at.today, now, house: property }
  }

  return [
    read(getToday, async ({ propertyId, staff }) => {
      const house = await houseOf(propertyId)
      const { at, property } = house
      // Names are for those who may see guests; the numbers are for everyone who works here.
      const maySee = can(staff, 'guests:manage')
      const [counts, arriving, leaving, rooms, ready] = await db.tenant(
        propertyId,
        async (tx) => {
          const arriving = maySee ? await findDueToday(tx, propertyId, 'arriving', at) : []
          const unitIds = arriving.flatMap(({ unitId }) => unitId ?? [])
          return [
            await countToday(tx, propertyId, at),
            arriving,
            maySee ? await findDueToday(tx, propertyId, 'departing', at) : [],
            await countRooms(tx, propertyId, house),
            unitIds.length > 0 ? await readyUnits(tx, propertyId, { date: at.today, unitIds }) : null,
          ] as const
        },
        { readOnly: true },
      )
      return {
        date: at.today,
        timeZone: property.timeZone,
        arrivals: { total: counts.arrivals, here: counts.arrived },
        departures: { total: counts.departures, out: counts.departed },
        inHouse: counts.inHouse,
        rooms,
        stillToArrive: arriving.map((guest) => ({
          ...presentDue(guest),
          expectedArrival: guest.expectedArrival,
          isRegistered: guest.isRegistered,
          isUnitTaken: guest.unit !== null && !guest.isUnitFree,
          canCheckIn: guest.isUnitFree && !guest.isErased && guest.firstName.trim() !== '',
          isRoomReady: guest.unitId === null ? null : (ready?.has(guest.unitId) ?? null),
        })),
        stillToLeave: leaving.map(presentDue),
      }
    }),
    read(getRoomsToday, async ({ propertyId }) => {
      const { today } = await houseOf(propertyId)
      const rooms = await db.tenant(propertyId, (tx) => findRoomsToday(tx, propertyId, today), {
        readOnly: true,
      })
      return { rooms: inNaturalOrder(rooms, ({ unit }) => unit) }
    }),
  ]
}

function presentDue({ id, revision, firstName, lastName, unit, unitCategory, isErased }: DueGuest) {
  return { id, revision, name: `${firstName} ${lastName}`.trim(), unit, unitCategory, isErased }
}
