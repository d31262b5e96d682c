import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import type { TranslationPort } from '../../platform/translation/port.ts'
import { createEntryLog } from '../audit/service.ts'
import type { GuestService, StayCookie } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { createCleaningWindowFor } from './cleaning-window.ts'
import { presenceHandlers } from './drafts/presence-routes.ts'
import { createPublishFacts, type FactsDependencies } from './drafts/publish-facts.ts'
import { draftsHandlers } from './drafts/routes.ts'
import { versionHandlers } from './drafts/version-routes.ts'
import type { FindPageNames } from './files/import.ts'
import { guestbookFileHandlers } from './files/routes.ts'
import { cardFinder } from './find-cards.ts'
import { writeFirstVersion } from './first-version.ts'
import { presentFirstCards } from './first-view.ts'
import { guestbookPath } from './guest-addresses.ts'
import { registerGuestRoutes } from './guest-routes.ts'
import { createGuestViews, type PricesFor } from './guest-view.ts'
import { registerMobileRoute } from './mobile-route.ts'
import { registerNotYou } from './not-you-route.ts'
import { registerGuestbookPage } from './page-routes.ts'
import { guestbookPersonalData } from './personal-data.ts'
import { previewHandlers } from './preview-routes.ts'
import type { ViewerDependencies } from './preview-viewers.ts'
import { createPreviews, type Previews } from './previews.ts'
import { createPublishedGuestbooks, findShownPictures } from './published.ts'
import { guestbookHandlers } from './routes.ts'
import { stayHandlers } from './stay-routes.ts'
import { tabBarHandlers } from './tab-bar/routes.ts'
import { createTabBarService } from './tab-bar/service.ts'
import { translationHandlers } from './translation/routes.ts'
import { createTranslationService } from './translation/service.ts'
import { guestbookUses } from './uses.ts'
import { voucherHandlers } from './voucher-routes.ts'

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  secret: string
  translation: TranslationPort
  properties: PropertyService
  guests: GuestService
  stayCookie: StayCookie
  linkedFeatures: LinkedFeatures
  findPageNames: FindPageNames
  pricesFor: PricesFor
  findProductIds: FactsDependencies['findProductIds']
  memberOf: ViewerDependencies['memberOf']
  memberOfSession: ViewerDependencies['memberOfSession']
  staffMayIn(request: FastifyRequest, propertyId: string, capability: Capability): Promise<boolean>
}

export type GuestbookServices = {
  previews: Previews
  writeFirstCards: typeof writeFirstVersion
  presentFirstCards: typeof presentFirstCards
  findShownPictures: typeof findShownPictures
  cleaningWindowFor: ReturnType<typeof createCleaningWindowFor>
}

/** The guestbook: its cards as drafts, versions and files, the page guests see, and the addresses that lead to it. */
export function createGuestbookFeature(dependencies: Dependencies): Feature<GuestbookServices> {
  const { db, translation, stayCookie, linkedFeatures } = dependencies
  linkedFeatures.register('guestbook', guestbookPath)
  const published = createPublishedGuestbooks(dependencies)
  const views = createGuestViews({ ...dependencies, published })
  const entries = createEntryLog(dependencies)
  const previews = createPreviews({ ...dependencies, published, entries })
  const services = { ...dependencies, views, previews }
  return {
    name: 'guestbook',
    handlers: [
      ...guestbookHandlers(services),
      ...draftsHandlers({ ...services, facts: createPublishFacts(dependencies) }),
      ...versionHandlers(services),
      ...presenceHandlers(services),
      ...previewHandlers(services),
      ...guestbookFileHandlers(services),
      ...tabBarHandlers({ db, tabBar: createTabBarService(dependencies) }),
      ...translationHandlers({ translation, translations: createTranslationService(dependencies) }),
      ...stayHandlers(services),
      ...voucherHandlers(services),
    ],
    async pages(http, pages) {
      registerGuestbookPage(http, { ...services, pages })
      registerGuestRoutes(http, { ...services, pages })
      registerMobileRoute(http, { ...services, pages })
      await registerNotYou(http, stayCookie)
    },
    uses: guestbookUses,
    finders: [cardFinder],
    personalData: guestbookPersonalData,
    services: {
      ...{ previews, writeFirstCards: writeFirstVersion, presentFirstCards, findShownPictures },
      cleaningWindowFor: createCleaningWindowFor(services),
    },
  }
}
