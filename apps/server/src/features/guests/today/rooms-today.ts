import type { RoomToday } from '@innkeeper/api/guests.ts'
import { currentState, type House } from '@innkeeper/domain/guests/phase.ts'
import type { BookingState } from '@innkeeper/domain/guests/schema.ts'
import { count, eq, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../../platform/db/port.ts'
import { units } from '../../units/tables.ts'

type Touched = {
  unit: string
  unitCategory: string | null
  arrival: string
  departure: string
  state: BookingState
  checkOutTime: string | null
}
export type HouseNow = { today: string; now: number; house: House }

/** The rooms that a booking touches today, each once, in the order of their numbers. */
export async function findRoomsToday(tx: Tx, propertyId: string, today: string): Promise<RoomToday[]> {
  const rooms = new Map<string, RoomToday>()
  for (const row of await findTouched(tx, propertyId, today)) {
    const { unit, unitCategory, arrival, departure, state } = row
    const room = rooms.get(unit) ?? { unit, unitCategory, departure: null, arrival: null, isStaying: false }
    rooms.set(unit, {
      ...room,
      departure: departure === today ? (state === 'checkout' ? 'out' : 'due') : room.departure,
      arrival: arrival === today ? (state === 'precheckin' ? 'due' : 'here') : room.arrival,
      isStaying: room.isStaying || (arrival < today && departure > today && state === 'checkin'),
    })
  }
  return [...rooms.values()]
}

/** Who comes or leaves today, and who is here; each from an index, however many bookings there are. */
async function findTouched(tx: Tx, propertyId: string, today: string): Promise<Touched[]> {
  const of = sql`select * from bookings where property_id = ${propertyId} and cancelled_at is null and no_show_at is null`
  const { rows }: Rows<Touched> = await tx.execute(sql`
    select u.code as unit, c.name as "unitCategory", b.arrival::text, b.departure::text, b.state,
      b.check_out_time as "checkOutTime"
    from (
      (${of} and arrival = ${today}::date)
      union all (${of} and departure = ${today}::date and arrival < ${today}::date)
      union all (${of} and state = 'checkin' and departure > ${today}::date and arrival < ${today}::date)
    ) b
    join units u on u.property_id = b.property_id and u.id = b.unit_id
    left join unit_categories c on c.property_id = u.property_id and c.id = u.category_id
    order by u.code, b.arrival`)
  return rows
}

/** Of all rooms, those with somebody in them. */
export async function countRooms(
  tx: Tx,
  propertyId: string,
  at: HouseNow,
): Promise<{ taken: number; total: number }> {
  const [all] = await tx.select({ total: count() }).from(units).where(eq(units.propertyId, propertyId))
  const isHere = (row: Touched) => currentState(row, at.now, at.house) === 'checkin'
  const taken = (await findTouched(tx, propertyId, at.today)).filter(isHere)
  return { taken: new Set(taken.map(({ unit }) => unit)).size, total: all?.total ?? 0 }
}
