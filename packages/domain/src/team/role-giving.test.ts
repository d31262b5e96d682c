import { expect, it } from 'vitest'
import { givableRoles, roleGivingRefusal } from './role-giving.ts'
import { GRANTABLE_ROLES } from './roles.ts'

const withOwner = { hasOwner: true }

it('an owner gives every role', () => {
  expect(givableRoles({ roles: ['owner'] }, withOwner)).toEqual(GRANTABLE_ROLES)
})

it("the provider's staff give none that opens guests' documents, but to the first owner of a property", () => {
  const provider = { roles: ['internal'] as const }
  const plain = ['housekeeping', 'editor', 'analyst', 'kitchen']
  expect(givableRoles(provider, withOwner)).toEqual(plain)
  expect(givableRoles(provider, { hasOwner: false })).toEqual(['owner', ...plain])
  expect(roleGivingRefusal(provider, ['editor', 'reception'], withOwner)).toBe('team/role-beyond-own')
  expect(roleGivingRefusal(provider, ['reception'], { hasOwner: false })).toBe('team/role-beyond-own')
  expect(roleGivingRefusal(provider, ['owner', 'reception'], { hasOwner: false })).toBeNull()
})
