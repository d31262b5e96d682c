import { type RoomsInNight, roomsInNight } from '@innkeeper/domain/room-upgrades/free-rooms.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'

/** Under which name requests that wait for a room of a category are counted, beside its units and bookings. */
export const roomsSubject = (categoryId: string) => `rooms/${categoryId}`
/** And those that wait or were accepted, where staff wrote how many rooms there are. */
export const roomsByHandSubject = (categoryId: string) => `rooms-by-hand/${categoryId}`

/** What is known of each category in each night. */
export type NightCounts = {
  /** How many rooms there are and how many are gone: by units and bookings, by hand, or by what leaves fewer. */
  of(categoryId: string, night: string, roomsPerNight: number | null): RoomsInNight
  /** Rooms that no booking has, whoever asked for them. */
  unbooked(categoryId: string, night: string): number
  /** Whether the category has units in the system. */
  areUnitsKnown(categoryId: string): boolean
}

type Row = {
  category: string
  night: string
  units: number
  booked: number
  asked: number
  givenByHand: number
}
type Wanted = { propertyId: string; categoryIds: readonly string[]; nights: readonly string[] }

/** The same counts that the database's `free_rooms` and `take_places` go by, for many categories and nights at once. */
export async function countNights(tx: Tx, { propertyId, categoryIds, nights }: Wanted): Promise<NightCounts> {
  const counts = new Map<string, Row>()
  if (categoryIds.length > 0 && nights.length > 0) {
    const { rows } = await tx.execute<Row>(sql`
      with nights as (select unnest(${sql.param([...nights])}::date[]) as night),
      categories as (select unnest(${sql.param([...new Set(categoryIds)])}::text[]) as category),
      booked as (
        select coalesce(u.category_id, b.unit_category_id) as category, n.night, count(*)::int as booked
        from nights n
        join bookings b on b.property_id = ${propertyId} and b.arrival <= n.night and b.departure > n.night
          and b.cancelled_at is null and b.no_show_at is null and b.state <> 'checkout'
        left join units u on u.property_id = b.property_id and u.id = b.unit_id
        group by 1, 2
      )
      select c.category, n.night::text as night,
        (select count(*)::int from units where property_id = ${propertyId} and category_id = c.category) as units,
        coalesce(b.booked, 0) as booked,
        coalesce(t.taken, 0) as asked,
        coalesce(h.taken, 0) as "givenByHand"
      from categories c cross join nights n
      left join booked b on b.category = c.category and b.night = n.night
      left join places_taken t on t.property_id = ${propertyId} and t.subject = 'rooms/' || c.category
        and t.day = n.night and t.slot = ''
      left join places_taken h on h.property_id = ${propertyId} and h.subject = 'rooms-by-hand/' || c.category
        and h.day = n.night and h.slot = ''`)
    for (const row of rows) counts.set(`${row.category} ${row.night}`, row)
  }
  const inNight = (categoryId: string, night: string) =>
    counts.get(`${categoryId} ${night}`) ?? { units: 0, booked: 0, asked: 0, givenByHand: 0 }
  return {
    unbooked(categoryId, night) {
      const { units, booked } = inNight(categoryId, night)
      return units - booked
    },
    areUnitsKnown: (categoryId) => nights.some((night) => inNight(categoryId, night).units > 0),
    of(categoryId, night, roomsPerNight) {
      const { units, booked, asked, givenByHand } = inNight(categoryId, night)
      const byHand = roomsPerNight === null ? null : { rooms: roomsPerNight, taken: givenByHand }
      return roomsInNight({ rooms: units, taken: booked + asked }, byHand)
    },
  }
}
