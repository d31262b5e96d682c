import type { Take } from '@innkeeper/domain/orders/availability.ts'
import type { CartLine } from '@innkeeper/domain/orders/cart.ts'
import { takenEachDay } from '@innkeeper/domain/orders/line-when.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { isDealFor } from '@innkeeper/domain/upselling/deal-rules.ts'
import { isStoreOpen, storeClosesAt } from '@innkeeper/domain/upselling/store-deadline.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'
import type { Shop, ShopTerms } from '../../orders/service.ts'
import type { PropertyService, PropertySnapshot } from '../../properties/service.ts'
import type { DealOnSale, DealsOnSale } from './deals-on-sale.ts'
import { sampleStay } from './sample-stay.ts'

type Dependencies = {
  properties: PropertyService
  guests: GuestService
  dealsOnSale: DealsOnSale
  dealTitles: Shop['dealTitles']
}

/** When the store of a stay closes, by the property's own clock. */
export function storeTimes({ property }: PropertySnapshot, { arrival }: Pick<BookingRow, 'arrival'>) {
  const { checkInTime, timeZone, hoursBeforeArrival } = property
  return { arrival, checkInTime, timeZone, hoursBeforeArrival }
}

/** The deals of a stay at this moment. */
export async function dealsFor(
  { guests, dealsOnSale }: Pick<Dependencies, 'guests' | 'dealsOnSale'>,
  { propertyId, stay, now, timeZone }: { propertyId: string; stay: BookingRow; now: Date; timeZone: string },
): Promise<DealOnSale[]> {
  const visitor = await guests.visitorIn(propertyId, stay)
  const today = localTimeAt(now.getTime(), timeZone).date
  const all = await dealsOnSale.of(propertyId)
  return all.filter(({ deal }) => isDealFor(deal, { ...visitor, stay, today }))
}

/** What of a deal is counted for each day; what has no day of its own is there on the day of arrival. */
function takesOfDeal(
  { id, visibility: { stockPerDay } }: DealOnSale['deal'],
  { options }: Pick<Product, 'options'>,
  { line, arrival }: { line: CartLine; arrival: string },
): Take[] {
  if (stockPerDay === null) return []
  const days = line.when?.days ?? [arrival]
  const quantity = takenEachDay(options, line.quantity)
  return days.map((day) => ({ subject: `deal/${id}`, day, slot: '', quantity, places: stockPerDay }))
}

/** What these deals sell. */
function termsOf(offered: readonly DealOnSale[], stay: Pick<BookingRow, 'arrival'>): ShopTerms {
  const dealOf = ({ dealId }: CartLine) => offered.find(({ deal }) => deal.id === dealId)
  const offerOf = (line: CartLine) =>
    dealOf(line)?.products.find(({ product }) => product.id === line.productId)
  return {
    refusalOf: (_, line) => (offerOf(line) ? null : 'order/not-offered-now'),
    priceOf: (product, line) => offerOf(line)?.price ?? product.price,
    takesOf(line) {
      const [found, offer] = [dealOf(line), offerOf(line)]
      return found && offer ? takesOfDeal(found.deal, offer.product, { line, arrival: stay.arrival }) : []
    },
  }
}

/** What the store sells, as orders ask for it: to a guest on the way, by the deals they are shown, until it closes. */
export function createStoreShop({ properties, guests, dealsOnSale, dealTitles }: Dependencies): Shop {
  return {
    dealTitles,
    async termsFor({ propertyId, stay, now }) {
      const snapshot = await properties.snapshot(propertyId)
      const times = storeTimes(snapshot, stay)
      if (!isStoreOpen(times, now.getTime())) {
        throw new AppError('store/closed', 'The store is closed.', {
          closedAt: new Date(storeClosesAt(times)).toISOString(),
        })
      }
      const { timeZone } = snapshot.property
      return termsOf(await dealsFor({ guests, dealsOnSale }, { propertyId, stay, now, timeZone }), stay)
    },
    async previewFor({ propertyId, now }) {
      const { property } = await properties.snapshot(propertyId)
      const stay = sampleStay(property, now)
      return { stay, terms: termsOf(await dealsOnSale.withOthers(propertyId, () => true), stay) }
    },
  }
}
