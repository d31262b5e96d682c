import { PMS_KINDS } from '@innkeeper/domain/integrations/systems.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { whileBusy } from './busy.ts'
import type { Connections } from './connections.ts'
import { settlePostings } from './postings.ts'
import { type PersonOfSubmission, sendRegistrations } from './registrations.ts'
import { tellsRooms } from './room-changes.ts'
import { tellStays } from './stay-steps.ts'
import { readHouse, readSettings } from './stored-settings.ts'
import { tellRooms } from './tell-rooms.ts'

type Dependencies = {
  db: Database
  clock: Clock
  connections: Connections
  personOf: PersonOfSubmission
}

/** Tells the other system what happened here; answers false where another node does so already. */
export function createSettle({ db, clock, connections, personOf }: Dependencies) {
  return async function settle(propertyId: string): Promise<boolean> {
    return whileBusy({ db, clock }, propertyId, async ({ connection }) => {
      if (connection.state !== 'on') return
      const { system } = connection
      const { choices, chosen, postsSince, registersSince } = readSettings(connection.settings)
      const { features, name } = PMS_KINDS[system]
      const work = { db, clock, propertyId, port: connections.open(connection) }
      const house = readHouse(connection.found)
      const { timeZone } = house
      // The room comes before the check-in, which wants it to be ready.
      if (tellsRooms(connection)) await tellRooms({ ...work, house, chosen, name })
      if (features.checkIn && choices.tellsStays) await tellStays({ ...work, timeZone })
      if (features.registration && registersSince !== null)
        await sendRegistrations({ ...work, timeZone, since: new Date(registersSince), personOf })
      if (features.twoWayProducts) {
        const since = choices.postsOrders && postsSince !== null ? new Date(postsSince) : null
        await settlePostings({ ...work, system, since })
      }
    })
  }
}
