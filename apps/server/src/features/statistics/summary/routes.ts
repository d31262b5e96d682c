import { changeWeeklySummary, getWeeklySummary } from '@innkeeper/api/statistics/subjects.ts'
import { toldWhenBegun } from '@innkeeper/domain/statistics/weekly-summary.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read, writeAfter } from '../../../platform/http/handlers.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findIsOn, saveIsOn } from './repository.ts'

type Services = { db: Database; clock: Clock; properties: Pick<PropertyService, 'snapshot'> }

/** A person's own switch, in the property they work in. */
export function weeklySummaryHandlers({ db, clock, properties }: Services): Handler[] {
  return [
    read(getWeeklySummary, async ({ propertyId, staff: { userId, email } }) => ({
      isOn: await db.tenant(propertyId, (tx) => findIsOn(tx, { propertyId, userId }), { readOnly: true }),
      email,
    })),
    writeAfter(
      changeWeeklySummary,
      ({ propertyId }) => properties.snapshot(propertyId),
      async ({ propertyId, staff: { userId, email }, body: { isOn } }, tx, { property }) => {
        const told = toldWhenBegun(clock.now().getTime(), property.timeZone)
        await saveIsOn(tx, { propertyId, userId }, { isOn, told })
        return { isOn, email }
      },
    ),
  ]
}
