import { localTimeAt } from '@innkeeper/domain/time.ts'
import { useNow } from './clock.ts'
import { useSession } from './session.ts'

/** The property's day. */
export function useToday(): string {
  return localTimeAt(useNow(), useSession().property.timeZone).date
}
