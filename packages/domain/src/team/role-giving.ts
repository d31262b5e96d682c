import { can, ROLE_CAPABILITIES } from './capabilities.ts'
import { GRANTABLE_ROLES, type GrantableRole, type Role } from './roles.ts'

type Giver = { roles: readonly Role[] }
/** Whether somebody of the property is an owner whose account can be used. */
type Property = { hasOwner: boolean }

/**
 * Why somebody cannot give these roles, or null: nobody gives a role that can do what they cannot, or they would reach it
 * through an account they make up. A property without an owner gets its first one from whoever manages its team.
 */
export function roleGivingRefusal(
  giver: Giver,
  roles: readonly Role[],
  { hasOwner }: Property,
): 'team/role-beyond-own' | null {
  if (!hasOwner && roles.includes('owner')) return null
  const isOwn = (role: Role) => ROLE_CAPABILITIES[role].every((capability) => can(giver, capability))
  return roles.every(isOwn) ? null : 'team/role-beyond-own'
}

/** What the staff app offers to give. */
export function givableRoles(giver: Giver, property: Property): GrantableRole[] {
  return GRANTABLE_ROLES.filter((role) => roleGivingRefusal(giver, [role], property) === null)
}
