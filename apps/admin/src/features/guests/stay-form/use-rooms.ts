import type { GuestPage, OfferedUnit } from '@innkeeper/api/guests/guest-page.ts'
import { isDay } from '@innkeeper/domain/calendar-range.ts'
import { useQuery } from '@tanstack/react-query'
import { offeredUnitsQuery } from '../page/api.ts'
import { roomStateOf, suggestedUnit } from './room-rows.ts'
import type { StayDraft } from './stay-draft.ts'

type Asked = {
  draft: Pick<StayDraft, 'arrival' | 'departure' | 'unitId' | 'unitCategoryId' | 'sharedUnitReason'>
  /** The booking that asks, and the room it has; none while it is made. */
  booking: Pick<GuestPage, 'id' | 'unit'> | null
  /** Whether a room is chosen before anybody chose one. */
  suggests: boolean
}

/** Rooms for the nights of a draft, the one that is chosen, and whether it is shared. */
export function useRooms({ draft, booking, suggests }: Asked) {
  const { arrival, departure, unitId } = draft
  // Where nobody said what was booked, it is what the room is.
  const unitCategoryId = draft.unitCategoryId ?? booking?.unit?.category?.id
  const canAsk = isDay(arrival) && isDay(departure) && arrival <= departure
  const { data } = useQuery({
    ...offeredUnitsQuery({
      arrival,
      departure,
      ...(unitCategoryId ? { unitCategoryId } : {}),
      ...(booking ? { bookingId: booking.id } : {}),
    }),
    enabled: canAsk,
  })
  const units: readonly OfferedUnit[] = data?.units ?? []
  const chosen = suggests ? suggestedUnit(units, unitId) : unitId
  const unit = units.find(({ id }) => id === chosen)
  const isShared = unit !== undefined && roomStateOf(unit) === 'taken'
  return {
    units,
    isLoaded: data !== undefined,
    chosen,
    unit,
    isShared,
    isReasonMissing: isShared && draft.sharedUnitReason.trim() === '',
  }
}

export type Rooms = ReturnType<typeof useRooms>
