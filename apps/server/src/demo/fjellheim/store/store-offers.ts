import type { LineWhen } from '@innkeeper/domain/orders/availability.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { instantOfLocal } from '@innkeeper/domain/time.ts'
import { targetGroupsOf } from '@innkeeper/domain/units/target-groups.ts'
import { isDealFor } from '@innkeeper/domain/upselling/deal-rules.ts'
import type { DemoDeal } from '../../build-deals.ts'
import { dealId } from '../../build-deals.ts'
import type { OrderDraft } from '../../decide-order.ts'
import type { DemoBooking } from '../../demo-property.ts'
import { FJELLHEIM, FJELLHEIM_ID } from '../property.ts'
import { TARGET_GROUPS } from '../target-groups.ts'
import { UNITS } from '../units.ts'

/** A deal with the product it sells. */
export type Offer = DemoDeal & { product: Product; price: number }

export function offersOf(deals: readonly DemoDeal[], products: readonly Product[]): Offer[] {
  return deals.flatMap((each) =>
    each.deal.products.flatMap(({ productId, salePrice }) => {
      const product = products.find(({ id }) => id === productId)
      return product ? [{ ...each, product, price: salePrice ?? product.price }] : []
    }),
  )
}

export function offerOf(offers: readonly Offer[], key: string): Offer {
  const offer = offers.find(({ deal }) => deal.id === dealId(FJELLHEIM_ID, key))
  if (!offer) throw new Error(`the demo has no deal ${key}`)
  return offer
}

export function categoryIdOf({ unitId, unitCategoryId }: DemoBooking): string | null {
  return UNITS.find(({ id }) => id === unitId)?.categoryId ?? unitCategoryId
}

/** Whether the store shows the deal to whoever has this booking on a day before they come. */
export function isOfferedTo({ deal }: Offer, booking: DemoBooking, today: string): boolean {
  const unitCategory = categoryIdOf(booking)
  const targetGroups = targetGroupsOf(TARGET_GROUPS, { ...booking, unitCategoryId: unitCategory })
  return isDealFor(deal, { state: 'precheckin', targetGroups, unitCategory, stay: booking, today })
}

type Purchase = Pick<OrderDraft, 'placedAt' | 'quantity' | 'booking' | 'decision'> & {
  offer: Offer
  arrival: string
  when: LineWhen
  cameFrom: string
}

export function purchase({ offer, arrival, when, ...rest }: Purchase): OrderDraft {
  const [first] = when.days
  const local = when.time ? `${first}T${when.time}` : `${arrival}T${FJELLHEIM.checkInTime}`
  return {
    ...rest,
    product: offer.product,
    comment: '',
    timeRequested: instantOfLocal(local, FJELLHEIM.timeZone) ?? 0,
    source: 'upselling',
    type: 'pre-stay',
    bought: { dealId: offer.deal.id, price: offer.price, when },
  }
}
