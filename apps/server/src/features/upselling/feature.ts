import { fillPath } from '@innkeeper/api/address.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import type { GuestService, StayCookie } from '../guests/service.ts'
import type { TemplateSources } from '../html-builder/service.ts'
import type { OrdersForShops } from '../orders/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { createDealOffers } from './deal-offers.ts'
import { catalogHandlers } from './deals/catalogs.ts'
import { dealFinder } from './deals/find-by-words.ts'
import { dealHandlers } from './deals/routes.ts'
import { createDealService } from './deals/service.ts'
import { registerStorePages } from './page-routes.ts'
import { upsellingStatisticsHandlers } from './statistics/routes.ts'
import { createDealTitles } from './store/deal-titles.ts'
import { createDealTotals } from './store/deal-totals.ts'
import { createDealsOnSale } from './store/deals-on-sale.ts'
import { storeHandlers } from './store/routes.ts'
import { createStore } from './store/store.ts'
import { createStoreShop } from './store/store-terms.ts'
import { upsellingUses } from './uses.ts'

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  linkedFeatures: LinkedFeatures
  lockProperty(tx: Tx, propertyId: string): Promise<{ localization: Localization }>
  properties: PropertyService
  guests: GuestService
  stayCookie: StayCookie
  orders: OrdersForShops
  templateSources: TemplateSources
  whereUsed: Pick<WhereUsed, 'deals'>
}

/** Deals, and the store that sells them before the arrival. */
export function createUpsellingFeature(dependencies: Dependencies): Feature {
  const { linkedFeatures, orders, templateSources } = dependencies
  linkedFeatures.register('store', (hotel, linkKey) =>
    fillPath('/upselling/:hotel/:bookingId', { hotel, bookingId: linkKey }),
  )
  const deps = { ...dependencies, ...orders }
  const dealsOnSale = createDealsOnSale(deps)
  orders.registerStore(createStoreShop({ ...deps, dealsOnSale, dealTitles: createDealTitles(deps) }))
  orders.registerConfirmationPage('upselling', {
    module: 'upselling',
    pathOf: ({ hotel, linkKey, orderId }) =>
      fillPath('/upselling/:hotel/:bookingId/confirmation/:orderId', { hotel, bookingId: linkKey, orderId }),
  })
  const storeOf = createStore({ ...deps, dealsOnSale })
  templateSources.registerOffers('upselling', createDealOffers({ ...deps, dealsOnSale, storeOf }))
  return {
    name: 'upselling',
    handlers: [
      ...dealHandlers({ ...deps, deals: createDealService(deps) }),
      ...catalogHandlers(deps),
      ...upsellingStatisticsHandlers(deps),
      ...storeHandlers({ ...deps, storeOf, addDealTotals: createDealTotals(deps.db) }),
    ],
    pages: (http, pages) => registerStorePages(http, { ...deps, pages, storeOf }),
    uses: upsellingUses,
    finders: [dealFinder],
    services: {},
  }
}
