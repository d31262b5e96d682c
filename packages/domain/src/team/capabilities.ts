import type { Role } from './roles.ts'

/** What a member of staff may do; endpoints and screens ask for these, never for a role's name. */
export const CAPABILITIES = [
  'property:enter',
  'guests:manage',
  'messages:send',
  'requests:answer',
  'requests:handle',
  'registration:read',
  'registration:reveal',
  'cleaning:read',
  'cleaning:mark',
  'units:read',
  'units:manage',
  'content:edit',
  'results:read',
  'responses:read',
  'responses:handle',
  'settings:manage',
  'team:manage',
  'modules:manage',
  'properties:create',
  'payments:manage',
  'privacy:manage',
  'audit:read',
  'modules:grant',
] as const
export type Capability = (typeof CAPABILITIES)[number]

const RECEPTION: readonly Capability[] = [
  'property:enter',
  'guests:manage',
  'messages:send',
  'requests:answer',
  'requests:handle',
  'registration:read',
  'registration:reveal',
  // Those that ask for contact; all others are for who reads results.
  'responses:read',
  'responses:handle',
  'cleaning:read',
  'cleaning:mark',
]
const MANAGER: readonly Capability[] = [
  ...RECEPTION,
  'units:read',
  'units:manage',
  'content:edit',
  'results:read',
  'settings:manage',
]
const OWNER: readonly Capability[] = [
  ...MANAGER,
  'team:manage',
  'modules:manage',
  'properties:create',
  'payments:manage',
  'privacy:manage',
  'audit:read',
]

export const ROLE_CAPABILITIES: Record<Role, readonly Capability[]> = {
  owner: OWNER,
  manager: MANAGER,
  reception: RECEPTION,
  housekeeping: ['property:enter', 'cleaning:read', 'cleaning:mark', 'units:read'],
  editor: ['property:enter', 'content:edit', 'results:read', 'responses:read'],
  analyst: ['property:enter', 'results:read', 'responses:read'],
  // Of the categories chosen for it, and nothing of the guest but the unit and the comment (request-scope.ts).
  kitchen: ['property:enter', 'requests:answer'],
  // Guests' documents are the hotel's affair alone.
  internal: [...OWNER.filter((one) => one !== 'registration:reveal'), 'modules:grant'],
}

/** Whether any of the membership's roles grants the capability. */
export function can(membership: { roles: readonly Role[] }, capability: Capability): boolean {
  return membership.roles.some((role) => ROLE_CAPABILITIES[role]?.includes(capability) ?? false)
}
