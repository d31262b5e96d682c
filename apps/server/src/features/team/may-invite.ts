import { can } from '@innkeeper/domain/team/capabilities.ts'
import { roleGivingRefusal } from '@innkeeper/domain/team/role-giving.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { findAccount } from '../../platform/auth/accounts.ts'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { hasActiveOwner } from './active-owner.ts'
import { findMemberships } from './repository.ts'

/** Whether somebody lets people with these roles into the property now, in an installation transaction. */
export async function mayInvite(
  tx: Tx,
  userId: string,
  { propertyId, roles }: { propertyId: string; roles: readonly Role[] },
): Promise<boolean> {
  const account = await findAccount(tx, userId)
  if (!account || account.disabledAt) return false
  const here = (await findMemberships(tx, userId, propertyId)).find((one) => one.propertyId === propertyId)
  if (!here || !can(here, 'team:manage')) return false
  return roleGivingRefusal(here, roles, { hasOwner: await hasActiveOwner(tx, propertyId) }) === null
}

/** Throws `team/role-beyond-own` for roles whose giver cannot do as much. */
export function requireGivable(
  giver: { roles: readonly Role[] },
  roles: readonly Role[],
  property: { hasOwner: boolean },
): void {
  const refusal = roleGivingRefusal(giver, roles, property)
  if (refusal) throw new AppError(refusal, 'Nobody gives a role that can do what they cannot.')
}
