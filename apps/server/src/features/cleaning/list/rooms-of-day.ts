import type { CleaningChoice } from '@innkeeper/domain/cleaning/constants.ts'
import type { DayStay } from '@innkeeper/domain/cleaning/room-day.ts'
import type { BookingState } from '@innkeeper/domain/guests/schema.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../../platform/db/port.ts'

export type RoomStay = DayStay & {
  bookingId: string
  /** Empty for an erased guest. */
  name: string
  adults: number | null
  children: number | null
  email: string | null
  phone: string | null
  /** When they were told that this room is ready. */
  toldAt: string | null
}
export type RoomUnit = { id: string; code: string; floor: number | null; category: string | null }
export type StaysOfRoom = { unit: RoomUnit; stays: RoomStay[] }

type Row = RoomUnit & {
  bookingId: string | null
  arrival: string
  departure: string
  state: BookingState
  checkedOutAt: string | null
  checkInTime: string | null
  checkOutTime: string | null
  expectedArrival: string | null
  adults: number | null
  children: number | null
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  choice: CleaningChoice | null
  note: string
  chosenAt: string | null
  toldAt: string | null
}

type Asked = {
  propertyId: string
  date: string
  timeZone: string
  /** All of the property where it is left out. */
  unitIds?: readonly string[] | undefined
}

/** Every unit with the stays in it that touch the day: one statement, however many units and bookings there are. */
export async function findRoomsOfDay(tx: Tx, asked: Asked): Promise<StaysOfRoom[]> {
  const { propertyId, date, timeZone, unitIds } = asked
  const { rows }: Rows<Row> = await tx.execute(sql`
    with touching as (${stays(propertyId, stayedShort(date))} union all ${stays(propertyId, stayedLong(date))})
    select u.id, u.code, u.floor, c.name as category,
      b.id as "bookingId", b.arrival::text, b.departure::text, b.state, ${moment(sql`b.checked_out_at`)} as "checkedOutAt",
      b.check_in_time as "checkInTime", b.check_out_time as "checkOutTime", b.expected_arrival as "expectedArrival",
      b.adults, b.children, b.first_name as "firstName", b.last_name as "lastName",
      b.email, b.phone,
      w.choice, w.note, ${moment(sql`w.chosen_at`)} as "chosenAt", ${moment(sql`t.told_at`)} as "toldAt"
    from units u
    left join unit_categories c on c.property_id = u.property_id and c.id = u.category_id
    left join touching b on b.unit_id = u.id
    left join cleaning_choices w
      on w.property_id = u.property_id and w.booking_id = b.id and w.day = ${date}::date
    left join cleaning_told t
      on t.property_id = u.property_id and t.booking_id = b.id and t.unit_id = u.id
    where u.property_id = ${propertyId} ${unitIds ? sql`and u.id = any(${sql.param([...unitIds])}::text[])` : sql``}
    order by u.id, b.arrival, b.id`)
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofUnit) => {
    const [first] = ofUnit
    if (!first) return []
    const { id, code, floor, category } = first
    return { unit: { id, code, floor, category }, stays: ofUnit.flatMap((row) => stayOf(row, timeZone)) }
  })
}

const stays = (propertyId: string, touchesDay: SQL): SQL => sql`
  select id, unit_id, arrival, departure, state, checked_out_at, check_in_time, check_out_time, expected_arrival, adults,
    children, first_name, last_name, email, phone
  from bookings
  where property_id = ${propertyId} and unit_id is not null and cancelled_at is null and no_show_at is null
    and ${touchesDay}`

/** Found by their arrival; the others by an index of long stays alone (migration 0066), which names the same number. */
const stayedShort = (date: string): SQL =>
  sql`arrival between ${date}::date - 14 and ${date}::date and departure >= ${date}::date`
const stayedLong = (date: string): SQL =>
  sql`departure - arrival > 14 and departure >= ${date}::date and arrival < ${date}::date - 14`

/** The same text on both engines. */
const moment = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

function stayOf(row: Row, timeZone: string): RoomStay[] {
  const { bookingId, choice, chosenAt, note } = row
  if (bookingId === null) return []
  const { arrival, departure, state, checkedOutAt, checkInTime, checkOutTime, expectedArrival } = row
  const { adults, children, firstName, lastName, email, phone, toldAt } = row
  return [
    {
      ...{ bookingId, arrival, departure, state, checkInTime, checkOutTime, expectedArrival },
      leftOn:
        state === 'checkout' && checkedOutAt !== null
          ? localTimeAt(Date.parse(checkedOutAt), timeZone).date
          : null,
      wish: choice === null || chosenAt === null ? null : { choice, at: chosenAt, note },
      name: `${firstName} ${lastName}`.trim(),
      ...{ adults, children, email, phone, toldAt },
    },
  ]
}
