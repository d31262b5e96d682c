import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { BaseDependencies } from './base-property.ts'
import { findDefaultSignatureId } from './default-signature.ts'
import { createEmailCompiler } from './email/compile.ts'
import { createEmailOffers, type EmailOffers } from './email/email-offers.ts'
import { emailHandlers } from './email/routes.ts'
import { createSendableEmails, type SendableEmails } from './email/sendable.ts'
import { createEmailService } from './email/service.ts'
import { templateFinders } from './find-templates.ts'
import { createOffersFor } from './offers-for.ts'
import { findPageNames } from './page-names.ts'
import { registerCustomPages } from './page-routes.ts'
import type { CompileAll } from './publish.ts'
import { findTemplate } from './repository.ts'
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
  guests: GuestService
  mail: MailPort
  linkOrigin(request: FastifyRequest): string
  lockProperty(tx: Tx, propertyId: string): Promise<unknown>
  bookingOf(request: FastifyRequest, propertyId: string): Promise<string | null>
  visitorStateOf(request: FastifyRequest, propertyId: string): Promise<CardState>
  findShownPictures: BaseDependencies['findShownPictures']
}

export type HtmlBuilderServices = {
  findPageNames: typeof findPageNames
  /** Where features say what data modules can show. */
  templateSources: TemplateSources
  /** What messages are filled from. */
  sendableEmails: SendableEmails
  emailOffers: EmailOffers
}

/** Pages, e-mails and signatures of the HTML builder. */
export function createHtmlBuilderFeature(dependencies: Dependencies): Feature<HtmlBuilderServices> {
  const { db, origin } = dependencies
  const sources = createTemplateSources()
  const templates = createTemplateService({ ...dependencies, sources })
  const offersFor = createOffersFor({ ...dependencies, sources })
  const emailOffers = createEmailOffers({ ...dependencies, sources, offersFor })
  const compiler = createEmailCompiler()
  const readTemplate = (propertyId: string, id: string) =>
    db.tenant(propertyId, async (tx) => (await findTemplate(tx, propertyId, id))?.template ?? null, {
      readOnly: true,
    })
  const findSignature = async (propertyId: string) => {
    const find = async (tx: Tx) => {
      const id = await findDefaultSignatureId(tx, propertyId)
      return id === null ? null : ((await findTemplate(tx, propertyId, id))?.published ?? null)
    }
    return db.tenant(propertyId, find, { readOnly: true })
  }
  const emails = createEmailService({ ...dependencies, compiler, findSignature, emailOffers, sources })
  const compileAll: CompileAll = async (content, propertyId, type) => {
    const compiled = await emails.compileAll(propertyId, { type, content, origin })
    return { compiled, bytes: await emails.bytesSent(propertyId, { type, origin }, compiled) }
  }
  return {
    name: 'html-builder',
    handlers: [
      ...htmlBuilderHandlers({ ...dependencies, templates, offersFor }),
      ...templateHandlers({ ...dependencies, sources, compileAll }),
      ...emailHandlers({ ...dependencies, emails, readTemplate }),
    ],
    pages: (http, pages) => registerCustomPages(http, { ...dependencies, templates, pages }),
    uses: templateUses,
    finders: templateFinders,
    stop: () => compiler.close(),
    services: {
      findPageNames,
      templateSources: sources,
      sendableEmails: createSendableEmails({ ...dependencies, emails }),
      emailOffers,
    },
  }
}
