import type { Feature } from '../../platform/feature.ts'
import { orderStatisticsHandlers } from './orders/routes.ts'
import { statisticsPersonalData } from './personal-data.ts'
import { pruneTrackingJob } from './retention.ts'
import { statisticsHandlers } from './routes.ts'
import { createStatisticsService } from './service.ts'

type Dependencies = Parameters<typeof createStatisticsService>[0]

/** What is counted: visits of guests' pages, and orders. */
export function createStatisticsFeature(dependencies: Dependencies): Feature {
  const { db, clock } = dependencies
  const statistics = createStatisticsService(dependencies)
  return {
    name: 'statistics',
    handlers: [...statisticsHandlers({ statistics }), ...orderStatisticsHandlers(dependencies)],
    jobs: [pruneTrackingJob(db, clock)],
    personalData: statisticsPersonalData,
    services: {},
  }
}
