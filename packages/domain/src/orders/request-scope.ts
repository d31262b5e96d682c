import { can } from '../team/capabilities.ts'
import type { Role } from '../team/roles.ts'

/** Which requests somebody sees: all of them, or those with a product of these categories and nothing of the guest. */
export type RequestScope = 'all' | { categories: readonly string[] }

/** Lists, single requests, the live stream and what can be sold out all ask this. */
export function requestScope(member: {
  roles: readonly Role[]
  categories: readonly string[]
}): RequestScope {
  return can(member, 'requests:handle') ? 'all' : { categories: member.categories }
}

/** Whether something of these categories is within the scope; what has none is for those who see everything. */
export function isInScope(scope: RequestScope, categories: readonly string[]): boolean {
  return scope === 'all' || categories.some((category) => scope.categories.includes(category))
}

/** Whether two scopes see the same. */
export function isSameScope(one: RequestScope, other: RequestScope): boolean {
  if (one === 'all' || other === 'all') return one === other
  return [...one.categories].toSorted().join('\n') === [...other.categories].toSorted().join('\n')
}
