import type { CleaningList, CleaningRoom } from '@innkeeper/api/cleaning/list.ts'
import type { ListOrder } from '@innkeeper/domain/cleaning/constants.ts'
import { inListOrder } from '@innkeeper/domain/cleaning/list-order.ts'
import type { Task, TaskState } from '@innkeeper/domain/cleaning/marks.ts'
import type { RoomFilter } from '../cleaning-search.ts'
import { type KeptMark, taskShown, waitingMarks } from '../marks/kept-mark.ts'

/** A room as its row shows it: the person's own marks are on it before the server has them. */
export type ShownRoom = Omit<CleaningRoom, 'task'> & {
  task: Task
  /** Whether something of it is still only on this device. */
  isKept: boolean
}

/** Of rooms without a mark on its way; the same room is the same row, which need not be drawn again. */
const plain = new WeakMap<CleaningRoom, ShownRoom>()

export function roomsShown(
  { date, rooms }: Pick<CleaningList, 'date' | 'rooms'>,
  kept: readonly KeptMark[],
): ShownRoom[] {
  const waiting = Map.groupBy(
    waitingMarks(kept).filter((mark) => mark.date === date),
    ({ unitId }) => unitId,
  )
  return rooms.map((room) => {
    const marks = waiting.get(room.unit.id)
    if (marks) return { ...room, task: taskShown(room.task, marks), isKept: true }
    const known = plain.get(room) ?? { ...room, task: taskShown(room.task, []), isKept: false }
    plain.set(room, known)
    return known
  })
}

const FINISHED: readonly TaskState[] = ['done', 'inspected']

export function isFinished({ task }: Pick<ShownRoom, 'task'>): boolean {
  return FINISHED.includes(task.state)
}

/** Somebody is cleaning it, or it is to be cleaned. */
export function isToDo(room: ShownRoom): boolean {
  return !isFinished(room) && (room.isToClean || room.task.state === 'started')
}

const FILTERS: Readonly<Record<RoomFilter, (room: ShownRoom, userId: string) => boolean>> = {
  'to do': isToDo,
  mine: (room, userId) => room.task.assignee?.id === userId && (isToDo(room) || isFinished(room)),
  done: isFinished,
  all: () => true,
}

export function isListed(room: ShownRoom, filter: RoomFilter, userId: string): boolean {
  return FILTERS[filter](room, userId)
}

type Asked = {
  order: ListOrder
  filter: RoomFilter
  userId: string
  /** Rooms that were pressed a moment ago: they stay where they are. */
  held: ReadonlySet<string>
  /** The rooms as they stood before. */
  before: readonly string[]
}

/** The rooms of a list, in its order; one that was just pressed does not slip away under the finger. */
export function roomsListed(rooms: readonly ShownRoom[], asked: Asked): ShownRoom[] {
  const { order, filter, userId, held, before } = asked
  const listed = rooms.filter((room) => isListed(room, filter, userId) || held.has(room.unit.id))
  const ordered = inListOrder(listed, order)
  return held.size === 0 ? ordered : inPlaces(ordered, before)
}

/** Those that were there keep their places, and new ones come after the one they follow. */
function inPlaces(ordered: readonly ShownRoom[], before: readonly string[]): ShownRoom[] {
  const placeOf = new Map(before.map((id, place) => [id, place]))
  let latest = -1
  const places = new Map(
    ordered.map(({ unit }) => {
      latest = placeOf.get(unit.id) ?? latest
      return [unit.id, latest]
    }),
  )
  return ordered.toSorted((one, other) => (places.get(one.unit.id) ?? 0) - (places.get(other.unit.id) ?? 0))
}

export type Floor = { floor: number | null; rooms: ShownRoom[] }

/** Rooms that come in the order of their floors, floor by floor. */
export function floorsOf(rooms: readonly ShownRoom[]): Floor[] {
  return [...Map.groupBy(rooms, ({ unit }) => unit.floor)].map(([floor, on]) => ({ floor, rooms: on }))
}
