import { addressOf } from '@innkeeper/api/client.ts'
import { createRoomUpgrade, requestUpgrade, saveRoomUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { createUnitCategory } from '@innkeeper/api/units.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import type { StaffSession } from '../events/staff-session.ts'
import type { Home } from '../processes/engines.ts'
import { HOTEL } from '../subject.ts'

/** As many as staff can write: more than all rounds take of one night. */
const ROOMS = 1000
const PRICE = 45_000
const NIGHTS = 3
/** Far enough for a stay of the demo to be nowhere near. */
const DAYS_AHEAD = 200

/** What stays of one category can ask for. */
export type UpgradeShop = { upgradeId: string; fromCategoryId: string }

export async function openUpgrades({ call }: StaffSession): Promise<UpgradeShop> {
  const { id: from } = await call(createUnitCategory, { body: { name: 'Measured' } })
  const { id: to } = await call(createUnitCategory, { body: { name: 'Measured and better' } })
  const { upgrade, revision } = await call(createRoomUpgrade, { body: { from, to } })
  await call(saveRoomUpgrade, {
    params: { roomUpgradeId: upgrade.id },
    body: { revision, change: { state: 'active', pricePerNight: PRICE, vatRate: 0, roomsPerNight: ROOMS } },
  })
  return { upgradeId: upgrade.id, fromCategoryId: from }
}

export const askAt = (origin: string, { upgradeId: roomUpgradeId }: UpgradeShop): string =>
  addressOf(requestUpgrade, { params: { hotel: HOTEL, roomUpgradeId } }, origin)

/** Written while no server runs: a stay asks once, so each request has one of its own. Answers what they send. */
export async function bookStays(
  home: Home,
  { fromCategoryId }: UpgradeShop,
  stays: number,
): Promise<string[]> {
  const linkKeys = Array.from({ length: stays }, newId)
  const arrival = addDays(new Date().toISOString().slice(0, 10), DAYS_AHEAD)
  const db = await openDatabase({ ...home, minFreeMb: 0, logger: quietLogger })
  try {
    await db.tenant(HOTEL, (tx) =>
      tx.execute(sql`
        insert into bookings (property_id, id, link_key, booking_number, arrival, departure, state, unit_category_id,
          first_name, last_name, email)
        select ${HOTEL}, link, link, 'M-' || at, ${arrival}, ${addDays(arrival, NIGHTS)}, 'precheckin',
          ${fromCategoryId}, 'Pekka', 'Laine', 'pekka@guest.example'
        from unnest(${sql.param(linkKeys)}::text[]) with ordinality as each (link, at)`),
    )
  } finally {
    await db.close()
  }
  return linkKeys.map((booking) => JSON.stringify({ booking, total: NIGHTS * PRICE }))
}
