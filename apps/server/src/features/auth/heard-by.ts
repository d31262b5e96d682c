import { isInScope, isSameScope, requestScope } from '@innkeeper/domain/orders/request-scope.ts'
import { CAPABILITIES, can } from '@innkeeper/domain/team/capabilities.ts'
import type { StreamFilter, StreamRequest } from '../../platform/events/port.ts'
import type { Staff } from '../../platform/http/access.ts'

type Listener = Pick<Staff, 'roles' | 'categories'>

/** What a member of staff hears on the live stream: of a request's id only where they may open the request. */
export function heardBy(member: Listener): Pick<StreamRequest, 'audience' | 'isFor'> {
  const isResponseFor = ofOwnResponses(member)
  const others = isResponseFor && { isFor: isResponseFor }
  if (can(member, 'requests:handle')) return { audience: 'handlers', ...others }
  if (!can(member, 'requests:answer')) return { audience: 'staff', ...others }
  const isRequestFor = ofOwnRequests(member)
  return {
    audience: answersOnly(member) ? 'kitchen' : 'handlers',
    isFor: (event) => isRequestFor(event) && (isResponseFor?.(event) ?? true),
  }
}

/** Whether two memberships hear the same, so that a stream opened with the one goes on with the other. */
export function hearsTheSame(one: Listener, other: Listener): boolean {
  const [before, after] = [heardBy(one), heardBy(other)]
  const readsTheSame = (['responses:read', 'results:read'] as const).every(
    (capability) => can(one, capability) === can(other, capability),
  )
  return (
    before.audience === after.audience && readsTheSame && isSameScope(requestScope(one), requestScope(other))
  )
}

/** The kitchen alone: it hears of no booking either. */
function answersOnly(member: Listener): boolean {
  const others = CAPABILITIES.filter((one) => one !== 'property:enter' && one !== 'requests:answer')
  return !others.some((capability) => can(member, capability))
}

function ofOwnRequests(member: Listener): StreamFilter {
  const scope = requestScope(member)
  return ({ name, payload }) => {
    // Messages to guests name the request they are about, of whichever category.
    if (name === 'message.changed') return false
    if (name !== 'order.placed' && name !== 'order.changed') return true
    const { categories } = payload as { categories?: unknown }
    return Array.isArray(categories) && isInScope(scope, categories)
  }
}

/** That somebody answered a survey is told where the answer can be read; null for whoever reads them all. */
function ofOwnResponses(member: Listener): StreamFilter | null {
  if (can(member, 'results:read')) return null
  const readsSome = can(member, 'responses:read')
  return ({ name, payload }) => {
    if (name === 'survey-response.changed') return readsSome
    if (name !== 'survey.answered') return true
    return readsSome && (payload as { asksForContact?: unknown }).asksForContact === true
  }
}
