import type { Role } from './roles.ts'

type Membership = { propertyId: string; roles: readonly Role[] }

/**
 * Why somebody may not hand another person a link for their account, or null. Whoever has it can sign in as them, or is
 * taken at their word about the address, so it is for an owner of every property the person works in, and never for
 * the provider's staff.
 */
export function handedLinkRefusal(
  asker: readonly Membership[],
  person: readonly Membership[],
): 'team/member-unknown' | 'team/internal-member' | 'team/works-elsewhere' | null {
  if (person.length === 0) return 'team/member-unknown'
  if (person.some(({ roles }) => roles.includes('internal'))) return 'team/internal-member'
  const owned = new Set(
    asker.filter(({ roles }) => roles.includes('owner')).map(({ propertyId }) => propertyId),
  )
  return person.every(({ propertyId }) => owned.has(propertyId)) ? null : 'team/works-elsewhere'
}
