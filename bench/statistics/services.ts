import { createGuestService } from '../../apps/server/src/features/guests/service.ts'
import { createPropertyService } from '../../apps/server/src/features/properties/service.ts'
import { createStatisticsService } from '../../apps/server/src/features/statistics/service.ts'
import { createSubjectsService } from '../../apps/server/src/features/statistics/subjects/service.ts'
import { createTestClock } from '../../apps/server/src/platform/clock/test-clock.ts'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { createEventHub } from '../../apps/server/src/platform/events/hub.ts'
import { createLogger } from '../../apps/server/src/platform/log/logger.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'

/** The day of all that is measured, and its noon. */
export const TODAY = '2026-11-15'
export const NOON = Date.parse(`${TODAY}T11:00:00Z`)

/** The product's own parts on a database, as the app puts them together. */
export async function openServices(db: Database) {
  const clock = createTestClock(new Date(NOON))
  const hub = createEventHub({ db, log: quietLogger })
  await hub.start()
  const properties = createPropertyService({
    ...{ db, clock, hub, mediaOrigin: '', linkedFeatures: { openWith: () => [] } },
    isChatOn: () => Promise.resolve(false),
    hasOpenSurvey: () => Promise.resolve(false),
  })
  const guests = createGuestService({ db, clock, hub, properties })
  return {
    statistics: createStatisticsService({ db, clock, hub, log: createLogger('silent'), guests, properties }),
    subjects: createSubjectsService({
      ...{ db, clock, properties, team: { ownMembershipsOf: () => Promise.resolve([]) } },
      mustSetUp: () => Promise.resolve(false),
    }),
    stop: () => hub.stop(),
  }
}
