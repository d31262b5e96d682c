import { handedLinkRefusal } from '@innkeeper/domain/team/handed-link.ts'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { findAccount } from '../../platform/auth/accounts.ts'
import { hashToken, newToken } from '../../platform/auth/secrets.ts'
import { staffTokens, type TokenPurpose } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/port.ts'
import { findMemberships } from '../team/service.ts'

const MINUTE_MS = 60_000

/** How long each token lasts: a begun sign-in shortly, a link until the mail is read. */
export const TOKEN_LIFE_MS: Record<TokenPurpose, number> = {
  'second-factor': 5 * MINUTE_MS,
  'password-reset': 60 * MINUTE_MS,
  'email-verification': 24 * 60 * MINUTE_MS,
  'email-change': 24 * 60 * MINUTE_MS,
}
/** A begun sign-in ends after this many wrong codes. */
const MAX_FAILURES = 5
/** Another mail of the same kind is sent only after this. */
const MAIL_EVERY_MS = MINUTE_MS

type Wanted = { userId: string; purpose: TokenPurpose; now: Date }

/** Makes a token; only its hash is stored. */
export async function issueToken(tx: Tx, { userId, purpose, now }: Wanted, madeById: string | null = null) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS[purpose])
  await tx.insert(staffTokens).values({ tokenHash: hashToken(token), userId, purpose, expiresAt, madeById })
  return { token, expiresAt }
}

const validToken = (token: string, purpose: TokenPurpose, now: Date) =>
  and(
    eq(staffTokens.tokenHash, hashToken(token)),
    eq(staffTokens.purpose, purpose),
    isNull(staffTokens.usedAt),
    gt(staffTokens.expiresAt, now),
  )

/** Whose token this is, held until the transaction ends; null when it is used, too old or made up. */
export async function findToken(
  tx: Tx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | null> {
  const [found] = await tx
    .select({ userId: staffTokens.userId, madeById: staffTokens.madeById })
    .from(staffTokens)
    .where(validToken(token, purpose, now))
    .for('update')
  return found && (await isVouchedFor(tx, found)) ? found.userId : null
}

/** What was handed over opens only while its maker may still make it: people leave, and join other properties. */
async function isVouchedFor(
  tx: Tx,
  { userId, madeById }: { userId: string; madeById: string | null },
): Promise<boolean> {
  if (madeById === null) return true
  const maker = await findAccount(tx, madeById)
  if (!maker || maker.disabledAt) return false
  return handedLinkRefusal(await findMemberships(tx, madeById), await findMemberships(tx, userId)) === null
}

/** The same without holding it, in a transaction that only reads. */
export async function peekToken(
  tx: Tx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | null> {
  const [found] = await tx
    .select({ userId: staffTokens.userId })
    .from(staffTokens)
    .where(validToken(token, purpose, now))
  return found?.userId ?? null
}

/** Whether a link still opens: null when its time is over or nobody sent it. */
export async function linkState(
  tx: Tx,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<'open' | 'used' | null> {
  const [found] = await tx
    .select({
      userId: staffTokens.userId,
      madeById: staffTokens.madeById,
      usedAt: staffTokens.usedAt,
      expiresAt: staffTokens.expiresAt,
    })
    .from(staffTokens)
    .where(and(eq(staffTokens.tokenHash, hashToken(token)), inArray(staffTokens.purpose, [...purposes])))
  if (found?.usedAt) return 'used'
  return found && found.expiresAt > now && (await isVouchedFor(tx, found)) ? 'open' : null
}

/** Spends a link: it says so from then on, and its siblings end with it. */
export async function spendToken(tx: Tx, token: string, { userId, purpose, now }: Wanted): Promise<void> {
  await tx
    .update(staffTokens)
    .set({ usedAt: now })
    .where(eq(staffTokens.tokenHash, hashToken(token)))
  await dropTokens(tx, userId, purpose)
}

/** All the person's open tokens of a kind. */
export async function dropTokens(tx: Tx, userId: string, purpose: TokenPurpose): Promise<void> {
  await tx
    .delete(staffTokens)
    .where(and(eq(staffTokens.userId, userId), eq(staffTokens.purpose, purpose), isNull(staffTokens.usedAt)))
}

export async function dropToken(tx: Tx, token: string): Promise<void> {
  await tx.delete(staffTokens).where(eq(staffTokens.tokenHash, hashToken(token)))
}

/** Counts a wrong code; the token is gone with the last one allowed. */
export async function countFailure(tx: Tx, token: string): Promise<void> {
  const [counted] = await tx
    .update(staffTokens)
    .set({ failures: sql`${staffTokens.failures} + 1` })
    .where(eq(staffTokens.tokenHash, hashToken(token)))
    .returning({ failures: staffTokens.failures })
  if (counted && counted.failures >= MAX_FAILURES) await dropToken(tx, token)
}

/** Whether such a mail was sent a moment ago. */
export async function wasJustIssued(tx: Tx, { userId, purpose, now }: Wanted): Promise<boolean> {
  const since = new Date(now.getTime() + TOKEN_LIFE_MS[purpose] - MAIL_EVERY_MS)
  const found = await tx
    .select({ tokenHash: staffTokens.tokenHash })
    .from(staffTokens)
    .where(
      and(
        eq(staffTokens.userId, userId),
        eq(staffTokens.purpose, purpose),
        isNull(staffTokens.usedAt),
        gt(staffTokens.expiresAt, since),
      ),
    )
    .limit(1)
  return found.length > 0
}
