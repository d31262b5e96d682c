import { localTimeAt } from '@innkeeper/domain/time.ts'
import { useNow } from '../../../platform/clock.ts'
import { useSession } from '../../../platform/session.ts'

/** The property's day. */
export function useToday(): string {
  return localTimeAt(useNow(), useSession().property.timeZone).date
}
