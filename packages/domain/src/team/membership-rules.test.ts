import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLastOwner, type Member, removalRefusal, roleChangeRefusal } from './membership-rules.ts'
import { GRANTABLE_ROLES, type GrantableRole } from './roles.ts'

const roles = fc.uniqueArray(fc.constantFrom<GrantableRole>(...GRANTABLE_ROLES), { minLength: 1 })
const team = fc
  .uniqueArray(fc.record({ userId: fc.constantFrom('a', 'b', 'c', 'd', 'e'), roles }), {
    selector: (member) => member.userId,
    minLength: 1,
  })
  .filter((members) => members.some((member) => member.roles.includes('owner')))

type Step = { userId: string; roles: GrantableRole[] | null }
const step: fc.Arbitrary<Step> = fc.record({
  userId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  roles: fc.option(roles, { nil: null }),
})

function afterStep(members: readonly Member[], { userId, roles }: Step): readonly Member[] {
  if (roles === null) {
    return removalRefusal(members, userId) ? members : members.filter((member) => member.userId !== userId)
  }
  if (roleChangeRefusal(members, userId, roles)) return members
  return members.map((member) => (member.userId === userId ? { userId, roles } : member))
}

describe('a team', () => {
  it('keeps an owner whatever is asked of it', () => {
    fc.assert(
      fc.property(team, fc.array(step, { maxLength: 20 }), (members, steps) => {
        const left = steps.reduce<readonly Member[]>(afterStep, members)
        expect(left.some((member) => member.roles.includes('owner'))).toBe(true)
      }),
    )
  })

  const members: Member[] = [
    { userId: 'ingrid', roles: ['owner', 'reception'] },
    { userId: 'ola', roles: ['manager'] },
    { userId: 'provider', roles: ['internal'] },
  ]

  it('does not let its last owner go or lose the role', () => {
    expect(isLastOwner(members, 'ingrid')).toBe(true)
    expect(removalRefusal(members, 'ingrid')).toBe('team/last-owner')
    expect(roleChangeRefusal(members, 'ingrid', ['manager'])).toBe('team/last-owner')
    expect(roleChangeRefusal(members, 'ingrid', ['owner'])).toBeNull()
  })

  it('lets an owner go when another is there', () => {
    const two = [...members, { userId: 'anna', roles: ['owner'] as const }]
    expect(removalRefusal(two, 'ingrid')).toBeNull()
    expect(roleChangeRefusal(two, 'ingrid', ['analyst'])).toBeNull()
  })

  it("leaves the provider's staff and strangers alone", () => {
    expect(removalRefusal(members, 'provider')).toBe('team/internal-member')
    expect(roleChangeRefusal(members, 'provider', ['owner'])).toBe('team/internal-member')
    expect(removalRefusal(members, 'nobody')).toBe('team/member-unknown')
  })
})
