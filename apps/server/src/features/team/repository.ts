import type { Role } from '@innkeeper/domain/team/roles.ts'
import { and, arrayContains, asc, count, desc, eq, isNotNull, max, notInArray, sql } from 'drizzle-orm'
import { staffSecondFactors, staffSessions, staffUsers } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/port.ts'
import { properties } from '../properties/tables.ts'
import { memberships } from './tables.ts'

export type Membership = { propertyId: string; propertyName: string } & Granted

/** What a person may do in a property, and for which categories of products. */
export type Granted = { roles: Role[]; categories: string[] }

/** More than anybody chooses from. */
const PROPERTIES_LIMIT = 1000

/**
 * What a person belongs to, in the order of the properties' names. The provider's staff of one property belong to
 * all others too, which come after their own: as many as a list can hold, with the one that is `asked` for among them.
 */
export async function findMemberships(
  tx: Tx,
  userId: string,
  asked: string | null = null,
): Promise<Membership[]> {
  const own = await findOwnMemberships(tx, userId)
  if (!own.some(({ roles }) => roles.includes('internal'))) return own
  const others = await tx
    .select({ propertyId: properties.propertyId, propertyName: properties.name })
    .from(properties)
    .where(
      notInArray(
        properties.propertyId,
        own.map(({ propertyId }) => propertyId),
      ),
    )
    .orderBy(desc(sql`${properties.propertyId} = ${asked ?? ''}`), asc(properties.name))
    .limit(PROPERTIES_LIMIT)
  return [
    ...own,
    ...others.map((property) => ({ ...property, roles: ['internal' as const], categories: [] })),
  ]
}

/** What a person belongs to without being the provider's staff of another. */
export function findOwnMemberships(tx: Tx, userId: string): Promise<Membership[]> {
  return tx
    .select({
      propertyId: memberships.propertyId,
      propertyName: properties.name,
      roles: memberships.roles,
      categories: memberships.categories,
    })
    .from(memberships)
    .innerJoin(properties, eq(properties.propertyId, memberships.propertyId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(properties.name))
}

export async function insertMembership(
  tx: Tx,
  userId: string,
  propertyId: string,
  roles: Role[],
  categories: string[] = [],
): Promise<void> {
  await tx.insert(memberships).values({ userId, propertyId, roles, categories })
}

export async function countOwned(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), arrayContains(memberships.roles, ['owner'])))
  return row?.total ?? 0
}

/** Adds the role of the provider's staff to what the person may do in the property already. */
export async function addInternalRole(tx: Tx, userId: string, propertyId: string): Promise<void> {
  await tx
    .insert(memberships)
    .values({ userId, propertyId, roles: ['internal'] })
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.propertyId],
      set: { roles: sql`array_append(array_remove(${memberships.roles}, 'internal'), 'internal')` },
    })
}

/** Takes it away everywhere; a membership of nothing else ends. False when the person had it nowhere. */
export async function removeInternalRole(tx: Tx, userId: string): Promise<boolean> {
  const theirs = and(eq(memberships.userId, userId), arrayContains(memberships.roles, ['internal']))
  const changed = await tx
    .update(memberships)
    .set({ roles: sql`array_remove(${memberships.roles}, 'internal')` })
    .where(theirs)
    .returning({ propertyId: memberships.propertyId })
  await tx.delete(memberships).where(and(eq(memberships.userId, userId), eq(memberships.roles, [])))
  return changed.length > 0
}

/** False when the person belongs to the property already; their roles then stay. */
export async function insertNewMembership(
  tx: Tx,
  userId: string,
  propertyId: string,
  granted: Granted,
): Promise<boolean> {
  const inserted = await tx
    .insert(memberships)
    .values({ userId, propertyId, ...granted })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId })
  return inserted.length === 1
}

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number]

const MEMBERS_LIMIT = 1000

/** Everybody of a property with what their accounts and their sessions in this property tell. */
export function findMembers(tx: Tx, propertyId: string) {
  const seen = tx
    .select({ userId: staffSessions.userId, at: max(staffSessions.lastSeenAt).as('at') })
    .from(staffSessions)
    .where(eq(staffSessions.activePropertyId, propertyId))
    .groupBy(staffSessions.userId)
    .as('seen')
  return tx
    .select({
      userId: memberships.userId,
      name: staffUsers.name,
      email: staffUsers.email,
      pendingEmail: staffUsers.pendingEmail,
      picture: staffUsers.image,
      roles: memberships.roles,
      categories: memberships.categories,
      joinedAt: memberships.createdAt,
      lastSeenAt: seen.at,
      hasSecondFactor: isNotNull(staffSecondFactors.verifiedAt).mapWith(Boolean),
      isDisabled: isNotNull(staffUsers.disabledAt).mapWith(Boolean),
    })
    .from(memberships)
    .innerJoin(staffUsers, eq(staffUsers.id, memberships.userId))
    .leftJoin(seen, eq(seen.userId, memberships.userId))
    .leftJoin(staffSecondFactors, eq(staffSecondFactors.userId, memberships.userId))
    .where(eq(memberships.propertyId, propertyId))
    .orderBy(asc(staffUsers.name), asc(memberships.userId))
    .limit(MEMBERS_LIMIT)
}

/**
 * All memberships of a property, held until the transaction ends: of two changes at once the second sees what the
 * first one left. Always in the same order, so that they do not wait for each other in a circle.
 */
export function lockMemberships(tx: Tx, propertyId: string): Promise<({ userId: string } & Granted)[]> {
  return tx
    .select({
      userId: memberships.userId,
      roles: memberships.roles,
      categories: memberships.categories,
    })
    .from(memberships)
    .where(eq(memberships.propertyId, propertyId))
    .orderBy(asc(memberships.userId))
    .for('update')
}

const membershipOf = (propertyId: string, userId: string) =>
  and(eq(memberships.propertyId, propertyId), eq(memberships.userId, userId))

export async function updateRoles(
  tx: Tx,
  propertyId: string,
  userId: string,
  granted: Granted,
): Promise<void> {
  await tx.update(memberships).set(granted).where(membershipOf(propertyId, userId))
}

/** Sessions that work in the property go on in the person's next one. */
export async function deleteMembership(tx: Tx, propertyId: string, userId: string): Promise<void> {
  await tx.delete(memberships).where(membershipOf(propertyId, userId))
  await tx
    .update(staffSessions)
    .set({ activePropertyId: null })
    .where(and(eq(staffSessions.userId, userId), eq(staffSessions.activePropertyId, propertyId)))
}

/** What the session works in from now on. */
export async function activateProperty(tx: Tx, sessionId: string, propertyId: string): Promise<void> {
  await tx.update(staffSessions).set({ activePropertyId: propertyId }).where(eq(staffSessions.id, sessionId))
}

/** The words a person is told of with. */
export async function findPerson(tx: Tx, userId: string): Promise<{ name: string; email: string } | null> {
  const [found] = await tx
    .select({ name: staffUsers.name, email: staffUsers.email })
    .from(staffUsers)
    .where(eq(staffUsers.id, userId))
  return found ?? null
}

export async function isMemberByEmail(tx: Tx, propertyId: string, email: string): Promise<boolean> {
  const found = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(staffUsers, eq(staffUsers.id, memberships.userId))
    .where(and(eq(memberships.propertyId, propertyId), eq(sql`lower(${staffUsers.email})`, email)))
    .limit(1)
  return found.length > 0
}
