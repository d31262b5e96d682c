import type { SharedVisitor } from '@innkeeper/domain/guests/phase.ts'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import type { PropertyService } from '../properties/service.ts'
import type { BaseDependencies } from './base-property.ts'
import { templateFinders } from './find-templates.ts'
import { findPageNames } from './page-names.ts'
import { registerCustomPages } from './page-routes.ts'
import type { CompileAll } from './publish.ts'
import { htmlBuilderHandlers } from './routes.ts'
import { createTemplateService } from './service.ts'
import { createTemplateSources, type TemplateSources } from './sources.ts'
import { templateHandlers } from './staff-routes.ts'
import { templateUses } from './uses.ts'

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  log: Logger
  origin: string
  whereUsed: WhereUsed
  linkedFeatures: LinkedFeatures
  properties: PropertyService
  sharedVisitorOf(request: FastifyRequest, propertyId: string): Promise<SharedVisitor>
  lockProperty(tx: Tx, propertyId: string): Promise<unknown>
  findShownPictures: BaseDependencies['findShownPictures']
}

export type HtmlBuilderServices = {
  findPageNames: typeof findPageNames
  /** Where features say what data modules can show. */
  templateSources: TemplateSources
}

/** What is sent is compiled when it is published; nothing is while e-mails have no compiler. */
const compileAll: CompileAll = async () => null

/** Pages, e-mails and signatures of the HTML builder. */
export function createHtmlBuilderFeature(dependencies: Dependencies): Feature<HtmlBuilderServices> {
  const { properties } = dependencies
  const templates = createTemplateService(dependencies)
  const sources = createTemplateSources()
  return {
    name: 'html-builder',
    handlers: [
      ...htmlBuilderHandlers({ properties, templates }),
      ...templateHandlers({ ...dependencies, sources, compileAll }),
    ],
    pages: (http, pages) => registerCustomPages(http, { ...dependencies, templates, pages }),
    uses: templateUses,
    finders: templateFinders,
    services: { findPageNames, templateSources: sources },
  }
}
