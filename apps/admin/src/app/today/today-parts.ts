import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import { useMayAnswer } from '../../features/orders/requests/use-may-answer.ts'
import { useCan, useSession } from '../../platform/session.ts'

/** What stands on Today for somebody, by what they may do. */
export type TodayParts = {
  hasNumbers: boolean
  hasRequests: boolean
  hasToDo: boolean
  hasResponses: boolean
  hasArrivals: boolean
  hasRooms: boolean
  hasGuestbook: boolean
  hasStatistics: boolean
  hasNews: boolean
}

type Viewer = {
  may: (capability: Capability) => boolean
  modules: readonly ModuleName[]
  mayAnswer: boolean
}

/**
 * Whoever sees to guests sees the day. Whoever does not sees what they came for: rooms to clean, cards to write, or
 * how it goes. A screen in the kitchen has its requests, new and to prepare, and nothing beside them.
 */
export function todayParts({ may, modules, mayAnswer }: Viewer): TodayParts {
  const seesGuests = may('guests:manage')
  return {
    hasNumbers: seesGuests || may('cleaning:read'),
    hasRequests: mayAnswer,
    hasToDo: mayAnswer && !may('requests:handle'),
    hasResponses: may('responses:handle') && modules.includes('guestFeedback'),
    hasArrivals: seesGuests,
    hasRooms: !seesGuests && may('cleaning:read'),
    hasGuestbook: !seesGuests && may('content:edit') && modules.includes('guestbook'),
    hasStatistics: !seesGuests && may('results:read') && modules.includes('products'),
    hasNews: seesGuests || may('cleaning:read') || may('content:edit') || may('results:read'),
  }
}

export function useTodayParts(): TodayParts {
  const { modules } = useSession().property
  return todayParts({ may: useCan(), modules, mayAnswer: useMayAnswer() })
}
