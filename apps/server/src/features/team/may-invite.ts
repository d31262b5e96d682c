import { can } from '@innkeeper/domain/team/capabilities.ts'
import { findAccount } from '../../platform/auth/accounts.ts'
import type { Tx } from '../../platform/db/port.ts'
import { findMemberships } from './repository.ts'

/** Whether somebody lets people into the property now, in an installation transaction. */
export async function mayInvite(tx: Tx, userId: string, propertyId: string): Promise<boolean> {
  const account = await findAccount(tx, userId)
  if (!account || account.disabledAt) return false
  const memberships = await findMemberships(tx, userId)
  return memberships.some((here) => here.propertyId === propertyId && can(here, 'team:manage'))
}
