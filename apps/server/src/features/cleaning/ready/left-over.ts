import { isLeftOver } from '@innkeeper/domain/cleaning/left-over.ts'
import { READY_LOOKS_BACK_DAYS } from '@innkeeper/domain/cleaning/ready.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { findLastCleaned } from './last-cleaned.ts'
import { findLastUse } from './last-use.ts'

type Asked = { propertyId: string; timeZone: string; date: string; unitIds: readonly string[] }

/** What the last days say of rooms: until when each was used, and which were left and not cleaned since. */
export async function readLastDays(tx: Tx, asked: Asked) {
  const since = addDays(asked.date, -READY_LOOKS_BACK_DAYS)
  const lastUse = await findLastUse(tx, { ...asked, since })
  const lastCleaned = await findLastCleaned(tx, { ...asked, since })
  const houseCleanedOn = [...lastCleaned.values()].toSorted().at(-1) ?? null
  const usedUntil = (unitId: string) => lastUse.get(unitId) ?? null
  return {
    usedUntil,
    isLeftOver: (unitId: string) =>
      isLeftOver(
        { usedUntil: usedUntil(unitId), cleanedOn: lastCleaned.get(unitId) ?? null },
        asked.date,
        houseCleanedOn,
      ),
  }
}
