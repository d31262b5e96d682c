import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { EventHub } from '../../../platform/events/port.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { WhereUsed } from '../../../platform/where-used.ts'
import type { GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { OrderPayments } from '../order-payments.ts'
import { beforeChangeHandlers } from './before-change-routes.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { guestProductHandlers } from './guest-routes.ts'
import { productHandlers } from './routes.ts'
import { createProductService } from './service.ts'
import { soldOutHandlers } from './sold-out-routes.ts'

export type ProductDependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  properties: PropertyService
  guests: GuestService
  lockProperty(tx: Tx, propertyId: string): Promise<{ localization: Localization }>
  paymentOptions: OrderPayments['paymentOptions']
  isPreviewToken(token: string, propertyId: string): Promise<boolean>
  /** What products are used for, asked of all features together. */
  whereUsed: Pick<WhereUsed, 'products'>
}

/** Products as staff keep them and as guests find them; orders are priced from the catalogue. */
export function createProducts(deps: ProductDependencies): { handlers: Handler[]; catalogue: Catalogue } {
  const catalogue = createCatalogue(deps)
  const products = createProductService(deps)
  return {
    catalogue,
    handlers: [
      ...productHandlers({ ...deps, products }),
      ...beforeChangeHandlers(deps),
      ...soldOutHandlers(deps),
      ...guestProductHandlers({ ...deps, catalogue }),
    ],
  }
}
