import { inTheWay } from '@innkeeper/domain/guests/occupancy.ts'
import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { units } from '../../units/tables.ts'
import type { StoredBooking } from '../write-booking.ts'
import { findTouching, nameBooking } from './in-unit.ts'
import type { StayWork } from './work.ts'

type Stay = Pick<
  StoredBooking,
  'unitId' | 'arrival' | 'departure' | 'state' | 'checkOutTime' | 'cancelledAt' | 'noShowAt'
> & { id: string | null }

type Settling = {
  /** The stay as it was where those who share its unit then are known to; null asks anew. */
  known: Stay | null
  /** Why it is shared, as staff say now. */
  said: string | null
  /** What they said before, which lets nobody else in. */
  kept: string | null
}

/**
 * Takes a unit for a stay and answers why it is shared, if it is. Throws `booking/unit-taken` with who is there when
 * nobody says why; of two who take one unit at once, the second sees the first.
 */
export async function settleUnit(
  work: StayWork,
  stay: Stay,
  { known, said, kept }: Settling,
): Promise<string | null> {
  const { tx, propertyId, now, house } = work
  const { unitId, arrival, departure, id: exceptId } = stay
  if (unitId === null) return null
  await holdUnit(tx, propertyId, unitId)
  const touching = await findTouching(tx, propertyId, { unitIds: [unitId], arrival, departure, exceptId })
  const asItIs = <T extends Omit<Stay, 'id'>>(one: T): T => ({
    ...one,
    state: currentState(one, now.getTime(), house.property),
  })
  const [taking, others] = [asItIs(stay), touching.map(asItIs)]
  const refusing = inTheWay(taking, others, known)
  if (refusing.length > 0 && !said) {
    throw new AppError('booking/unit-taken', 'Somebody else has this unit on these nights.', {
      takenBy: refusing.map((other) => nameBooking(other, { now, house })),
    })
  }
  return inTheWay(taking, others).length > 0 ? (said ?? kept) : null
}

/** Until the transaction ends; bookings that name the unit can still be written by others. */
async function holdUnit(tx: Tx, propertyId: string, unitId: string): Promise<void> {
  const [unit] = await tx
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), eq(units.id, unitId)))
    .for('no key update')
  if (!unit) throw new AppError('booking/unit-unknown', 'No such unit.')
}
