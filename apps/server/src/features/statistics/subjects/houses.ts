import type { STATISTICS_SCOPES } from '@innkeeper/api/statistics/subjects.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { STATISTICS, SUBJECTS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { FactorHolder, Staff } from '../../../platform/http/access.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { TeamService } from '../../team/service.ts'
import type { CountedHouse } from './read-days.ts'

/** A property whose numbers are read, with what its modules let be counted. */
export type AskedHouse = CountedHouse & {
  name: string
  subjects: readonly Subject[]
  /** The property's day. */
  today: string
  /** The place of its default language among those of its texts. */
  defaultIndex: number
}

export type HousesDependencies = {
  clock: Clock
  properties: Pick<PropertyService, 'snapshot' | 'modulesOf'>
  team: Pick<TeamService, 'ownMembershipsOf'>
  /** Whether a property asks for a second factor that this person does not have. */
  mustSetUp(holder: FactorHolder): Promise<boolean>
}

/** Which properties somebody's question is about, the active one first. */
export function createHouses({ clock, properties, team, mustSetUp }: HousesDependencies) {
  async function houseOf(propertyId: string): Promise<AskedHouse> {
    const snapshot = await properties.snapshot(propertyId)
    const { name, timeZone, checkInTime, currency, localization } = snapshot.property
    const modules = properties.modulesOf(snapshot)
    return {
      ...{ propertyId, name, timeZone, checkInTime, currency },
      subjects: SUBJECTS.filter((subject) => modules.includes(STATISTICS[subject].module)),
      today: localTimeAt(clock.now().getTime(), timeZone).date,
      defaultIndex: defaultLanguage(localization)?.index ?? 0,
    }
  }

  /** By memberships of their own: the provider's staff may enter every property, and belong to few. */
  async function readableOf(staff: Staff): Promise<string[]> {
    const readable: string[] = []
    for (const { propertyId, roles } of await team.ownMembershipsOf(staff.userId)) {
      if (propertyId === staff.propertyId || !can({ roles }, 'results:read')) continue
      if (!(await mustSetUp({ ...staff, propertyId }))) readable.push(propertyId)
    }
    return readable
  }

  return {
    houseOf,
    /** A token is of one property, so it reads that one whatever it asks for. */
    async askedBy(staff: Staff, scope: (typeof STATISTICS_SCOPES)[number]): Promise<AskedHouse[]> {
      const others = scope === 'all' && staff.via === 'cookie' ? await readableOf(staff) : []
      return Promise.all([staff.propertyId, ...others].map(houseOf))
    },
  }
}
export type Houses = ReturnType<typeof createHouses>
