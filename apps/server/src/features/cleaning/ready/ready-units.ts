import { isRoomReady, READY_LOOKS_BACK_DAYS } from '@innkeeper/domain/cleaning/ready.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { findOpenProperty } from '../../properties/service.ts'
import { findMarks, roomKey } from '../marks/repository.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readLastDays } from './left-over.ts'

/** Those of the units a guest can move into on a day; null where the house does not use the cleaning list. */
export type ReadyUnits = (
  tx: Tx,
  propertyId: string,
  asked: { date: string; unitIds: readonly string[] },
) => Promise<ReadonlySet<string> | null>

export function createReadyUnits(clock: Clock): ReadyUnits {
  return async (tx, propertyId, { date, unitIds }) => {
    const house = await findOpenProperty(tx, propertyId, clock.now())
    if (!house?.modules.includes('roomCleaning')) return null
    const dates = Array.from({ length: READY_LOOKS_BACK_DAYS + 1 }, (_, back) => addDays(date, -back))
    const settings = await readSettings(tx, propertyId)
    const lastDays = await readLastDays(tx, { propertyId, date, unitIds, timeZone: house.timeZone })
    const found = await findMarks(tx, { propertyId, dates, unitIds })
    const ready = unitIds.filter((id) => {
      const marks = dates.flatMap((day) =>
        (found.get(roomKey(id, day)) ?? []).map((mark) => ({ ...mark, day })),
      )
      const [usedUntil, isLeftOver] = [lastDays.usedUntil(id), lastDays.isLeftOver(id)]
      return isRoomReady({ usedUntil, isLeftOver, marks }, date, settings)
    })
    return new Set(ready)
  }
}
