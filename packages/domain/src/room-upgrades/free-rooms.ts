/** What is known of the rooms of a category in a night. */
export type RoomsInNight = {
  /** As many as there are, by hand or by units. */
  rooms: number
  /** Bookings that have one, and requests that wait for one. */
  taken: number
}

/** The number staff wrote holds above the units, and never gives a room that the house does not have. */
export function roomsInNight(byUnits: RoomsInNight, byHand: RoomsInNight | null): RoomsInNight {
  if (byHand === null) return byUnits
  // Of a category without units in the system nobody knows more than staff wrote.
  if (byUnits.rooms === 0) return byHand
  return free(byHand) < free(byUnits) ? byHand : byUnits
}

/** How many rooms are free in every one of the nights. */
export function freeRooms(nights: readonly RoomsInNight[]): number {
  if (nights.length === 0) return 0
  return Math.max(0, Math.min(...nights.map(free)))
}

const free = ({ rooms, taken }: RoomsInNight) => rooms - taken
