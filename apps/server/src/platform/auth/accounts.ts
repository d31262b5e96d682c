import { eq } from 'drizzle-orm'
import type { Tx } from '../db/port.ts'
import { newId } from '../ids.ts'
import { staffCredentials, staffUsers } from './tables.ts'

/** The library's own scrypt hash, so that sign-in accepts it. */
export async function hashPassword(password: string): Promise<string> {
  const { hashPassword: hash } = await import('better-auth/crypto')
  return hash(password)
}

type NewAccount = { name: string; email: string; passwordHash: string }

/** Creates a person with a password; answers their id. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<string> {
  const userId = newId()
  const email = account.email.toLowerCase()
  await tx.insert(staffUsers).values({ id: userId, name: account.name, email, emailVerified: true })
  await tx.insert(staffCredentials).values({
    id: newId(),
    accountId: userId,
    providerId: 'credential',
    userId,
    password: account.passwordHash,
  })
  return userId
}

export async function findAccountId(tx: Tx, email: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(eq(staffUsers.email, email.toLowerCase()))
  return found?.id ?? null
}
