import type { Take } from '@innkeeper/domain/orders/availability.ts'
import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { roomsByHandSubject, roomsSubject } from '../rooms-in-nights.ts'

/** Whether the category has units in the system; where it has none, the number staff wrote counts alone. */
type Wanted = { nights: readonly string[]; areUnitsKnown: boolean }

/** One room in each of the nights: of the units, and of as many as staff wrote. */
export function takesOf(
  { to, roomsPerNight }: Pick<RoomUpgrade, 'to' | 'roomsPerNight'>,
  { nights, areUnitsKnown }: Wanted,
): Take[] {
  const isByUnits = areUnitsKnown || roomsPerNight === null
  return nights.flatMap((day) => {
    const one = { day, slot: '', quantity: 1 }
    return [
      ...(isByUnits ? [{ ...one, subject: roomsSubject(to), places: null }] : []),
      ...(roomsPerNight === null ? [] : [{ ...one, subject: roomsByHandSubject(to), places: roomsPerNight }]),
    ]
  })
}
