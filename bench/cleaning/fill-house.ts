import { addDays } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { aProperty } from '../../apps/server/src/testing/builders.ts'

const DAYS_PER_WRITE = 20
/** Booked ahead, as houses are half a year before. */
const DAYS_AHEAD = 180
const NIGHTS = 2
/** Marks are not kept longer. */
const MARKED_DAYS = 90
/** Every so many rooms have a guest for months. */
const LONG_EVERY = 50

export type FilledHouse = { propertyId: string; today: string }
type Size = { units: number; daysBack: number }

/**
 * A full house: stays of two nights follow each other in every room, so that a third of the rooms is turned over on a
 * day; every room has three marks of each day that is kept, and every other stay a wish for today.
 */
export async function fillHouse(
  db: Database,
  today: string,
  { units, daysBack }: Size,
): Promise<FilledHouse> {
  const propertyId = await aProperty(db, { timeZone: 'Europe/Copenhagen' })
  const house = { propertyId, today }
  const category = newId()
  await db.tenant(propertyId, async (tx) => {
    await tx.execute(sql`
      insert into unit_categories (property_id, id, name) values (${propertyId}, ${category}, 'Double with balcony')`)
    await tx.execute(sql`
      insert into units (property_id, id, code, category_id, floor)
      select ${propertyId}, 'u' || n, (100 + n)::text, ${category}, n / 50 from generate_series(0, ${units - 1}::int) n`)
  })
  for (let from = -daysBack; from < DAYS_AHEAD; from += DAYS_PER_WRITE)
    await addStays(db, house, { units, from, to: Math.min(from + DAYS_PER_WRITE, DAYS_AHEAD) - 1 })
  for (let day = -Math.min(daysBack, MARKED_DAYS); day <= 0; day++) await addMarks(db, house, { units, day })
  await addWishes(db, house)
  return house
}

/** A room’s stays begin on every second day; long ones take the place of those. */
function addStays(
  db: Database,
  { propertyId, today }: FilledHouse,
  { units, from, to }: { units: number; from: number; to: number },
): Promise<unknown> {
  return db.tenant(propertyId, (tx) =>
    tx.execute(sql`
      insert into bookings (property_id, id, link_key, booking_number, arrival, departure, state, unit_id, first_name,
        last_name, email, adults, children, expected_arrival, checked_out_at)
      select ${propertyId}, 'b' || n || 'd' || d, 'k' || n || 'd' || d, 'N' || n || 'd' || d, arrival, departure,
        case when departure < ${today}::date then 'checkout' when arrival < ${today}::date then 'checkin'
          else 'precheckin' end,
        'u' || n, 'Astrid', 'Nilsen ' || n, 'guest' || n || '@guest.example', 2, n % 3, '16:00',
        case when departure < ${today}::date then departure + interval '9 hours' end
      from (
        select n, d, ${today}::date + d as arrival,
          ${today}::date + d + case when n % ${LONG_EVERY} = 0 then 60 else ${NIGHTS}::int end as departure
        from generate_series(0, ${units - 1}::int) n, generate_series(${from}::int, ${to}::int) d
        where case when n % ${LONG_EVERY} = 0 then (d + 600000) % 60 = 30 else (d + 600000 + n) % ${NIGHTS}::int = 0 end
      ) stays`),
  )
}

function addMarks(
  db: Database,
  { propertyId, today }: FilledHouse,
  { units, day }: { units: number; day: number },
): Promise<unknown> {
  const date = addDays(today, day)
  return db.tenant(propertyId, (tx) =>
    tx.execute(sql`
      insert into cleaning_marks (property_id, id, unit_id, day, kind, made_at, received_at, by_id, by_name, assignee_id,
        assignee_name)
      select ${propertyId}, ${date} || kind || n, 'u' || n, ${date}::date, kind, made, made, 'anna', 'Anna Lien',
        case when kind = 'assigned' then 'bo' end, case when kind = 'assigned' then 'Bo Berg' end
      from generate_series(0, ${units - 1}::int) n,
        (values ('assigned', ${date}::date + interval '6 hours'), ('started', ${date}::date + interval '8 hours'),
          ('done', ${date}::date + interval '9 hours')) as m (kind, made)`),
  )
}

function addWishes(db: Database, { propertyId, today }: FilledHouse): Promise<unknown> {
  return db.tenant(propertyId, (tx) =>
    tx.execute(sql`
      insert into cleaning_choices (property_id, booking_id, day, choice, note, card_id, chosen_at)
      select property_id, id, ${today}::date, 'skip', 'Only towels, please', 'card', ${today}::date - interval '6 hours'
      from bookings where property_id = ${propertyId} and arrival < ${today}::date and departure > ${today}::date
        and adults + children <> 3`),
  )
}
