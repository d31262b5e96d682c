import { isReady } from '@innkeeper/domain/cleaning/marks.ts'
import { isFinished, isToDo, type ShownRoom } from './rooms-shown.ts'

export type RoomCounts = {
  toDo: number
  finished: number
  /** Still to do, and somebody comes. */
  awaited: number
}

/** How far the day is. A room that nobody had to clean and somebody did counts, too. */
export function countsOf(rooms: readonly ShownRoom[]): RoomCounts {
  const toDo = rooms.filter(isToDo)
  return {
    toDo: toDo.length,
    finished: rooms.filter(isFinished).length,
    awaited: toDo.filter(({ arrival }) => arrival !== null && !arrival.isHere).length,
  }
}

/** Whether the guest who comes can be told that their room is ready. */
export function canTell({ arrival, task }: ShownRoom, settings: { isInspected: boolean }): boolean {
  if (!arrival || arrival.isHere || arrival.toldAt !== null) return false
  return arrival.canBeTold && isReady(task, settings)
}
