import type { Phase } from '@innkeeper/domain/guests/phase.ts'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { createEmailCompiler } from './email/compile.ts'
import { emailHandlers } from './email/routes.ts'
import { createEmailService } from './email/service.ts'
import { findPageNames } from './page-names.ts'
import { registerCustomPages } from './page-routes.ts'
import { findTemplate } from './repository.ts'
import { htmlBuilderHandlers } from './routes.ts'
import { createTemplateService } from './service.ts'
import { templateUses } from './uses.ts'

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  log: Logger
  properties: PropertyService
  guests: GuestService
  mail: MailPort
  linkOrigin(request: FastifyRequest): string
  phaseFor(request: FastifyRequest, propertyId: string): Promise<Phase>
}

/** Pages of the HTML builder. */
export function createHtmlBuilderFeature(
  dependencies: Dependencies,
): Feature<{ findPageNames: typeof findPageNames }> {
  const { db, properties } = dependencies
  const templates = createTemplateService(dependencies)
  const compiler = createEmailCompiler()
  const readTemplate = (propertyId: string, id: string) =>
    db.tenant(propertyId, (tx) => findTemplate(tx, propertyId, id), { readOnly: true })
  // Nobody can choose a default signature yet.
  const emails = createEmailService({ ...dependencies, compiler, findSignature: async () => null })
  return {
    name: 'html-builder',
    handlers: [
      ...htmlBuilderHandlers({ properties, templates }),
      ...emailHandlers({ ...dependencies, emails, readTemplate }),
    ],
    pages: (http, pages) => registerCustomPages(http, { ...dependencies, templates, pages }),
    uses: templateUses,
    stop: () => compiler.close(),
    services: { findPageNames },
  }
}
