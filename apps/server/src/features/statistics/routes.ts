import { postPlatformStatistics } from '@innkeeper/api/statistics.ts'
import { type Handler, read } from '../../platform/http/handlers.ts'
import type { StatisticsService } from './service.ts'

export function statisticsHandlers({ statistics }: { statistics: StatisticsService }): Handler[] {
  return [
    // Not a write() of the registry: bookings are looked up first, and events carry no idempotency key.
    read(postPlatformStatistics, async ({ propertyId, query, body }) => ({
      kept: await statistics.keep(propertyId, { batch: query.batch ?? null, events: body }),
    })),
  ]
}
