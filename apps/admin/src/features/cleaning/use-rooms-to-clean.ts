import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../platform/session.ts'
import { useToday } from '../../platform/use-today.ts'
import { cleaningListQuery } from './api.ts'
import { countsOf } from './list/rooms-counted.ts'
import { roomsShown } from './list/rooms-shown.ts'
import { useMarks } from './marks/use-marks.ts'
import { useOwner } from './use-owner.ts'

/** How many rooms are still to clean today, for whoever cleans; the reception has other numbers to look at. */
export function useRoomsToClean(): number {
  const may = useCan()
  const isAsked = may('cleaning:mark') && !may('guests:manage')
  const { data } = useQuery({ ...cleaningListQuery(useToday(), useOwner()), enabled: isAsked })
  const { marks } = useMarks()
  return data && isAsked ? countsOf(roomsShown(data.list, marks)).toDo : 0
}
