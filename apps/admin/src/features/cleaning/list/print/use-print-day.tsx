import type { CleaningList } from '@innkeeper/api/cleaning/list.ts'
import type { ListOrder } from '@innkeeper/domain/cleaning/constants.ts'
import { inListOrder } from '@innkeeper/domain/cleaning/list-order.ts'
import type { ReactNode } from 'react'
import { usePrinted } from '../../../../platform/use-printed.ts'
import { useMarks } from '../../marks/use-marks.ts'
import { roomsShown } from '../rooms-shown.ts'
import { PrintedDay } from './printed-day.tsx'

/** Prints what is to be done that day; the paper stands in the page only while the browser prints. */
export function usePrintDay(list: CleaningList | undefined, order: ListOrder) {
  const { marks } = useMarks()
  const [printed, setPrinted] = usePrinted<CleaningList>()
  const paper: ReactNode = printed && (
    <PrintedDay
      date={printed.date}
      timeZone={printed.timeZone}
      rooms={inListOrder(
        roomsShown(printed, marks).filter(({ isToClean }) => isToClean),
        order,
      )}
    />
  )
  return { print: () => list && setPrinted(list), paper }
}
