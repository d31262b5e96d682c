import type { countDeals } from '@innkeeper/api/upselling/store.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { Context } from '../../../platform/http/handlers.ts'
import { knownOrigin } from '../statistics/known-origin.ts'
import { deals, dealTotals } from '../tables.ts'

type Body = Context<typeof countDeals>['body']
type When = { now: number; timeZone: string }

/** Adds to the totals of the day; deals that the property does not have count nothing. */
export async function addDealTotals(
  tx: Tx,
  propertyId: string,
  body: Body,
  { now, timeZone }: When,
): Promise<void> {
  const ids = [...new Set(body.deals.map(({ dealId }) => dealId))]
  const rows = await tx
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.propertyId, propertyId), inArray(deals.id, ids)))
  const known = new Set(rows.map(({ id }) => id))
  const day = localTimeAt(now, timeZone).date
  // Each once a call, in one order for everybody.
  const counted = new Map(
    body.deals.filter(({ dealId }) => known.has(dealId)).map((each) => [`${each.dealId} ${each.step}`, each]),
  )
  const values = [...counted.keys()].sort().flatMap((key) => counted.get(key) ?? [])
  if (values.length === 0) return
  const cameFrom = await knownOrigin(tx, propertyId, body.cameFrom)
  await tx
    .insert(dealTotals)
    .values(
      values.map(({ dealId, step }) => ({
        propertyId,
        day,
        dealId,
        step,
        cameFrom,
        guests: body.isAgreed ? 1 : 0,
        count: 1,
      })),
    )
    .onConflictDoUpdate({
      target: [
        dealTotals.propertyId,
        dealTotals.day,
        dealTotals.dealId,
        dealTotals.cameFrom,
        dealTotals.step,
      ],
      set: {
        count: sql`${dealTotals.count} + excluded.count`,
        guests: sql`${dealTotals.guests} + excluded.guests`,
      },
    })
}
