import { formatDateTime } from '../../platform/own-formats.ts'
import { useSession } from '../../platform/session.ts'

/** A moment as it is at the property. */
export function useMoment(): (moment: string) => string {
  const { timeZone } = useSession().property
  return (moment) => formatDateTime(Date.parse(moment), { timeZone })
}
