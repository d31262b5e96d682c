import { addDays } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { aProperty, aUnit } from '../../apps/server/src/testing/builders.ts'
import { type Chance, chance, someName } from './names.ts'

const UNITS = 150
const DAYS_BACK = 1400
const DAYS_AHEAD = 180
const ROWS_PER_WRITE = 1000
const LANGUAGES = ['no', 'sv', 'da', 'fi', 'et', 'nl', 'en']

/** A property with so many bookings over some years, as its guests come and go around today. */
export async function fillProperty(db: Database, bookings: number, today: string): Promise<string> {
  const propertyId = await aProperty(db)
  const unitIds: string[] = []
  for (let at = 0; at < UNITS; at++) {
    unitIds.push((await aUnit(db, propertyId, String(101 + (at % 30) + 100 * Math.floor(at / 30)))).id)
  }
  const random = chance(15)
  for (let from = 0; from < bookings; from += ROWS_PER_WRITE) {
    const rows = Array.from({ length: Math.min(ROWS_PER_WRITE, bookings - from) }, (_, at) =>
      someBooking({ random, at: from + at, today, unitIds }),
    )
    await db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        insert into bookings (property_id, id, link_key, booking_number, arrival, departure, state, unit_id,
          first_name, last_name, email, phone, language, cancelled_at)
        select ${propertyId}, id, link, number, arrival, departure, state, unit, first, last, email, phone, language,
          cancelled
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, link text, number text, arrival date,
          departure date, state text, unit text, first text, last text, email text, phone text, language text,
          cancelled timestamptz)`),
    )
  }
  return propertyId
}

type Given = { random: Chance; at: number; today: string; unitIds: readonly string[] }

function someBooking({ random, at, today, unitIds }: Given) {
  const { firstName, lastName } = someName(random)
  const arrival = addDays(today, Math.floor(random() * (DAYS_BACK + DAYS_AHEAD)) - DAYS_BACK)
  const departure = addDays(arrival, 1 + Math.floor(random() * 6))
  const state = departure <= today ? 'checkout' : arrival < today ? 'checkin' : 'precheckin'
  return {
    id: newId(),
    link: newId(),
    number: `FH-${100_000 + at}`,
    arrival,
    departure,
    state,
    unit: unitIds[Math.floor(random() * unitIds.length)],
    first: firstName,
    last: lastName,
    email: `${firstName}.${lastName}${at}@guest${at % 5000}.example`.toLowerCase(),
    phone: `+47 ${40_000_000 + Math.floor(random() * 59_999_999)}`,
    language: LANGUAGES[Math.floor(random() ** 2 * LANGUAGES.length)],
    cancelled: random() < 0.03 ? new Date(0).toISOString() : null,
  }
}
