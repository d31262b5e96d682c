import * as z from 'zod/mini'

/** Roles of a membership (user x property); `internal` is the provider's staff. */
export const ROLES = [
  'owner',
  'manager',
  'reception',
  'housekeeping',
  'editor',
  'analyst',
  'kitchen',
  'internal',
] as const
export const roleSchema = z.enum(ROLES)
export type Role = z.infer<typeof roleSchema>

/** What a property's own people can be given; nobody grants `internal`. */
export const GRANTABLE_ROLES = [
  'owner',
  'manager',
  'reception',
  'housekeeping',
  'editor',
  'analyst',
  'kitchen',
] as const satisfies readonly Role[]
export type GrantableRole = (typeof GRANTABLE_ROLES)[number]

export const grantedRolesSchema = z
  .array(z.enum(GRANTABLE_ROLES))
  .check(z.minLength(1), z.maxLength(GRANTABLE_ROLES.length))

/** The chosen roles in the order of the list, each once, so that the same choice is always written the same. */
export function rolesInOrder(chosen: readonly GrantableRole[]): GrantableRole[] {
  return GRANTABLE_ROLES.filter((role) => chosen.includes(role))
}

/** What is granted by a choice: categories mean something for the kitchen alone. */
export function grantedOf(chosen: { roles: readonly GrantableRole[]; categories: readonly string[] }) {
  const isKitchen = chosen.roles.includes('kitchen')
  return {
    roles: rolesInOrder(chosen.roles),
    categories: isKitchen ? [...new Set(chosen.categories)].toSorted() : [],
  }
}

/** "manager, kitchen (Drinks, Food)": what somebody may do, as the audit log writes it. */
export function grantedWords({
  roles,
  categories,
}: {
  roles: readonly Role[]
  categories: readonly string[]
}): string {
  return roles
    .map((role) =>
      role === 'kitchen' && categories.length > 0 ? `${role} (${categories.join(', ')})` : role,
    )
    .join(', ')
}
