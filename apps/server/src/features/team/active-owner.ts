import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import { staffUsers } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/port.ts'
import { memberships } from './tables.ts'

/** Whether the property has an owner whose account can be used, in an installation transaction. */
export async function hasActiveOwner(tx: Tx, propertyId: string): Promise<boolean> {
  const found = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(staffUsers, eq(staffUsers.id, memberships.userId))
    .where(
      and(
        eq(memberships.propertyId, propertyId),
        arrayContains(memberships.roles, ['owner']),
        isNull(staffUsers.disabledAt),
      ),
    )
    .limit(1)
  return found.length > 0
}
