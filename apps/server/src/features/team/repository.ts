import type { Role } from '@innkeeper/domain/team/roles.ts'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { properties } from '../properties/tables.ts'
import { memberships } from './tables.ts'

export type Membership = { propertyId: string; propertyName: string; roles: Role[] }

/** What a person belongs to, in the order of the properties' names. */
export function findMemberships(tx: Tx, userId: string): Promise<Membership[]> {
  return tx
    .select({
      propertyId: memberships.propertyId,
      propertyName: properties.name,
      roles: memberships.roles,
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
): Promise<void> {
  await tx.insert(memberships).values({ userId, propertyId, roles })
}
