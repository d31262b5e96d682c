import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { weeklySummaries } from '../tables.ts'

type Own = { propertyId: string; userId: string }

const own = ({ propertyId, userId }: Own) =>
  and(eq(weeklySummaries.propertyId, propertyId), eq(weeklySummaries.userId, userId))

export async function findIsOn(tx: Tx, whose: Own): Promise<boolean> {
  const [row] = await tx.select({ isOn: weeklySummaries.isOn }).from(weeklySummaries).where(own(whose))
  return row?.isOn ?? false
}

/** `told` is the Monday up to which somebody new is told already: whoever begins on a Wednesday waits for Monday. */
export async function saveIsOn(tx: Tx, whose: Own, { isOn, told }: { isOn: boolean; told: string | null }) {
  await tx
    .insert(weeklySummaries)
    .values({ ...whose, isOn, lastWeek: told })
    .onConflictDoUpdate({
      target: [weeklySummaries.propertyId, weeklySummaries.userId],
      set: isOn ? { isOn, lastWeek: told } : { isOn },
    })
}

/** Who is still to be told of the week that ended before this Monday; from here on they are told. */
export async function takeDue(tx: Tx, propertyId: string, monday: string): Promise<string[]> {
  const rows = await tx
    .update(weeklySummaries)
    .set({ lastWeek: monday })
    .where(
      and(
        eq(weeklySummaries.propertyId, propertyId),
        eq(weeklySummaries.isOn, true),
        or(isNull(weeklySummaries.lastWeek), lt(weeklySummaries.lastWeek, monday)),
      ),
    )
    .returning({ userId: weeklySummaries.userId })
  return rows.map(({ userId }) => userId)
}

export async function forget(tx: Tx, whose: Own): Promise<void> {
  await tx.delete(weeklySummaries).where(own(whose))
}
