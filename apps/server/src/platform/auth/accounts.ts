import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/port.ts'
import { AppError } from '../http/app-error.ts'
import { newId } from '../ids.ts'
import { staffSecondFactors, staffUsers } from './tables.ts'

type NewAccount = { name: string; email: string; passwordHash: string; emailVerified?: boolean }

/** Creates a person with a password; answers their id. Throws `auth/account-exists`. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<string> {
  const id = newId()
  const { name, passwordHash, emailVerified = true } = account
  const email = account.email.toLowerCase()
  const inserted = await tx
    .insert(staffUsers)
    .values({ id, name, email, emailVerified, passwordHash })
    .onConflictDoNothing()
    .returning({ id: staffUsers.id })
  if (inserted.length === 0) throw new AppError('auth/account-exists', 'There is an account of this address.')
  return id
}

export type AccountRow = typeof staffUsers.$inferSelect

export async function findAccountByEmail(tx: Tx, email: string): Promise<AccountRow | null> {
  const [found] = await tx.select().from(staffUsers).where(eq(staffUsers.email, email.trim().toLowerCase()))
  return found ?? null
}

export async function findAccount(tx: Tx, userId: string): Promise<AccountRow | null> {
  const [found] = await tx.select().from(staffUsers).where(eq(staffUsers.id, userId))
  return found ?? null
}

/** Held until the transaction ends: whoever changes the password or closes the account waits, or was first. */
export async function lockAccount(tx: Tx, userId: string): Promise<AccountRow | null> {
  const [found] = await tx.select().from(staffUsers).where(eq(staffUsers.id, userId)).for('update')
  return found ?? null
}

export async function findAccountId(tx: Tx, email: string): Promise<string | null> {
  return (await findAccountByEmail(tx, email))?.id ?? null
}

export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const [found] = await tx
    .select({ userId: staffSecondFactors.userId })
    .from(staffSecondFactors)
    .where(and(eq(staffSecondFactors.userId, userId), isNotNull(staffSecondFactors.verifiedAt)))
  return found !== undefined
}

export async function updateAccount(
  tx: Tx,
  userId: string,
  change: Partial<Omit<AccountRow, 'id' | 'createdAt' | 'updatedAt'>>,
): Promise<void> {
  await tx
    .update(staffUsers)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(staffUsers.id, userId))
}
