import { compareNaturally } from '../units/natural-order.ts'
import type { ListOrder } from './constants.ts'
import type { TaskState } from './marks.ts'

export type ListedRoom = {
  unit: { code: string; floor: number | null }
  isToClean: boolean
  departure: { isOut: boolean; by: string } | null
  arrival: { isHere: boolean; expected: string | null } | null
  task: { state: TaskState }
}

/** By floor and number, or what is needed first on top. */
export function inListOrder<Room extends ListedRoom>(rooms: readonly Room[], order: ListOrder): Room[] {
  const byPlace = (one: Room, other: Room) =>
    (one.unit.floor ?? Number.MAX_SAFE_INTEGER) - (other.unit.floor ?? Number.MAX_SAFE_INTEGER) ||
    compareNaturally(one.unit.code, other.unit.code)
  if (order === 'floor') return [...rooms].sort(byPlace)
  return [...rooms].sort(
    (one, other) =>
      urgencyOf(one) - urgencyOf(other) ||
      // Who comes first waits first.
      (one.arrival?.expected ?? '99:99').localeCompare(other.arrival?.expected ?? '99:99') ||
      byPlace(one, other),
  )
}

/**
 * The smaller, the sooner: somebody comes and the room is empty; somebody comes and the last guest is still there; it is
 * empty; somebody stays in it; the last guest is still there; it is done; nothing is to be done.
 */
export function urgencyOf({ isToClean, departure, arrival, task }: ListedRoom): number {
  if (!isToClean) return 6
  if (task.state === 'done' || task.state === 'inspected') return 5
  const isEmpty = departure === null || departure.isOut
  const somebodyComes = arrival !== null && !arrival.isHere
  if (somebodyComes) return isEmpty ? 0 : 1
  if (departure === null) return 3
  return isEmpty ? 2 : 4
}
