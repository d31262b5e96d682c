import type { RoomToday } from '@innkeeper/api/guests.ts'

/** Left and wanted again today, left, wanted, still to be left, stayed in; last what is ready and taken. */
function urgency({ departure, arrival, isStaying }: RoomToday): number {
  if (arrival === 'here' && departure !== 'due') return 5
  if (departure === 'out') return arrival === 'due' ? 0 : 1
  if (arrival === 'due') return 2
  if (departure === 'due') return 3
  return isStaying ? 4 : 5
}

/** The rooms to prepare first; those alike keep the order of their numbers. */
export function roomsToPrepareFirst(rooms: readonly RoomToday[]): RoomToday[] {
  return rooms.toSorted((a, b) => urgency(a) - urgency(b))
}
