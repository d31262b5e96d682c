import { and, desc, eq, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/port.ts'
import { type EndedReason, staffSecondFactors, staffSessions, staffTokens, staffUsers } from './tables.ts'

export type SessionRow = typeof staffSessions.$inferSelect

/** An ended session is kept this long, so that its holder is told why. */
const KEPT_MS = 7 * 24 * 3600_000
const SESSIONS_SHOWN = 100

export async function insertSession(tx: Tx, session: typeof staffSessions.$inferInsert): Promise<void> {
  await tx.insert(staffSessions).values(session)
}

/** The session with its person, whether it still lasts or not: by the secret its holder carries. */
export const findSession = (tx: Tx, tokenHash: string) =>
  findSessionWhere(tx, eq(staffSessions.tokenHash, tokenHash))

/** The same by its id, for what was made in the session and ends with it. */
export const findSessionById = (tx: Tx, sessionId: string) =>
  findSessionWhere(tx, eq(staffSessions.id, sessionId))

async function findSessionWhere(tx: Tx, condition: SQL) {
  const [found] = await tx
    .select({
      session: staffSessions,
      name: staffUsers.name,
      email: staffUsers.email,
      emailVerified: staffUsers.emailVerified,
      picture: staffUsers.image,
      dateFormat: staffUsers.dateFormat,
      timeFormat: staffUsers.timeFormat,
      disabledAt: staffUsers.disabledAt,
      secondFactorAt: staffSecondFactors.verifiedAt,
    })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .leftJoin(staffSecondFactors, eq(staffSecondFactors.userId, staffSessions.userId))
    .where(condition)
  return found ?? null
}

type SessionChange = Partial<
  Pick<SessionRow, 'lastSeenAt' | 'refreshedAt' | 'expiresAt' | 'authenticatedAt' | 'ipAddress'>
>

export async function updateSession(tx: Tx, sessionId: string, change: SessionChange): Promise<void> {
  await tx.update(staffSessions).set(change).where(eq(staffSessions.id, sessionId))
}

const isOpen = (now: Date) => and(isNull(staffSessions.endedAt), gt(staffSessions.expiresAt, now))

/** Open sessions of one kind, the last seen first. */
export function findOpenSessions(
  tx: Tx,
  userId: string,
  kind: SessionRow['kind'],
  now: Date,
): Promise<SessionRow[]> {
  return tx
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, userId), eq(staffSessions.kind, kind), isOpen(now)))
    .orderBy(desc(staffSessions.lastSeenAt))
    .limit(SESSIONS_SHOWN)
}

export type Ending = { userId: string; reason: EndedReason; now: Date }

/** Ends those of the person's open sessions that the condition names; answers how many. */
async function endWhere(tx: Tx, { userId, reason, now }: Ending, condition?: SQL): Promise<number> {
  const ended = await tx
    .update(staffSessions)
    .set({ endedAt: now, endedReason: reason })
    .where(and(eq(staffSessions.userId, userId), isOpen(now), condition))
    .returning({ id: staffSessions.id })
  return ended.length
}

export const endAllSessions = (tx: Tx, ending: Ending): Promise<number> => endWhere(tx, ending)

export const endSession = (
  tx: Tx,
  ending: Ending,
  { id, kind }: Pick<SessionRow, 'id' | 'kind'>,
): Promise<number> => endWhere(tx, ending, and(eq(staffSessions.id, id), eq(staffSessions.kind, kind)))

/** Browsers and API clients: whoever got hold of the one may have made the other. */
export const endOtherSessions = (tx: Tx, ending: Ending, currentId: string): Promise<number> =>
  endWhere(tx, ending, ne(staffSessions.id, currentId))

/** Whether the person was signed in from this network address, as far as it is remembered. */
export async function isKnownAddress(tx: Tx, userId: string, address: string): Promise<boolean> {
  const found = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, userId), eq(staffSessions.ipAddress, address)))
    .limit(1)
  return found.length > 0
}

/** Whether the person was signed in with this browser, as far as it is remembered. */
export async function isKnownDevice(tx: Tx, userId: string, deviceHash: string): Promise<boolean> {
  const found = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, userId), eq(staffSessions.deviceHash, deviceHash)))
    .limit(1)
  return found.length > 0
}

/** Removes what ended long ago. */
export async function pruneSessions(tx: Tx, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_MS)
  await tx
    .delete(staffSessions)
    .where(or(lt(staffSessions.endedAt, limit), lt(staffSessions.expiresAt, limit)))
  await tx.delete(staffTokens).where(lt(staffTokens.expiresAt, limit))
}
