import type { CleaningChoice } from '@innkeeper/domain/cleaning/constants.ts'
import { and, eq, lte } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { cleaningChoices } from '../tables.ts'

export type Chosen = { choice: CleaningChoice; note: string }
type OfDay = { propertyId: string; bookingId: string; day: string }

/** What the guest of a stay wants of a day; null while they have not said. */
export async function findChoice(tx: Tx, { propertyId, bookingId, day }: OfDay): Promise<Chosen | null> {
  const [row] = await tx
    .select({ choice: cleaningChoices.choice, note: cleaningChoices.note })
    .from(cleaningChoices)
    .where(
      and(
        eq(cleaningChoices.propertyId, propertyId),
        eq(cleaningChoices.bookingId, bookingId),
        eq(cleaningChoices.day, day),
      ),
    )
  return row ?? null
}

/** Of two devices the choice that was made last counts, whichever comes last. */
export async function saveChoice(
  tx: Tx,
  { propertyId, bookingId, day }: OfDay,
  chosen: Chosen & { cardId: string; chosenAt: Date },
): Promise<void> {
  await tx
    .insert(cleaningChoices)
    .values({ propertyId, bookingId, day, ...chosen })
    .onConflictDoUpdate({
      target: [cleaningChoices.propertyId, cleaningChoices.bookingId, cleaningChoices.day],
      set: chosen,
      setWhere: lte(cleaningChoices.chosenAt, chosen.chosenAt),
    })
}
