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
