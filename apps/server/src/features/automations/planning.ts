import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { DoDue } from './do-due.ts'
import type { HouseOf } from './house.ts'
import type { ToPlan } from './jobs.ts'
import { planSteps } from './plan.ts'
import { holdThoseOn } from './repository.ts'
import type { Triggers } from './triggers.ts'

type Dependencies = { db: Database; clock: Clock; triggers: Triggers; houseOf: HouseOf; doDue: DoDue }

/** Plans one stay anew, or all of a property, and does what is due by that at once. */
export function createPlanning({ db, clock, triggers, houseOf, doDue }: Dependencies) {
  return async ({ propertyId, bookingId }: ToPlan): Promise<void> => {
    const house = await houseOf(propertyId)
    await db.tenant(propertyId, async (tx) => {
      const now = clock.now()
      for (const row of await holdThoseOn(tx, propertyId)) {
        if (!triggers.isOffered(row.automation.trigger.on)) continue
        const planned = { ...row, turnedOnAt: row.turnedOnAt ?? now }
        const bookingIds = bookingId === null ? null : [bookingId]
        await planSteps(tx, triggers, planned, { now, bookingIds }, house)
      }
    })
    await doDue(propertyId)
  }
}
