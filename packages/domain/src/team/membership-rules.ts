import type { Role } from './roles.ts'

export type Member = { userId: string; roles: readonly Role[] }

export type TeamRefusal = 'team/member-unknown' | 'team/internal-member' | 'team/last-owner'

/** Why these roles cannot be given to the member, or null; the server asks it while the memberships are locked. */
export function roleChangeRefusal(
  members: readonly Member[],
  userId: string,
  roles: readonly Role[],
): TeamRefusal | null {
  return refusalOf(members, userId) ?? (roles.includes('owner') ? null : lastOwnerRefusal(members, userId))
}

/** Why the member cannot be removed, or null. */
export function removalRefusal(members: readonly Member[], userId: string): TeamRefusal | null {
  return refusalOf(members, userId) ?? lastOwnerRefusal(members, userId)
}

/** Whether nobody else of the property is an owner; the staff app then offers no way to lose the role. */
export function isLastOwner(members: readonly Member[], userId: string): boolean {
  const owners = members.filter(({ roles }) => roles.includes('owner'))
  return owners.length === 1 && owners[0]?.userId === userId
}

function refusalOf(members: readonly Member[], userId: string): TeamRefusal | null {
  const member = members.find((one) => one.userId === userId)
  if (!member) return 'team/member-unknown'
  // The provider's staff come and go by the provider's hand.
  return member.roles.includes('internal') ? 'team/internal-member' : null
}

function lastOwnerRefusal(members: readonly Member[], userId: string): TeamRefusal | null {
  return isLastOwner(members, userId) ? 'team/last-owner' : null
}
