import { createHmac, hkdfSync } from 'node:crypto'
import { addDays, DAY_MS, instantOfLocal } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/**
 * Of a day: of a network, in which there may be a house full of guests who never opened the link of their stay, and of
 * a property, whoever has many networks.
 */
const RESPONSES = { network: 50, property: 300 }
/** So many of them are told by e-mail in a day; more would be somebody who plays with it. */
export const STRANGERS_TOLD_A_DAY = 20

type Stranger = { propertyId: string; network: string; day: string; now: Date; timeZone: string }

/**
 * Counts a response of whoever opened no stay before it is written, in the transaction that writes it: stays answer
 * once, and strangers as often as they like until here. No network can be read out of what is stored.
 */
export function createCountStranger(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'innkeeper survey networks', 32))
  /** Says how many of the property this was today. */
  return async (tx: Tx, stranger: Stranger): Promise<number> => {
    const { propertyId, network, day } = stranger
    const mark = createHmac('sha256', key).update(`${propertyId}|${day}|${network}`).digest('base64url')
    await tx.execute(
      sql`delete from survey_strangers where property_id = ${propertyId} and day < ${day}::date`,
    )
    await count(tx, stranger, { mark, most: RESPONSES.network })
    return count(tx, stranger, { mark: '', most: RESPONSES.property })
  }
}
export type CountStranger = ReturnType<typeof createCountStranger>

async function count(
  tx: Tx,
  stranger: Stranger,
  { mark, most }: { mark: string; most: number },
): Promise<number> {
  const { propertyId, day, now, timeZone } = stranger
  const { rows } = await tx.execute<{ responses: number }>(sql`
    insert into survey_strangers as s (property_id, day, network, responses)
    values (${propertyId}, ${day}::date, ${mark}, 1)
    on conflict (property_id, day, network) do update set responses = s.responses + 1
      where s.responses < ${most}
    returning responses`)
  const [row] = rows
  if (row) return row.responses
  const tomorrow = instantOfLocal(`${addDays(day, 1)}T00:00`, timeZone) ?? now.getTime() + DAY_MS
  const retryAfterSeconds = Math.max(1, Math.ceil((tomorrow - now.getTime()) / 1000))
  throw new AppError('request/too-many', 'No more responses without a stay today.', { retryAfterSeconds })
}
