import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { pageIdsIn, withPagesAmong } from '@innkeeper/html-builder/page-links.ts'
import { readableModules } from '@innkeeper/html-builder/readable-modules.ts'
import { surveysAskedIn } from '@innkeeper/html-builder/surveys-asked.ts'
import type { Logger } from 'pino'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findPictures } from '../media/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { harmlessModules } from './harmless-modules.ts'
import { mediaIdsIn } from './media-in-content.ts'
import { findOpenPages } from './page-names.ts'
import { presentGuestTemplate } from './presenter.ts'
import type { ReadPage } from './read-page.ts'
import { findTemplate } from './repository.ts'
import type { TemplateSources } from './sources.ts'

export type { EmailOffers } from './email/email-offers.ts'
export { ownLinks } from './email/own-links.ts'
export { recipientOf } from './email/sample-recipient.ts'
export type { SendableEmails } from './email/sendable.ts'
export type { GuestOffer, OfferedSurvey, OfferSource, TemplateSources } from './sources.ts'

export type TemplateService = {
  /** A published page in one language; throws `template/unknown`, also for what is no page. */
  guestPage(propertyId: string, templateId: string, language: PropertyLanguage): Promise<GuestTemplate>
}

/** Safety net below the events that drop a page. */
const PAGE_MS = 60_000
/** An unknown id is asked for again only after this, so that guessing addresses stays cheap. */
const UNKNOWN_MS = 5_000
const MAX_PAGES = 500
const MAX_PAGE_BYTES = 64_000_000

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  log: Pick<Logger, 'warn'>
  origin: string
  properties: PropertyService
  sources: Pick<TemplateSources, 'surveysOf'>
}

export function createTemplateService(dependencies: Dependencies): TemplateService {
  const { db, clock, hub, log, origin, properties, sources } = dependencies
  const now = () => clock.now().getTime()
  const pages = createPropertyCache<GuestTemplate | null>({
    hub,
    clock,
    maxEntries: MAX_PAGES,
    bound: { maxBytes: MAX_PAGE_BYTES, bytesOf: lengthOf },
    dropOn: ['template.published', 'guestbook.published', 'property.changed', 'survey.published'],
  })

  /** Only published pages reach guests: an e-mail or a signature may hold what is meant for one person. */
  async function readPage(propertyId: string, id: string): Promise<ReadPage | null> {
    return db.tenant(
      propertyId,
      async (tx) => {
        const stored = await findTemplate(tx, propertyId, id)
        if (stored?.template.type !== 'page' || !stored.published) return null
        const { style, localizedData } = stored.published
        const modules = readEach(id, localizedData)
        const owner = { propertyId, mediaOrigin: properties.mediaOrigin }
        return {
          id,
          style,
          modules,
          openPages: await findOpenPages(tx, propertyId, pageIdsIn(Object.values(modules).flat())),
          pictures: await findPictures(tx, propertyId, mediaIdsIn(modules, owner)),
        }
      },
      { readOnly: true },
    )
  }

  /** In one language alone: what others wrote as HTML need not be cleaned for it. */
  async function pageIn(propertyId: string, id: string, language: PropertyLanguage) {
    const found = await readPage(propertyId, id)
    const snapshot = await properties.snapshot(propertyId)
    const shown = found && presentGuestTemplate(found, snapshot.property.localization, language)
    if (!shown) return null
    const { mediaOrigin } = properties
    const modules = withPagesAmong(shown.modules, found.openPages)
    return {
      ...shown,
      modules: await harmlessModules(modules, { origin, mediaOrigin }),
      surveys: await sources.surveysOf(surveysAskedIn(modules), {
        ...{ propertyId, languageIndex: language.index, modules: properties.modulesOf(snapshot) },
      }),
    }
  }

  function readEach(id: string, localizedData: TemplateContent['localizedData']): ReadPage['modules'] {
    const read = Object.entries(localizedData).map(([index, list]) => {
      const { modules, skipped, unknown } = readableModules(list)
      const isWhole = skipped === 0 && unknown.length === 0
      if (!isWhole)
        log.warn({ templateId: id, index, skipped, unknown }, 'a page has modules nobody can read')
      return [index, modules] as const
    })
    return Object.fromEntries(read)
  }

  return {
    async guestPage(propertyId, templateId, language) {
      const shown = await pages.get([propertyId, templateId, language.index], async () => {
        const value = await pageIn(propertyId, templateId, language)
        return { value, validUntil: now() + (value ? PAGE_MS : UNKNOWN_MS) }
      })
      if (!shown) throw new AppError('template/unknown', 'There is no such page.')
      return shown
    },
  }
}

/** About what a page takes in memory. */
function lengthOf(page: GuestTemplate | null): number {
  return page ? JSON.stringify(page).length : 0
}
