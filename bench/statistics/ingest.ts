import { sql } from 'drizzle-orm'
import type { SentEvents, StatisticsService } from '../../apps/server/src/features/statistics/service.ts'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { aHouseWithGuests, type BareRows, callsOf, rowsOf, type SentHouse } from './sent-events.ts'

/** Calls that wait for their answers at a time, and rows that one bare statement writes. */
const CALLS_AT_ONCE = 200
const ROWS_AT_ONCE = 2000
/** Properties that are sent to at the same time. */
const HOUSES = 2

export type Rates = { service: number; bare: number }

/**
 * Events in a second, through the product and as bare statements with many rows into the same table. They take turns,
 * each time in properties of their own, so that the table grows for both alike.
 */
export async function ingestRates(
  db: Database,
  service: StatisticsService,
  { events, rounds }: { events: number; rounds: number },
): Promise<Rates> {
  const perHouse = events / rounds / HOUSES
  const times = { service: 0, bare: 0 }
  for (let round = 0; round < rounds; round++) {
    const [sent, bare] = [await someHouses(db), await someHouses(db)]
    const calls = sent.map((house) => callsOf(house, perHouse))
    times.service += await timed(sent, (house, place) => sendAll(service, house, calls[place] ?? []))
    const rows = bare.map((house) => rowsOf(house, callsOf(house, perHouse)))
    times.bare += await timed(bare, ({ propertyId }, place) => insertAll(db, propertyId, rows[place]))
  }
  return { service: (events / times.service) * 1000, bare: (events / times.bare) * 1000 }
}

async function someHouses(db: Database): Promise<SentHouse[]> {
  const houses: SentHouse[] = []
  while (houses.length < HOUSES) houses.push(await aHouseWithGuests(db))
  return houses
}

async function timed(houses: readonly SentHouse[], work: (house: SentHouse, place: number) => Promise<void>) {
  const startedAt = performance.now()
  await Promise.all(houses.map(work))
  return performance.now() - startedAt
}

async function sendAll(service: StatisticsService, { propertyId }: SentHouse, calls: readonly SentEvents[]) {
  for (let first = 0; first < calls.length; first += CALLS_AT_ONCE) {
    const some = calls.slice(first, first + CALLS_AT_ONCE)
    const kept = await Promise.all(some.map((call) => service.keep(propertyId, call)))
    if (kept.some((count, place) => count !== some[place]?.events.length)) {
      throw new Error('some of the events were not kept')
    }
  }
}

async function insertAll(db: Database, propertyId: string, rows: BareRows | undefined): Promise<void> {
  if (!rows) return
  for (let first = 0; first < rows.id.length; first += ROWS_AT_ONCE) {
    const some = (values: readonly string[]) => sql.param(values.slice(first, first + ROWS_AT_ONCE))
    await db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        insert into tracking_events (property_id, id, event, occurred_at, received_at, booking_id, url_path)
        select ${propertyId}, id, event, at, now(), booking, path
        from unnest(${some(rows.id)}::text[], ${some(rows.event)}::text[], ${some(rows.at)}::timestamptz[],
          ${some(rows.booking)}::text[], ${some(rows.path)}::text[]) as sent (id, event, at, booking, path)`),
    )
  }
}
