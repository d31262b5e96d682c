import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { PropertyService } from '../properties/service.ts'
import type { PlanningHouse } from './plan.ts'

export type AutomationsHouse = PlanningHouse & { modules: readonly ModuleName[] }

/** All of a property that planning asks for; outside any transaction. */
export function createHouses(properties: Pick<PropertyService, 'snapshot' | 'modulesOf'>) {
  return async (propertyId: string): Promise<AutomationsHouse> => {
    const snapshot = await properties.snapshot(propertyId)
    const { timeZone, checkInTime, checkOutTime, localization } = snapshot.property
    return {
      timeZone,
      checkInTime,
      checkOutTime,
      localization,
      targetGroups: snapshot.targetGroups,
      modules: properties.modulesOf(snapshot),
    }
  }
}
export type HouseOf = ReturnType<typeof createHouses>
