import type { StayRoom } from '@innkeeper/domain/integrations/room-change.ts'
import { updatedReservationsSchema } from './answers.ts'
import type { MewsCall } from './http.ts'

/**
 * The stay keeps its price there: what another room costs goes on the bill as an order, and costs no cancellation fee.
 * A reservation that is locked to its room stays so; Mews says that it is.
 */
export async function changeRoom(
  call: MewsCall,
  reservationId: string,
  { categoryId, unitId }: StayRoom,
): Promise<string | null> {
  const answer = await call('reservations/update', {
    Reason: 'Room upgrade in Innkeeper',
    Reprice: false,
    ApplyCancellationFee: false,
    ReservationUpdates: [
      {
        ReservationId: reservationId,
        RequestedCategoryId: { Value: categoryId },
        // An object with nothing in it clears what is there; no object leaves it.
        AssignedResourceId: { Value: unitId },
      },
    ],
  })
  // It is done: an answer that says less than it should is no reason to do it again.
  const read = updatedReservationsSchema.safeParse(answer)
  const updated = read.data?.Reservations?.find(({ Id }) => Id === reservationId)?.UpdatedUtc
  return updated && !Number.isNaN(Date.parse(updated)) ? updated : null
}
