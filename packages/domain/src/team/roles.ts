import * as z from 'zod/mini'

/** Roles of a membership (user x property); `internal` is the provider's staff. */
export const ROLES = [
  'owner',
  'manager',
  'reception',
  'housekeeping',
  'editor',
  'analyst',
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
] as const satisfies readonly Role[]
export type GrantableRole = (typeof GRANTABLE_ROLES)[number]

export const grantedRolesSchema = z
  .array(z.enum(GRANTABLE_ROLES))
  .check(z.minLength(1), z.maxLength(GRANTABLE_ROLES.length))

/** The chosen roles in the order of the list, each once, so that the same choice is always written the same. */
export function rolesInOrder(chosen: readonly GrantableRole[]): GrantableRole[] {
  return GRANTABLE_ROLES.filter((role) => chosen.includes(role))
}
