import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { createSecretBox } from '../../platform/auth/secrets.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { PmsAdapters } from '../../platform/pms/adapters.ts'
import { billPosting } from './bill-posting.ts'
import { createConnections } from './connections.ts'
import { createImportStays } from './import-stays.ts'
import { createPmsJobs } from './jobs.ts'
import { integrationsProcessing } from './processing.ts'
import type { PersonOfSubmission } from './registrations.ts'
import { createRoomChanges, type RoomChanges } from './room-changes.ts'
import { integrationsHandlers } from './routes.ts'
import { createPmsService } from './service.ts'
import { createSettle } from './settle.ts'
import { createSync } from './sync.ts'
import { createWake } from './wake.ts'
import { registerPmsWebhooks } from './webhook-routes.ts'

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  jobs: Jobs
  log: Logger
  secret: string
  isDemo: boolean
  isHttps: boolean
  pmsAdapters: PmsAdapters
  linkOrigin(request: FastifyRequest): string
  /** What a guest registered with, opened. */
  personOf: PersonOfSubmission
}

export type IntegrationsServices = { billPosting: typeof billPosting; roomChanges: RoomChanges }

/** Property management systems: bookings from them, and what they are told. */
export function createIntegrationsFeature(deps: Dependencies): Feature<IntegrationsServices> {
  const { db, secret, pmsAdapters: adapters } = deps
  const connections = createConnections({ ...deps, box: createSecretBox(secret), adapters })
  const work = { ...deps, connections }
  const jobs = createPmsJobs({
    ...deps,
    sync: createSync(work),
    settle: createSettle(work),
    importStays: createImportStays(work),
  })
  const service = createPmsService({ ...work, ...jobs })
  const wake = createWake({ ...work, ...jobs })
  return {
    name: 'integrations',
    handlers: integrationsHandlers({ ...work, ...jobs, service }),
    jobs: jobs.all,
    pages: (http) => registerPmsWebhooks(http, { db, connections, ...jobs }),
    processing: integrationsProcessing(db),
    stop: wake.stop,
    services: { billPosting, roomChanges: createRoomChanges({ ...work, ...jobs }) },
  }
}
