import { fillPath, queryString } from '@innkeeper/api/address.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import type { GuestService, StayCookie } from '../guests/service.ts'
import type { TemplateSources } from '../html-builder/service.ts'
import type { OrdersForShops } from '../orders/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { createClosedUpgrades } from './guest/closed-upgrades.ts'
import { createOfferedRooms } from './guest/offered-rooms.ts'
import { createPageUpgrades } from './guest/page-upgrades.ts'
import { guestUpgradeHandlers } from './guest/routes.ts'
import { createTemplateOffers } from './guest/template-offers.ts'
import { createUpgradeOffers, type UpgradeOffers } from './guest/upgrade-offers.ts'
import { createUpgradesOf } from './guest/upgrades-of.ts'
import { registerUpgradePages } from './page-routes.ts'
import { createRequestUpgrade } from './requests/request-upgrade.ts'
import { createRoomGiven, type RoomGiven } from './requests/room-given.ts'
import { upgradeUnitHandlers } from './requests/routes.ts'
import { type RoomChanges, upgradeEffects } from './requests/tell-room.ts'
import { createUpgradeFacts } from './requests/upgrade-facts.ts'
import { roomTypeHandlers } from './types/routes.ts'
import { upgradeHandlers } from './upgrades/routes.ts'
import { createUpgradeService } from './upgrades/service.ts'
import { roomUpgradeUses } from './uses.ts'

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  linkedFeatures: LinkedFeatures
  lockProperty(tx: Tx, propertyId: string): Promise<unknown>
  properties: PropertyService
  guests: GuestService
  stayCookie: StayCookie
  /** The key to previews this visitor has. */
  previewKeyOf(request: FastifyRequest, hotel: string): Promise<string | null>
  orders: OrdersForShops
  templateSources: TemplateSources
  roomChanges: RoomChanges
}

export type RoomUpgradeServices = {
  upgradeOffers: UpgradeOffers
  /** For whoever gives stays their rooms. */
  roomGiven: RoomGiven
}

/** Other rooms for a stay: what they cost, who asks for one, and how a stay gets it. */
export function createRoomUpgradesFeature(dependencies: Dependencies): Feature<RoomUpgradeServices> {
  const { linkedFeatures, orders, templateSources, roomChanges } = dependencies
  linkedFeatures.register('upgrades', (hotel, linkKey) =>
    fillPath('/room-upgrades/:hotel/:bookingId', { hotel, bookingId: linkKey }),
  )
  const { stayOrders, placeUpgrade } = orders
  const known = { ...dependencies, stayOrders, placeUpgrade }
  const deps = { ...known, offeredRooms: createOfferedRooms(dependencies) }
  const upgradesOf = createUpgradesOf(deps)
  const pageUpgrades = createPageUpgrades({
    ...deps,
    upgradesOf,
    closedUpgrades: createClosedUpgrades(dependencies),
  })
  const upgradeOffers = createUpgradeOffers({ ...deps, upgradesOf })
  templateSources.registerOffers('room-upgrades', createTemplateOffers({ ...deps, upgradeOffers }))
  orders.registerEffects({
    concerns: ({ order }) => order.source === 'room upgrades',
    ...upgradeEffects(roomChanges),
  })
  orders.registerConfirmationPage('room upgrades', {
    module: 'roomUpgrades',
    pathOf: ({ hotel, linkKey, orderId, productId }) =>
      fillPath('/room-upgrades/:hotel/:bookingId/room/:upgradeId/request-confirmation', {
        ...{ hotel, bookingId: linkKey, upgradeId: productId },
      }) + queryString({ order: orderId }),
  })
  orders.registerUpgradeFacts(createUpgradeFacts(dependencies))
  return {
    name: 'room-upgrades',
    handlers: [
      ...upgradeHandlers({ ...deps, upgrades: createUpgradeService(deps) }),
      ...roomTypeHandlers(deps),
      ...guestUpgradeHandlers({ ...deps, upgradesOf, request: createRequestUpgrade(deps) }),
      ...upgradeUnitHandlers(deps),
    ],
    pages: (http, pages) => registerUpgradePages(http, { ...deps, pages, pageUpgrades }),
    uses: roomUpgradeUses,
    services: { upgradeOffers, roomGiven: createRoomGiven(roomChanges) },
  }
}
