import type { StayOrder } from '@innkeeper/api/orders/checkout.ts'
import type { StoreDeal } from '@innkeeper/api/upselling/store.ts'
import type { ProductKind } from '@innkeeper/domain/orders/constants.ts'

/** What a stay has of a deal already. */
export type Bought = {
  order: StayOrder
  title: string
  kind: ProductKind
  quantity: number
  days: string[]
  time: string | null
  isConfirmed: boolean
}

/** Orders of the store that still hold: sent, or confirmed. */
export function standingOrders(orders: readonly StayOrder[]): StayOrder[] {
  return orders.filter(
    ({ source, stage, standing, outcome }) =>
      source === 'upselling' &&
      stage === 'placed' &&
      (standing === 'sent' || standing === 'confirmed') &&
      outcome !== 'cancelled',
  )
}

/** Everything bought of a deal, what comes first first. */
export function boughtOf({ id }: Pick<StoreDeal, 'id'>, orders: readonly StayOrder[]): Bought[] {
  return standingOrders(orders)
    .flatMap((order) =>
      order.items
        .filter(({ line }) => line?.dealId === id)
        .map(({ title, kind, quantity, line }) => ({
          order,
          title,
          kind,
          quantity: line?.quantity ?? quantity,
          days: [...(line?.when?.days ?? [])].sort(),
          time: line?.when?.time ?? null,
          isConfirmed: order.standing === 'confirmed',
        })),
    )
    .sort((one, other) => (one.days[0] ?? '').localeCompare(other.days[0] ?? ''))
}
