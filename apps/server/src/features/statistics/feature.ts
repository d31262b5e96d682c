import type { Feature } from '../../platform/feature.ts'
import { statisticsExportHandlers } from './export/routes.ts'
import { orderStatisticsHandlers } from './orders/routes.ts'
import { statisticsPersonalData } from './personal-data.ts'
import { pruneTrackingJob } from './retention.ts'
import { statisticsHandlers } from './routes.ts'
import { createStatisticsService, type StatisticsServices } from './service.ts'
import { settleDaysJob } from './settle/settle-job.ts'
import { subjectHandlers } from './subjects/routes.ts'
import { createSubjectsService } from './subjects/service.ts'
import { weeklySummaryHandlers } from './summary/routes.ts'
import { summaryJobs } from './summary/summary-jobs.ts'
import { createCountedVisits } from './visits/counted-visits.ts'

type Dependencies = Parameters<typeof createStatisticsService>[0] &
  Parameters<typeof createCountedVisits>[0] &
  Parameters<typeof createSubjectsService>[0] &
  Omit<Parameters<typeof summaryJobs>[0], 'subjects'>

/** What is counted: visits of guests' pages, and what lies in other features. */
export function createStatisticsFeature(dependencies: Dependencies): Feature<StatisticsServices> {
  const { db, clock } = dependencies
  const statistics = createStatisticsService(dependencies)
  const visits = createCountedVisits(dependencies)
  const subjects = createSubjectsService(dependencies)
  return {
    name: 'statistics',
    handlers: [
      ...statisticsHandlers({ statistics }),
      ...orderStatisticsHandlers(dependencies),
      ...subjectHandlers({ subjects }),
      ...statisticsExportHandlers({ ...dependencies, subjects }),
      ...weeklySummaryHandlers(dependencies),
    ],
    jobs: [
      settleDaysJob(dependencies),
      ...summaryJobs({ ...dependencies, subjects }),
      pruneTrackingJob(db, clock),
    ],
    personalData: statisticsPersonalData,
    pages: (http) => http.pageVisits.hear(visits),
    stop: visits.flush,
    services: { writeVisits: visits.flush },
  }
}
