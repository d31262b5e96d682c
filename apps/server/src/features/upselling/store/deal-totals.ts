import type { countDeals } from '@innkeeper/api/upselling/store.ts'
import { type DealStep, furtherStep, stepsToCount } from '@innkeeper/domain/upselling/deal-steps.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Context } from '../../../platform/http/handlers.ts'
import { knownOrigin } from '../statistics/known-origin.ts'
import { deals, dealTotals } from '../tables.ts'
import { type CountedStep, createCountedSteps } from './counted-steps.ts'
import { createTurns } from './turns.ts'

type Seen = {
  propertyId: string
  bookingId: string
  /** By the property's clock. */
  day: string
  body: Pick<Context<typeof countDeals>['body'], 'deals' | 'cameFrom' | 'isAgreed'>
}
type Progress = CountedStep & { dealId: string; added: DealStep[] }

/**
 * Adds to the totals of the day, each step once for a stay and a deal. The calls of one stay wait for each other, and
 * what was counted is remembered once it is written.
 */
export function createDealTotals(db: Pick<Database, 'tenant'>, steps = createCountedSteps()) {
  const inTurn = createTurns()

  /**
   * Under the origin of the first step, so that no row has more of a later one; who does not agree once counts among
   * the guests no more.
   */
  function progressOf(seen: Seen, known: ReadonlySet<string>, origin: string): Progress[] {
    const made = new Map<string, DealStep>()
    for (const { dealId, step } of seen.body.deals) {
      if (known.has(dealId)) made.set(dealId, furtherStep(made.get(dealId) ?? step, step))
    }
    return [...made]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([dealId, step]) => {
        const before = steps.of({ ...seen, dealId })
        return {
          dealId,
          step: before ? furtherStep(before.step, step) : step,
          cameFrom: before?.cameFrom ?? origin,
          isAgreed: seen.body.isAgreed && (before?.isAgreed ?? true),
          added: stepsToCount(step, before?.step ?? null),
        }
      })
  }

  return (seen: Seen): Promise<void> =>
    inTurn(`${seen.propertyId} ${seen.bookingId}`, async () => {
      const { propertyId, body } = seen
      const progress = await db.tenant(propertyId, async (tx) => {
        const known = await findKnown(tx, propertyId, body)
        const origin = known.size > 0 ? await knownOrigin(tx, propertyId, body.cameFrom) : ''
        const made = progressOf(seen, known, origin)
        await addTotals(tx, seen, made)
        return made
      })
      for (const { dealId, step, cameFrom, isAgreed } of progress)
        steps.remember({ ...seen, dealId }, { step, cameFrom, isAgreed })
    })
}

/** Deals that the property does not have count nothing. */
async function findKnown(tx: Tx, propertyId: string, body: Seen['body']): Promise<ReadonlySet<string>> {
  const ids = [...new Set(body.deals.map(({ dealId }) => dealId))]
  const rows = await tx
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.propertyId, propertyId), inArray(deals.id, ids)))
  return new Set(rows.map(({ id }) => id))
}

async function addTotals(tx: Tx, { propertyId, day }: Seen, progress: readonly Progress[]): Promise<void> {
  const values = progress.flatMap(({ dealId, cameFrom, isAgreed, added }) =>
    added.map((step) => ({ propertyId, day, dealId, step, cameFrom, guests: isAgreed ? 1 : 0, count: 1 })),
  )
  if (values.length === 0) return
  await tx
    .insert(dealTotals)
    .values(values)
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
