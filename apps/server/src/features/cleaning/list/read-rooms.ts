import type { Task } from '@innkeeper/domain/cleaning/marks.ts'
import { type RoomDay, roomDay } from '@innkeeper/domain/cleaning/room-day.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { readTasks } from '../marks/tasks.ts'
import { readLastDays } from '../ready/left-over.ts'
import type { DayHouse } from './day-house.ts'
import { findRoomsOfDay, type RoomStay, type RoomUnit } from './rooms-of-day.ts'

/** A room on a day, with all that is known of its stays; who may read what of it is the presenter's. */
export type Room = RoomDay<RoomStay> & { date: string; unit: RoomUnit; task: Task }

/** In a few statements, however many rooms there are; of these units alone where some are named. */
export async function readRooms(
  tx: Tx,
  house: DayHouse,
  date: string,
  unitIds?: readonly string[],
): Promise<Room[]> {
  const { propertyId, timeZone, now, settings } = house
  const found = await findRoomsOfDay(tx, { propertyId, date, timeZone, unitIds })
  const isLeftOver = await leftOverIn(tx, house, { date, unitIds: found.map(({ unit }) => unit.id) })
  const taskIn = await readTasks(tx, { propertyId, date, unitIds })
  return found.map(({ unit, stays }) => ({
    ...{ date, unit },
    ...roomDay(stays, { date, now }, house, settings, isLeftOver(unit.id)),
    task: taskIn(unit.id),
  }))
}

/** Only today knows what the days before left behind. */
async function leftOverIn(
  tx: Tx,
  { propertyId, timeZone, today }: DayHouse,
  { date, unitIds }: { date: string; unitIds: readonly string[] },
): Promise<(unitId: string) => boolean> {
  if (date !== today || unitIds.length === 0) return () => false
  return (await readLastDays(tx, { propertyId, timeZone, date, unitIds })).isLeftOver
}
