import { listSegments } from '@innkeeper/domain/guests/list-segments.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../../platform/db/port.ts'
import type { HouseClock } from '../list/asked-list.ts'
import { orderOf, standingSql, withinSegment } from '../list/segment-sql.ts'
import { isRegisteredStay } from '../tables.ts'

const SHOWN = 12

export type DueGuest = {
  id: string
  revision: number
  firstName: string
  lastName: string
  unitId: string | null
  unit: string | null
  unitCategory: string | null
  expectedArrival: string | null
  isErased: boolean
  isRegistered: boolean
  /** Nobody else is in the unit now, and nobody has it on the same nights. */
  isUnitFree: boolean
}

/** Who is still to come or still to leave today: the first stretch of that view of the list. */
export async function findDueToday(
  tx: Tx,
  propertyId: string,
  view: 'arriving' | 'departing',
  clock: HouseClock,
): Promise<DueGuest[]> {
  const [first] = listSegments({ view }, clock.today)
  if (!first) return []
  const { rows }: Rows<DueGuest> = await tx.execute(sql`
    select b.id, b.revision, b.first_name as "firstName", b.last_name as "lastName",
      b.unit_id as "unitId", u.code as unit,
      c.name as "unitCategory", b.expected_arrival as "expectedArrival",
      b.erased_at is not null as "isErased", ${isRegisteredStay} as "isRegistered",
      b.unit_id is not null and ${isTaken(propertyId, clock)} is null as "isUnitFree"
    from bookings b
    left join units u on u.property_id = ${propertyId} and u.id = b.unit_id
    left join unit_categories c
      on c.property_id = ${propertyId} and c.id = coalesce(u.category_id, b.unit_category_id)
    where b.property_id = ${propertyId} and ${withinSegment(first, clock)}
    order by ${view === 'arriving' ? sql`b.expected_arrival nulls last,` : sql``} ${orderOf(first)}
    limit ${SHOWN}`)
  return rows
}

function isTaken(propertyId: string, clock: HouseClock): SQL {
  return sql`(
    select true from (select * from bookings o
      where o.property_id = ${propertyId} and o.unit_id = b.unit_id and o.id <> b.id
        and o.departure >= ${clock.today}::date and o.arrival < greatest(b.departure, b.arrival + 1)) b
    where ${standingSql('checkin', clock)}
      or (${standingSql('precheckin', clock)} and b.departure > ${clock.today}::date)
    limit 1)`
}
