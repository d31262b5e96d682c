import type { SharedVisitor } from '@innkeeper/domain/guests/phase.ts'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { PropertyService } from '../properties/service.ts'
import { findPageNames } from './page-names.ts'
import { registerCustomPages } from './page-routes.ts'
import { htmlBuilderHandlers } from './routes.ts'
import { createTemplateService } from './service.ts'
import { templateUses } from './uses.ts'

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  log: Logger
  properties: PropertyService
  sharedVisitorOf(request: FastifyRequest, propertyId: string): Promise<SharedVisitor>
}

/** Pages of the HTML builder. */
export function createHtmlBuilderFeature(
  dependencies: Dependencies,
): Feature<{ findPageNames: typeof findPageNames }> {
  const { properties } = dependencies
  const templates = createTemplateService(dependencies)
  return {
    name: 'html-builder',
    handlers: htmlBuilderHandlers({ properties, templates }),
    pages: (http, pages) => registerCustomPages(http, { ...dependencies, templates, pages }),
    uses: templateUses,
    services: { findPageNames },
  }
}
