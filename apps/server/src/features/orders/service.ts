/** The door for what sells through orders. */

export { findBoughtTimes } from './availability/find-bought-times.ts'
export { findHad } from './availability/find-had.ts'
export { findSold } from './availability/find-sold.ts'
export { findTaken, type Taken } from './availability/find-taken.ts'
export { type EndingOrders, stockWithout, takenWithout } from './availability/taken-by-order.ts'
export type { StayOrders } from './guest/stay-orders.ts'
export type { OrderPayments } from './order-payments.ts'
export { stayToAskFor } from './place/priced.ts'
export type { Shop, ShopTerms } from './place/shop.ts'
export type { UpgradeWish, WishedRoom } from './place/upgrade-orders.ts'
export { findAskedOfProducts, findAskedPrices, rememberAskedPrices } from './products/asked-prices.ts'
export type { Catalogue, CatalogueSnapshot } from './products/catalogue.ts'
export { presentGuestProduct, pricedBy } from './products/guest-presenter.ts'
export { findOffered, findStayVatRates } from './products/offered.ts'
export {
  findKeptIds as findKeptProductIds,
  findProduct as findStoredProduct,
  findStock,
} from './products/repository.ts'
export type { AnsweredOrder, OrderEffect } from './requests/order-effects.ts'

import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import type { ConfirmationPages } from './guest/confirmation-pages.ts'
import type { StayOrders } from './guest/stay-orders.ts'
import type { OrderPayments } from './order-payments.ts'
import type { Shops } from './place/shop.ts'
import type { PlaceUpgrade } from './place/upgrade-orders.ts'
import type { Catalogue } from './products/catalogue.ts'
import type { OrderEffects } from './requests/order-effects.ts'
import type { UpgradeFacts } from './requests/upgrade-facts.ts'

/** Products as staff see them, those that are there, in the order they are named. */
export type OpenProducts = (propertyId: string, ids: readonly string[]) => Promise<StaffProduct[]>

/** What a shop beside the guestbook needs of orders. */
export type OrdersForShops = {
  placeUpgrade: PlaceUpgrade
  /** What staff read of an upgrade beside its request. */
  registerUpgradeFacts: UpgradeFacts['register']
  registerStore: Shops['registerStore']
  /** Where the guests of a stay follow what they bought there, instead of on the guestbook's page. */
  registerConfirmationPage: ConfirmationPages['register']
  /** What follows from the acceptance of an order, in its transaction, and from its cancellation. */
  registerEffects: OrderEffects['register']
  catalogue: Catalogue
  stayOrders: Pick<StayOrders, 'list'>
  paymentOptions: OrderPayments['paymentOptions']
  openProducts: OpenProducts
  /** Whether the token opens previews of this property now. */
  isPreviewToken(token: string, propertyId: string): Promise<boolean>
}
