import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { staffRecoveryCodes, staffSecondFactors } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/port.ts'

export type SecondFactorRow = typeof staffSecondFactors.$inferSelect

export async function findSecondFactor(tx: Tx, userId: string): Promise<SecondFactorRow | null> {
  const [found] = await tx.select().from(staffSecondFactors).where(eq(staffSecondFactors.userId, userId))
  return found ?? null
}

/** A secret that waits for its first code; false when the person has a second factor already. */
export async function putPendingSecret(
  tx: Tx,
  pending: { userId: string; secret: string; createdAt: Date },
): Promise<boolean> {
  const { secret, createdAt } = pending
  const written = await tx
    .insert(staffSecondFactors)
    .values(pending)
    .onConflictDoUpdate({
      target: staffSecondFactors.userId,
      set: { secret, createdAt, lastStep: 0, failures: 0 },
      setWhere: isNull(staffSecondFactors.verifiedAt),
    })
    .returning({ userId: staffSecondFactors.userId })
  return written.length === 1
}

/** False when a code of this step or a later one was used already: of two at once one wins. */
export async function spendStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(staffSecondFactors)
    .set({ lastStep: step })
    .where(and(eq(staffSecondFactors.userId, userId), lt(staffSecondFactors.lastStep, step)))
    .returning({ userId: staffSecondFactors.userId })
  return used.length === 1
}

/** How many codes were wrong since the last right one, this one among them. */
export async function countWrongCode(tx: Tx, userId: string): Promise<number> {
  const [counted] = await tx
    .update(staffSecondFactors)
    .set({ failures: sql`${staffSecondFactors.failures} + 1` })
    .where(eq(staffSecondFactors.userId, userId))
    .returning({ failures: staffSecondFactors.failures })
  return counted?.failures ?? 0
}

export async function clearFailures(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(staffSecondFactors)
    .set({ failures: 0 })
    .where(and(eq(staffSecondFactors.userId, userId), gt(staffSecondFactors.failures, 0)))
}

/** False when the secret is another by now: the code that was checked says nothing about that one. */
export async function markVerified(
  tx: Tx,
  { userId, secret }: Pick<SecondFactorRow, 'userId' | 'secret'>,
  now: Date,
): Promise<boolean> {
  const { userId: person, secret: checked, verifiedAt } = staffSecondFactors
  const marked = await tx
    .update(staffSecondFactors)
    .set({ verifiedAt: now })
    .where(and(eq(person, userId), eq(checked, secret), isNull(verifiedAt)))
    .returning({ userId: person })
  return marked.length === 1
}

/** Takes the second factor and its recovery codes away; false when there was none. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId))
  const deleted = await tx
    .delete(staffSecondFactors)
    .where(and(eq(staffSecondFactors.userId, userId), isNotNull(staffSecondFactors.verifiedAt)))
    .returning({ userId: staffSecondFactors.userId })
  return deleted.length === 1
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId))
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses a recovery code up; false when it is none. */
export async function spendRecoveryCode(tx: Tx, userId: string, codeHash: string): Promise<boolean> {
  const used = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.userId, userId), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ userId: staffRecoveryCodes.userId })
  return used.length === 1
}

export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ codes: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.userId, userId))
  return row?.codes ?? 0
}
